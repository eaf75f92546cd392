//! A small writer of SVG.

use std::fmt::Display;

/// The attributes of an element, in order.
pub(crate) type Attributes<'a> = [(&'a str, &'a dyn Display)];

/// SVG that is being written: elements one after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Svg {
    text: String,
}

impl Svg {
    /// A document whose outermost element has these attributes.
    pub(crate) fn document(attributes: &Attributes) -> Svg {
        let mut svg = Svg::default();
        let namespace: &Attributes = &[("xmlns", &"http://www.w3.org/2000/svg")];
        svg.open("svg", &[namespace, attributes].concat());
        svg.line_end();
        svg
    }

    /// An element without content.
    pub(crate) fn empty(&mut self, name: &str, attributes: &Attributes) {
        self.tag(name, attributes, "/>");
    }

    /// The beginning of an element.
    pub(crate) fn open(&mut self, name: &str, attributes: &Attributes) {
        self.tag(name, attributes, ">");
    }

    /// The end of an element.
    pub(crate) fn close(&mut self, name: &str) {
        self.text.extend(["</", name, ">"]);
    }

    /// An element that holds only text.
    pub(crate) fn text(&mut self, name: &str, attributes: &Attributes, text: &str) {
        self.open(name, attributes);
        self.text.push_str(&escape(text));
        self.close(name);
    }

    /// An element that holds others.
    pub(crate) fn group(
        &mut self,
        name: &str,
        attributes: &Attributes,
        fill: impl FnOnce(&mut Svg),
    ) {
        self.open(name, attributes);
        fill(self);
        self.close(name);
    }

    /// Elements that are written already.
    pub(crate) fn push(&mut self, written: &str) {
        self.text.push_str(written);
    }

    /// The next element stands on a new line of the file.
    pub(crate) fn line_end(&mut self) {
        self.text.push('\n');
    }

    /// What was written.
    pub(crate) fn finish(self) -> String {
        self.text
    }

    /// What was written, as a whole document.
    pub(crate) fn finish_document(mut self) -> String {
        self.close("svg");
        self.line_end();
        self.text
    }

    fn tag(&mut self, name: &str, attributes: &Attributes, end: &str) {
        self.text.extend(["<", name]);
        for (name, value) in attributes {
            let value = escape(&value.to_string());
            self.text.extend([" ", name, "=\"", &value, "\""]);
        }
        self.text.push_str(end);
    }
}

/// A text as it stands in XML, also in an attribute.
pub(crate) fn escape(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
