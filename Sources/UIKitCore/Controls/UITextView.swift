import Foundation

/// A scrolling view with several lines of editable text.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  package weak var textDelegate: (any UITextViewDelegate)?
  /// A Boolean value that indicates whether fonts of a text style, and those that ``UIFontMetrics``
  /// scaled, follow the preferred text size.
  ///
  /// The default is `false`. Rule: Apple's documentation of the property. Decided here: the fonts
  /// are brought to the size for the view's traits when the property, the font or the text is set,
  /// and when the traits change.
  open var adjustsFontForContentSizeCategory = false { didSet { adaptFonts() } }
  var style = ShownTextStyle(font: .systemFont(ofSize: 12))

  /// The font of the text. The default is the system font of 12 points, which `nil` restores.
  ///
  /// Setting it applies it to the whole text. Rule: UIKit's documentation of `attributedText`,
  /// whose first character determines font, color, and alignment.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? .systemFont(ofSize: 12)) }
  }
  /// The color of the text. The default is the system's label color, which `nil` restores.
  ///
  /// Setting it applies it to the whole text.
  open var textColor: UIColor? {
    get { style.textColor }
    set { setTextColor(newValue) }
  }
  /// The text alignment. The default is `natural`. Setting it applies it to the whole text.
  open var textAlignment: NSTextAlignment {
    get { style.textAlignment }
    set { setTextAlignment(newValue) }
  }
  /// A Boolean value that indicates whether the text is editable. The default is `true`.
  open var isEditable = true
  /// A Boolean value that indicates whether the text is selectable. The default is `true`.
  open var isSelectable = true
  /// The selected range, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      guard selectedRange != oldValue else { return }
      textDelegate?.textViewDidChangeSelection(self)
    }
  }
  /// The insets of the text container, in points. The default is 8 at the top and bottom.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// The text container, which determines lines, line fragment padding, and exclusion paths.
  public let textContainer: NSTextContainer
  /// The text storage. Changes are shown in the next step on the main queue, without notifying the
  /// delegate.
  public let textStorage: NSTextStorage
  /// The attributes of links. Not used by the runtime, which reports `unused-member`.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { reportUnused("UITextView", if: !linkTextAttributes.isEmpty) }
  }
  /// The kinds of data that are converted to links. The default is none. Not used by the runtime,
  /// which reports `unused-member`.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { reportUnused("UITextView", if: !dataDetectorTypes.isEmpty) }
  }
  /// The layout manager, which lays out the text in ``textContainer``.
  public let layoutManager: NSLayoutManager
  /// A Boolean value that indicates whether the user can edit attributes. The default is `false`.
  /// Not used by the runtime, which reports `unused-member`.
  open var allowsEditingTextAttributes = false {
    didSet { reportUnused("UITextView", if: allowsEditingTextAttributes) }
  }
  var input = TextInputState()
  /// The text input traits of the view, as one value.
  package var inputTraits: TextInputTraits {
    get { input.traits }
    set { input.traits = newValue }
  }
  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { input.view }
    set { input.view = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { input.accessoryView }
    set { input.accessoryView = newValue }
  }
  /// A Boolean value that indicates whether text uses the standard scaling. The default is `false`.
  /// Not used by the runtime, which reports `unused-member`.
  open var usesStandardTextScaling = false {
    didSet { reportUnused("UITextView", if: usesStandardTextScaling) }
  }
  /// A Boolean value that indicates whether find interactions are enabled. The default is `false`.
  /// Not used by the runtime, which reports `unused-member`.
  open var isFindInteractionEnabled = false {
    didSet { reportUnused("UITextView", if: isFindInteractionEnabled) }
  }
  /// A Boolean value that indicates whether the next insertion replaces the whole text.
  ///
  /// The default is `false`. The insertion resets it to `false`. Rule: UIKit's documentation of the
  /// property.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether text is being dragged; always `false`.
  open var isTextDragActive: Bool { false }
  /// A Boolean value that indicates whether text is being dropped; always `false`.
  open var isTextDropActive: Bool { false }
  /// The attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  // MARK: Text input

  /// Inserts text in place of the selection, without asking the delegate.
  open func insertText(_ text: String) {
    selectAllBeforeClearing()
    insertAtSelection(text)
  }

  /// Deletes the selection or the character before the insertion point, without asking the
  /// delegate.
  open func deleteBackward() { deleteAtSelection() }

  /// Returns the rectangle of the insertion point at a position in points, or the null rectangle
  /// for a position of another input.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// Returns the rectangles of a range, one for each line, in points. For an empty range, the array
  /// is empty.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(of: range)
  }

  /// Copies the selected text to the pasteboard. Without a selection, it has no effect.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Replaces the selection by the text of the pasteboard, without asking the delegate.
  open override func paste(_ sender: Any?) { pasteOverSelection() }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWholeText() }

  /// Creates a view with a frame in points and a text container, or a standard container when
  /// `nil`.
  ///
  /// If the container belongs to a layout manager, the view shows the text of that manager.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let stack = TextStack(textContainer)
    self.textContainer = stack.container
    layoutManager = stack.manager
    textStorage = stack.storage
    super.init(frame: frame)
    layoutManager.textView = self
  }

  /// Creates a view with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a view of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    let stack = TextStack(nil)
    textContainer = stack.container
    layoutManager = stack.manager
    textStorage = stack.storage
    super.init(coder: coder)
    layoutManager.textView = self
  }

  /// The delegate that decides on editing and is notified of editing and scrolling.
  open var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      scrollDelegate = newValue
    }
  }

  /// The text of the view. Setting it removes the attributes of the text.
  open var text: String! {
    get { textStorage.string }
    set { attributedText = NSAttributedString(string: newValue ?? "") }
  }

  /// The attributed text of the view. Missing attributes are those of the view.
  open var attributedText: NSAttributedString! {
    get { textStorage.snapshot }
    set {
      let text: NSAttributedString = newValue ?? NSAttributedString(string: "")
      style.follow(text)
      edit { $0.setAttributedString(text) }
      selectedRange = NSRange(location: textStorage.length, length: 0)
      adaptFonts()
    }
  }

  private func edit(_ change: (NSTextStorage) -> Void) {
    layoutManager.isEditedByView = true
    change(textStorage)
    layoutManager.isEditedByView = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Updates the view after a change of its text storage. The selection is limited to the text.
  package func textStorageDidChange() {
    let length = textStorage.length
    if NSMaxRange(selectedRange) > length {
      let start = min(selectedRange.location, length)
      selectedRange = NSRange(location: start, length: length - start)
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Scrolls to make a range visible. The range is limited to the text.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    scrollRectToVisible(
      inputGeometry.rects(of: range).reduce(.null) { $0.union($1) }, animated: false)
  }

  /// A Boolean value that indicates whether the view can become the first responder: `true` while
  /// it is editable.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    textDelegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// Selects the whole text if the next insertion clears it, and returns the selection.
  package func selectionForTyping() -> NSRange {
    selectAllBeforeClearing()
    return inputSelection
  }

  /// Replaces a range, moves the insertion point after the new text, and notifies the delegate.
  package func replaceInput(_ range: NSRange, with string: String) {
    edit { storage in
      guard !typingAttributes.isEmpty, !string.isEmpty else {
        return storage.replaceCharacters(in: range, with: string)
      }
      let typed = NSAttributedString(string: string, attributes: typingAttributes)
      storage.replaceCharacters(in: range, with: typed)
    }
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  override func adaptToTraits() {
    super.adaptToTraits()
    adaptFonts()
  }

  func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    let (place, present) = (selectedRange, textStorage.snapshot)
    let changed = change(present)
    if !changed.isEqual(to: present) {
      edit { $0.setAttributedString(changed) }
      selectedRange = place
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var styledText: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: textStorage.snapshot)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { values, range, _ in
      if values[.font] == nil, let font = self.font {
        text.addAttribute(.font, value: font, range: range)
      }
      if values[.foregroundColor] == nil, let textColor {
        text.addAttribute(.foregroundColor, value: textColor, range: range)
      }
      if values[.paragraphStyle] == nil, textAlignment != .natural {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
    return layoutManager.adjusted(text)
  }

  /// The width of the insets and the line fragment padding on both sides of the text, in points.
  private var sideMargins: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  private func room(forWidth width: CGFloat) -> RuntimeText.Container {
    var room = RuntimeText.Container(textContainer)
    room.size = CGSize(width: max(0, width - sideMargins), height: .infinity)
    return room
  }

  private func metrics(forWidth width: CGFloat) -> RuntimeText.Metrics {
    environment.textMeasurer.measure(RuntimeText.Content(styledText), in: room(forWidth: width))
  }

  /// The layout of the text in the view's width, or in the container's width while the view has no
  /// size.
  private var textLayout: RuntimeText.Layout {
    environment.textMeasurer.layout(
      RuntimeText.Content(styledText),
      in: bounds.width > 0 ? room(forWidth: bounds.width) : RuntimeText.Container(textContainer))
  }

  private func contentSize(forWidth width: CGFloat) -> CGSize {
    let size = metrics(forWidth: width).size
    let line = (font ?? .systemFont(ofSize: 12)).lineHeight
    let height = max(size.height, line) + textContainerInset.top + textContainerInset.bottom
    let scale = traitCollection.displayScale
    return CGSize(
      width: min(width, (size.width + sideMargins).ceiledToPixel(scale: scale)),
      height: height.ceiledToPixel(scale: scale))
  }

  /// Returns the size that fits the text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(forWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text and the insets while the view does not scroll; otherwise, there is no
  /// intrinsic size.
  ///
  /// Rule: a text view that does not scroll has the size of its text, like a label. Constraints
  /// determine its height from the width that they specify.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : contentSize(forWidth: .infinity)
  }

  /// Sets the content size to the size of the text, and the container's width to the width within the insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    textContainer.size.width = max(
      0, bounds.width - textContainerInset.left - textContainerInset.right)
    contentSize = CGSize(width: bounds.width, height: contentSize(forWidth: bounds.width).height)
  }

  override var drawsForBounds: Bool { true }

  /// Draws the background of the text and the text with the layout manager, within the insets.
  open override func draw(_ rect: CGRect) {
    layoutManager.draw(
      textLayout, at: CGPoint(x: textContainerInset.left, y: textContainerInset.top))
  }
}

extension UITextView: IndexedTextInput {
  var inputText: String { textStorage.string }

  var inputSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  var inputGeometry: TextInputGeometry {
    TextInputGeometry(
      layout: textLayout,
      origin: CGPoint(
        x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top),
      emptyHeight: (font ?? .systemFont(ofSize: 12)).lineHeight)
  }
}

extension UITextView: WrappingText {
  /// A Boolean value that indicates whether the view has the height of its lines, because it does
  /// not scroll.
  var wrapsText: Bool { !isScrollEnabled }
}

extension UITextView: BaselineText {
  /// Returns the baseline of a line while the view does not scroll: relative to the top for the
  /// first line, to the bottom for the last one.
  ///
  /// Rule: UIKit's documentation of `forFirstBaselineLayout` names text views that do not scroll.
  func ownBaseline(of line: BaselineLine) -> Baseline? {
    guard !isScrollEnabled, textStorage.length > 0 else { return nil }
    let width = bounds.width > 0 ? bounds.width : .infinity
    let metrics = metrics(forWidth: width)
    switch line {
    case .first: return Baseline(offset: textContainerInset.top + metrics.firstBaseline)
    case .last:
      let below = metrics.size.height - metrics.lastBaseline + textContainerInset.bottom
      return Baseline(share: 1, offset: -below)
    }
  }
}

extension UITextView: TextLayoutView {}
