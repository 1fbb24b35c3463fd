/// What a pass made of one element: its size, and its position in its parent.
struct MeasuredFrame {
  /// How far the pass came with an element.
  enum State: UInt8 {
    /// Not at all.
    case untouched
    /// Left at size zero without a layout of its own children.
    ///
    /// - Quirk: so Texture leaves the only child of a stack that both grows and shrinks when there
    ///   is less than a point to give it.
    case unsized
    /// Being measured: an element met in this state holds itself.
    case measuring
    /// Measured, and so were its children.
    case measured
  }

  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  /// The element's place in the walk that looks for elements met twice.
  var visit = Int32.max
  var state = State.untouched
}
