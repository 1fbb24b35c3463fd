import Foundation

/// What one edit of a text, or several that are processed together, have changed.
struct TextEdit {
  var mask: NSTextStorage.EditActions
  /// The changed part after the edit, in UTF-16 units.
  var range: NSRange
  /// By how much the text grew.
  var delta: Int

  /// Takes the range before the edit.
  init(mask: NSTextStorage.EditActions, range: NSRange, delta: Int) {
    self.mask = mask
    self.range = NSRange(location: range.location, length: max(0, range.length + delta))
    self.delta = delta
  }

  /// The edit and a later one, of a range between the two, as one.
  func followed(by later: TextEdit, over between: NSRange) -> TextEdit {
    var moved = range
    if moved.location >= NSMaxRange(between) {
      moved.location += later.delta
    } else if NSMaxRange(moved) > between.location {
      moved.length = max(0, moved.length + later.delta)
    }
    var both = self
    both.mask.formUnion(later.mask)
    both.range = NSUnionRange(moved, later.range)
    both.delta += later.delta
    return both
  }
}
