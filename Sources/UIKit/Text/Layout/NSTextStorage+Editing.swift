import Foundation

extension NSTextStorage {
  /// The kinds of changes of an edit.
  public struct EditActions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before an edit is processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after an edit was processed, before it is laid out.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}

/// What one edit of a text, or several that are processed together, have changed.
struct TextEdit {
  var mask: NSTextStorage.EditActions
  /// The changed part after the edit, in UTF-16 units.
  var range: NSRange
  /// The change in the text's length.
  var delta: Int

  /// Creates an edit from the range before it.
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

/// The methods that notify a delegate of the edits of a text, on the thread that makes them; UIKit: `NSTextStorageDelegate`.
public protocol NSTextStorageDelegate: AnyObject {
  /// Tells the delegate that an edit is about to be processed. The delegate may edit characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Tells the delegate that an edit was processed. The delegate may edit attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
