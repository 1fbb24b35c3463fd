import Foundation

/// A mutable attributed string that notifies its layout managers and its delegate of every edit.
///
/// UIKit: `NSTextStorage`. Use a text storage on one thread at a time. A subclass that stores the
/// text itself overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`
/// with a string, and `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` in
/// the last two. All other edits call these methods.
open class NSTextStorage: NSMutableAttributedString {
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate, which is notified before and after edits are processed; referenced weakly.
  open weak var delegate: (any NSTextStorageDelegate)?
  private var edit: TextEdit?
  private var depth = 0
  private var isProcessing = false

  /// Creates an empty text storage.
  public init() {
    super.init(string: "")
  }

  /// Creates a text storage with a string without attributes.
  public override init(string str: String) {
    super.init(string: str)
  }

  /// Creates a text storage with a string whose characters have the same attributes.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a text storage with the contents of an attributed string.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Creates a text storage from an archive that Foundation has written.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The kinds of changes of the unprocessed edit, or an empty set without an edit.
  open var editedMask: EditActions { edit?.mask ?? [] }

  /// The changed range of the unprocessed edit, in UTF-16 code units after the edit. Without an
  /// edit, its location is `NSNotFound`.
  open var editedRange: NSRange { edit?.range ?? NSRange(location: NSNotFound, length: 0) }

  /// The change in length of the unprocessed edit, in UTF-16 code units.
  open var changeInLength: Int { edit?.delta ?? 0 }

  /// Adds a layout manager that lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Editing

  /// Begins a group of edits, which the balancing ``endEditing()`` processes as one.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Ends the group of edits that ``beginEditing()`` began. The end of the outermost group
  /// processes the edits.
  open override func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    processIfDone()
  }

  /// Records an edit: the range before the edit, and the change of its length.
  ///
  /// Outside of ``beginEditing()``, the edit is processed immediately.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let change = TextEdit(mask: editedMask, range: editedRange, delta: delta)
    edit = edit.map { $0.followed(by: change, over: editedRange) } ?? change
    processIfDone()
  }

  private func processIfDone() {
    guard depth == 0, !isProcessing, edit != nil else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    edit = nil
  }

  /// Processes the recorded edit: notifies the delegate and the layout managers. An override must
  /// call `super`.
  ///
  /// The two notifications are posted after the delegate calls with the same meaning.
  open func processEditing() {
    guard edit != nil else { return }
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    fixAttributes(in: editedRange)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
  }

  /// Fixes attributes after an edit. The default implementation does nothing: all attributes are
  /// valid here.
  open func fixAttributes(in range: NSRange) {}

  // MARK: Text

  /// The length of the text, in UTF-16 code units.
  open override var length: Int { isPlain ? super.length : string.utf16.count }

  /// Replaces the characters of a range by a string with the attributes of the first replaced
  /// character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces the characters of a range by an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
      values, run, _ in
      let place = NSRange(location: range.location + run.location, length: run.length)
      setAttributes(values, range: place)
    }
    endEditing()
  }

  /// Sets the attributes of a range, replacing all former ones.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Adds an attribute to a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    changeAttributes(in: range) { $0[name] = value }
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  /// Replaces the whole text by an attributed string.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Appends an attributed string.
  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  /// Inserts an attributed string at an index in UTF-16 code units.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Deletes the characters of a range, in UTF-16 code units.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for (values, part) in runs(in: range) {
      var values = values
      change(&values)
      setAttributes(values, range: part)
    }
    endEditing()
  }

  // MARK: Reading

  /// Returns the value of an attribute at an index, and the range of the attribute run there.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    guard !isPlain else {
      return super.attribute(attrName, at: location, effectiveRange: range)
    }
    return attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Returns the value of an attribute at an index, and the longest range with the same value.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    guard !isPlain else {
      return super.attribute(
        attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return snapshot.attribute(
      attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Returns the attributes at an index, and the longest range with the same attributes.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    guard !isPlain else {
      return super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
    }
    return snapshot.attributes(at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  /// Calls a closure for each attribute run of a range, with the run's attributes.
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard !isPlain else {
      return super.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }
    snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block)
  }

  /// Calls a closure for each part of a range with the same value of an attribute.
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard !isPlain else {
      return super.enumerateAttribute(
        attrName, in: enumerationRange, options: opts, using: block)
    }
    snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
  }

  // MARK: Storage

  /// A Boolean value that indicates whether this class itself stores the text. Foundation reads its
  /// storage without calling overrides.
  private var isPlain: Bool { type(of: self) == NSTextStorage.self }

  private func runs(
    in range: NSRange
  ) -> [(values: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange(location: location, length: 0)
      let values = attributes(at: location, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), location + 1), NSMaxRange(range))
      runs.append((values, NSRange(location: location, length: end - location)))
      location = end
    }
    return runs
  }

  /// A snapshot of the text that later edits do not change.
  package var snapshot: NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    for (values, range) in runs(in: NSRange(location: 0, length: length)) {
      text.setAttributes(values, range: range)
    }
    return NSAttributedString(attributedString: text)
  }

  /// Returns an immutable copy of the text, which later edits do not change.
  open override func copy(with zone: NSZone? = nil) -> Any { snapshot }

  /// Returns a mutable copy of the text, which is not a text storage.
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: snapshot)
  }

  /// Returns the characters of a range with their attributes.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    snapshot.attributedSubstring(from: range)
  }
}
