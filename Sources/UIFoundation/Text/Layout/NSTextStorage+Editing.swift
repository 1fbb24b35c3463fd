import Foundation

extension NSTextStorage {
  /// The kinds of changes in an edit of a text storage.
  public struct EditActions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// The characters changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before an edit is processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after an edit was processed, before it is laid out.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")
}

/// The changes of one edit of a text storage, or of several that are processed together.
struct TextEdit {
  var mask: NSTextStorage.EditActions
  /// The changed range after the edit, in UTF-16 code units.
  var range: NSRange
  /// The change of the text's length, in UTF-16 code units.
  var delta: Int

  /// Creates an edit from the range before it.
  init(mask: NSTextStorage.EditActions, range: NSRange, delta: Int) {
    self.mask = mask
    self.range = NSRange(location: range.location, length: max(0, range.length + delta))
    self.delta = delta
  }

  /// Returns the combination of this edit and a later one.
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

/// The delegate of a text storage, notified of edits on the thread that makes them.
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
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
