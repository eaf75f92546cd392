//! The book as a PDF.

use std::fmt;

use krilla::Document;
use krilla::destination::XyzDestination;
use krilla::geom::{Point, Size};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt, SvgSettings};
use resvg::usvg::Tree;

use super::{Book, BookPage};
use crate::language::{ENGLISH, Explanation, Language};
use crate::parallel;
use crate::picture::png::options;

/// Why there is no PDF.
#[derive(Debug)]
pub enum PdfError {
    /// A page is no SVG.
    Page {
        /// Its number.
        page: usize,
        /// Why.
        reason: String,
    },
    /// The document cannot be put together.
    Document(String),
}

impl std::error::Error for PdfError {}

impl PdfError {
    /// The error for people.
    pub fn explanation(&self, words: &Language) -> Explanation {
        match self {
            PdfError::Page { page, reason } => words.publish.no_pdf(Some(*page), reason),
            PdfError::Document(reason) => words.publish.no_pdf(None, reason),
        }
    }
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explanation(&ENGLISH).message)
    }
}

/// The book as a PDF: the same book always gives the same bytes, since no clock is asked.
pub fn pdf(book: &Book) -> Result<Vec<u8>, PdfError> {
    let pages = book.pages();
    let numbered: Vec<(usize, &BookPage)> = (1..).zip(&pages).collect();
    let trees = parallel::map(&numbered, |(number, page)| tree(*number, &page.svg));
    let trees = trees.into_iter().collect::<Result<Vec<Tree>, _>>()?;

    let mut document = Document::new();
    let mut outline = Outline::new();
    let paper = points(book)?;
    for (nth, (page, tree)) in pages.iter().zip(&trees).enumerate() {
        let mut sheet = document.start_page_with(PageSettings::new(paper));
        let mut surface = sheet.surface();
        // It always returns `Some`.
        let _ = surface.draw_svg(tree, paper, SvgSettings::default());
        surface.finish();
        sheet.finish();
        for begins in &page.begins {
            let top = XyzDestination::new(nth, Point::from_xy(0.0, 0.0));
            outline.push_child(OutlineNode::new(begins.clone(), top));
        }
    }
    document.set_outline(outline);
    let metadata = Metadata::new()
        .title(book.title())
        .language(book.words.code.to_owned())
        .creator("sixfold".to_owned());
    document.set_metadata(metadata);
    document
        .finish()
        .map_err(|error| PdfError::Document(format!("{error:?}")))
}

fn tree(page: usize, svg: &str) -> Result<Tree, PdfError> {
    Tree::from_str(svg, &options()).map_err(|error| PdfError::Page {
        page,
        reason: error.to_string(),
    })
}

/// The paper's size in points, of which an inch has 72.
fn points(book: &Book) -> Result<Size, PdfError> {
    let (width, height) = book.paper.size();
    let points = |length: i32| length as f32 * 72.0 / 254.0;
    Size::from_wh(points(width), points(height))
        .ok_or_else(|| PdfError::Document("the paper has no size".to_owned()))
}
