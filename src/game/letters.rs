/// Defines a small enum whose variants have a letter and a name, so that both stand in one place.
macro_rules! lettered {
    ($(#[$doc:meta])* $name:ident { $($variant:ident $letter:literal $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $letter, "`")] $variant),+
        }

        impl $name {
            /// Every value, in the order of the notation.
            pub const ALL: [Self; [$($letter),+].len()] = [$(Self::$variant),+];

            /// The place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The letter that stands for it in the notation.
            pub const fn letter(self) -> char {
                match self { $(Self::$variant => $letter),+ }
            }

            /// Its English name.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The value that a letter stands for.
            pub const fn from_letter(letter: char) -> Option<Self> {
                match letter { $($letter => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}

pub(crate) use lettered;
