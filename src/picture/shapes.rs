use crate::game::Shape;

/// A symbol's outline in a square of 100 by 100, as SVG path data.
pub(super) const fn outline(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "M50 18A32 32 0 0 1 50 82A32 32 0 0 1 50 18Z",
        Shape::Square => "M24 21H76Q79 21 79 24V76Q79 79 76 79H24Q21 79 21 76V24Q21 21 24 21Z",
        Shape::Diamond => {
            "M52.1 13.1L86.9 47.9Q89 50 86.9 52.1L52.1 86.9Q50 89 47.9 86.9L13.1 52.1Q11 50 13.1 47.9L47.9 13.1Q50 11 52.1 13.1Z"
        }
        Shape::Flower => {
            "M32 32A18 18 0 1 1 68 32A18 18 0 1 1 68 68A18 18 0 1 1 32 68A18 18 0 1 1 32 32Z"
        }
        // Eight points 38 from the middle, and notches 22 from it.
        Shape::Star => {
            "M50 12L58.4 29.7L76.9 23.1L70.3 41.6L88 50L70.3 58.4L76.9 76.9L58.4 70.3L50 88L41.6 70.3L23.1 76.9L29.7 58.4L12 50L29.7 41.6L23.1 23.1L41.6 29.7Z"
        }
        Shape::Cross => "M18 18Q50 45 82 18Q55 50 82 82Q50 55 18 82Q45 50 18 18Z",
    }
}
