//! Macros for small enums: their names, and the codes of errors.

/// An enum whose values have names: `ALL`, `index`, `name` and `from_name` from one definition.
macro_rules! named {
    ($(#[$attribute:meta])* $name:ident {
        $($(#[$about:meta])* $variant:ident $word:literal),+ $(,)?
    }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$about])* $variant),+
        }

        impl $name {
            /// Every value, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The value with this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}

/// The code of every variant of an error. A new variant does not compile without one. Files and
/// answers hold codes, so they never change; `tests/data/codes.txt` lists them.
macro_rules! codes {
    ($name:ident {
        $($variant:pat => $code:literal,)+
        $(; $($wrapper:pat => $inner:expr,)+)?
    }) => {
        impl $name {
            /// Every code of its own; those of errors that it wraps stand beside these.
            pub const CODES: &[&'static str] = &[$($code),+];

            /// The code of the error, for programs. It never changes.
            pub const fn code(&self) -> &'static str {
                match self { $($variant => $code,)+ $($($wrapper => $inner,)+)? }
            }
        }
    };
}

pub(crate) use {codes, named};
