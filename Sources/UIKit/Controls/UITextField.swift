import Foundation

/// A line of text that a person can change; typing is a driven step.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// How the field is framed.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// By a bezel.
    case bezel
    /// By a rounded rectangle.
    case roundedRect
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// Unless the text is edited.
    case unlessEditing
    /// Always.
    case always
  }

  private var content = NSAttributedString(string: "") {
    didSet {
      selection = NSRange(location: content.length, length: 0)
      setNeedsDisplay()
    }
  }
  private var selection = NSRange(location: 0, length: 0)
  /// Decides about and hears of editing.
  open weak var delegate: (any UITextFieldDelegate)?
  var style = ShownTextStyle()

  /// The font. The default is 17 points of the system's font. Setting it sets that of all text;
  /// `nil` is the default.
  ///
  /// Rule: UIKit's documentation of `attributedText`, from whose first character font, color and
  /// alignment are taken over.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  /// The color of the text; default the system's label color. Setting it sets that of all text;
  /// `nil` is the default.
  open var textColor: UIColor? {
    get { style.textColor }
    set { setTextColor(newValue) }
  }
  /// Where the text stands; default natural. Setting it sets where all text stands.
  open var textAlignment: NSTextAlignment {
    get { style.textAlignment }
    set { setTextAlignment(newValue) }
  }

  func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    let place = selection
    content = change(content)
    selection = place
  }

  /// The text that is shown in place of none.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// The text with attributes that is shown in place of none.
  open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }
  /// How the field is framed; default not at all.
  open var borderStyle = BorderStyle.none
  /// When the clear button is shown; default never.
  open var clearButtonMode = ViewMode.never
  /// A view at the left.
  open var leftView: UIView? {
    didSet {
      guard leftView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      sideViewsDidChange()
    }
  }
  /// When the view at the left is shown; default never.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// A view at the right.
  open var rightView: UIView? {
    didSet {
      guard rightView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      sideViewsDidChange()
    }
  }
  /// When the view at the right is shown; default never.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// A Boolean value that indicates whether editing begins with an empty text. The default is
  /// `false`.
  open var clearsOnBeginEditing = false
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]
  var input = TextInputState()
  /// A view in place of the keyboard.
  open override var inputView: UIView? {
    get { input.view }
    set { input.view = newValue }
  }
  /// A view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { input.accessoryView }
    set { input.accessoryView = newValue }
  }

  /// The text; never `nil` once read, as in UIKit. Setting it sends no event.
  open var text: String? {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }

  /// The text with attributes; setting it sends no event.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      style.follow(text)
      content = text
    }
  }

  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// A field may receive keyboard events while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing when the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if clearsOnBeginEditing { text = "" }
    sideViewsDidChange()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing when the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    sideViewsDidChange()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(
      Self.textDidEndEditingNotification,
      userInfo: [Self.didEndEditingReasonKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  /// Types text over the selection, which is the end of the text unless it was moved. A driven step:
  /// the delegate is asked, `editingChanged` is sent.
  ///
  /// - Returns: whether the text was taken.
  @discardableResult
  public func type(_ string: String) -> Bool {
    if isEditing { selectAllBeforeClearing() }
    return replace(selection, with: string)
  }

  /// Replaces a range of the text, in UTF-16 units, as a person would. A driven step.
  ///
  /// - Returns: whether the text was taken; not while the field does not edit.
  @discardableResult
  public func replace(_ range: NSRange, with string: String) -> Bool {
    guard isEditing, NSMaxRange(range) <= content.length,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return false }
    replaceInput(range, with: string)
    return true
  }

  /// Puts a text in place of a part, moves the caret behind it, and tells of the change.
  func replaceInput(_ range: NSRange, with string: String) {
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: string)
    content = changed
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Taps the clear button. A driven step.
  public func tapClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Taps the return key. A driven step: `editingDidEndOnExit` is sent when the delegate agrees.
  public func tapReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
  }

  /// The attributes of the whole text: the field's font and color, and those that were set here.
  ///
  /// Rule: UIKit's documentation: setting them applies them to the entire text; an attribute that is
  /// left out keeps the field's own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var all = extraAttributes
      all[.font] = font
      all[.foregroundColor] = textColor
      return all
    }
    set {
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
      extraAttributes = newValue
      let place = selection
      content = NSAttributedString(string: content.string, attributes: defaultTextAttributes)
      selection = place
    }
  }

  /// A Boolean value that indicates whether the next insertion replaces the whole text, after which
  /// it does no longer. The default is `false`.
  ///
  /// Rule: UIKit's documentation of the property.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether a person may change attributes; kept as a value. The
  /// default is `false`.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether text is being dragged: never.
  open var isTextDragActive: Bool { false }
  /// A Boolean value that indicates whether text is being dropped: never.
  open var isTextDropActive: Bool { false }

  /// A Boolean value that indicates whether a font of a text style follows the text size; kept as
  /// data. The default is `false`.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether a long text is drawn smaller; kept as data, for text is
  /// never shrunk. The default is `false`.
  open var adjustsFontSizeToFitWidth = false
  /// How small a long text may be drawn, in points. The default is 0; kept as data.
  open var minimumFontSize: CGFloat = 0
  /// The image behind the text; kept as data.
  open var background: UIImage?
  /// The image behind the text of a field that is not enabled; kept as data.
  open var disabledBackground: UIImage?

  // MARK: Text input

  /// Types a text over the selection; the delegate is not asked.
  open func insertText(_ text: String) {
    selectAllBeforeClearing()
    insertAtSelection(text)
  }

  /// Deletes the selection, or the character before the caret; the delegate is not asked.
  open func deleteBackward() { deleteAtSelection() }

  /// Returns the rectangle of the caret at a place, in points; null for one that is not of this text.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }

  /// Returns the rectangles of a part, one a line, in points; none for an empty one.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    rectangles(of: range)
  }

  /// Puts the selected text on the pasteboard; without a selection nothing.
  open override func copy(_ sender: Any?) { copySelection() }

  /// Puts the selected text on the pasteboard and takes it out of the text.
  open override func cut(_ sender: Any?) { cutSelection() }

  /// Puts the pasteboard's text in place of the selection; the delegate is not asked.
  open override func paste(_ sender: Any?) { pasteOverSelection() }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWholeText() }

  // MARK: Places

  /// Where the text lies within bounds, in points: beside the views at the left and the right.
  ///
  /// A rounded frame keeps the text 7 points from each side.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin: CGFloat = borderStyle == .roundedRect ? 7 : 0
    let left = shows(leftViewMode) ? leftViewRect(forBounds: bounds).width : 0
    let right = shows(rightViewMode) ? rightViewRect(forBounds: bounds).width : 0
    return bounds.inset(
      by: UIEdgeInsets(top: 0, left: margin + left, bottom: 0, right: margin + right))
  }

  /// Where the text lies while it is edited: as otherwise.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the text in place of none lies: as the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Where the frame lies: everywhere.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the view at the left lies: at its size in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view at the right lies: at its size in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the clear button lies: 19 points wide and high at the right, 5 points from the edge.
  ///
  /// Its place is not documented.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  // MARK: Side views

  private func sideViewsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Shows the views beside the text where ``leftViewRect(forBounds:)`` and its kin say.
  ///
  /// Rule: UIKit's documentation of `leftViewMode`: a view is in the field while its mode shows it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, shows(leftViewMode)) { leftViewRect(forBounds: bounds) }
    place(rightView, shows(rightViewMode)) { rightViewRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, _ isShown: Bool, at rect: () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect()
  }

  // MARK: Drawing

  /// Draws the text, or what stands in place of none.
  open override func draw(_ rect: CGRect) {
    if content.length == 0 {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }

  /// Draws the text into a rectangle, in the middle of its height; a secure text as dots.
  open func drawText(in rect: CGRect) {
    let text = NSMutableAttributedString(attributedString: content)
    if isSecureTextEntry {
      let dots = String(repeating: "\u{2022}", count: content.string.count)
      text.replaceCharacters(in: NSRange(location: 0, length: text.length), with: dots)
    }
    draw(text, color: textColor ?? .label, in: rect)
  }

  /// Draws what stands in place of no text into a rectangle, in the middle of its height.
  open func drawPlaceholder(in rect: CGRect) {
    let text = attributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) }
    guard let text else { return }
    draw(NSMutableAttributedString(attributedString: text), color: .placeholderText, in: rect)
  }

  private func draw(_ text: NSMutableAttributedString, color: UIColor, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), text.length > 0 else { return }
    let whole = NSRange(location: 0, length: text.length)
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let own: [NSAttributedString.Key: Any] = [
      .font: font ?? UIFont.systemFont(ofSize: 17), .foregroundColor: color,
      .paragraphStyle: style,
    ]
    text.enumerateAttributes(in: whole) { values, range, _ in
      text.addAttributes(own.filter { values[$0.key] == nil }, range: range)
    }
    let layout = environment.textMeasurer.layout(
      TextContent(text),
      in: TextContainer(
        size: rect.size, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail,
        truncation: .ellipsis))
    let top = max(0, (rect.height - layout.metrics.size.height) / 2)
      .roundedToPixel(scale: traitCollection.displayScale)
    layout.draw(
      at: CGPoint(x: rect.minX, y: rect.minY + top), in: context, color: UIColor.black.cgColor)
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The size of text or placeholder; a rounded frame adds 7 points at each side and is 34 high.
  open override var intrinsicContentSize: CGSize {
    let shown = content.length > 0 ? content.string : placeholder ?? ""
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    let scale = traitCollection.displayScale
    let size = shown.size(withAttributes: [.font: font])
    let height = font.lineHeight.ceiledToPixel(scale: scale)
    let width = size.width.ceiledToPixel(scale: scale)
    guard borderStyle == .roundedRect else { return CGSize(width: width, height: height) }
    return CGSize(width: width + 14, height: max(34, height + 12))
  }

  /// The field's own size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UITextField: IndexedTextInput {
  var inputText: String { content.string }

  var inputSelection: NSRange {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  var inputGeometry: TextInputGeometry {
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    let room = editingRect(forBounds: bounds)
    let text = NSAttributedString(string: content.string, attributes: [.font: font])
    let layout = environment.textMeasurer.layout(
      TextContent(text), in: TextContainer(maximumNumberOfLines: 1))
    return TextInputGeometry(
      layout: layout,
      origin: CGPoint(x: room.minX, y: room.midY - font.lineHeight / 2),
      emptyHeight: font.lineHeight)
  }
}

extension UITextField: BaselineText {
  /// The line in the middle of where the text lies, whether there is one or not.
  func ownBaseline(of line: BaselineLine) -> Baseline? {
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    return Baseline(near: intrinsicContentSize.height) { height in
      let bounds = CGRect(x: 0, y: 0, width: self.bounds.width, height: height)
      return textRect(forBounds: bounds).midY - font.lineHeight / 2 + font.ascender
    }
  }
}
