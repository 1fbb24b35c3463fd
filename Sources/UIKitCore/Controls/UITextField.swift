import Foundation

/// A control with a line of editable text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// The text field has no border.
    case none
    /// The border is a line.
    case line
    /// The border is a bezel.
    case bezel
    /// The border is a rounded rectangle.
    case roundedRect
  }

  /// The condition for showing an accessory view of the text field.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is never shown.
    case never
    /// The view is shown during editing.
    case whileEditing
    /// The view is shown except during editing.
    case unlessEditing
    /// The view is always shown.
    case always
  }

  private var content = NSAttributedString(string: "") {
    didSet {
      selection = NSRange(location: content.length, length: 0)
      setNeedsDisplay()
    }
  }
  private var selection = NSRange(location: 0, length: 0)
  /// The delegate that decides on editing and is notified of it.
  open weak var delegate: (any UITextFieldDelegate)?
  var style = ShownTextStyle()

  /// The font of the text. The default is the system font of 17 points, which `nil` restores.
  ///
  /// Setting it applies it to the whole text. Rule: UIKit's documentation of `attributedText`,
  /// whose first character determines font, color, and alignment.
  open var font: UIFont? {
    get { style.font }
    set { setFont(newValue ?? .systemFont(ofSize: 17)) }
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

  override func adaptToTraits() {
    super.adaptToTraits()
    adaptFonts()
  }

  func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    let place = selection
    content = change(content)
    selection = place
  }

  /// The placeholder, which is shown while there is no text.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// The attributed placeholder, which is shown while there is no text.
  open var attributedPlaceholder: NSAttributedString? { didSet { setNeedsDisplay() } }
  /// The style of the border. The default is `none`.
  open var borderStyle = BorderStyle.none
  /// The condition for showing the clear button. The default is `never`. Not used by the runtime,
  /// which reports `unused-member`.
  open var clearButtonMode = ViewMode.never {
    didSet { reportUnused("UITextField", if: clearButtonMode != .never) }
  }
  /// The view on the left of the text.
  open var leftView: UIView? {
    didSet {
      guard leftView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      sideViewsDidChange()
    }
  }
  /// The condition for showing the left view. The default is `never`.
  open var leftViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// The view on the right of the text.
  open var rightView: UIView? {
    didSet {
      guard rightView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      sideViewsDidChange()
    }
  }
  /// The condition for showing the right view. The default is `never`.
  open var rightViewMode = ViewMode.never { didSet { sideViewsDidChange() } }
  /// A Boolean value that indicates whether the text is cleared when editing begins. The default is
  /// `false`.
  open var clearsOnBeginEditing = false
  private var extraAttributes: [NSAttributedString.Key: Any] = [:]
  var input = TextInputState()
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

  /// The text. It is never `nil` when read, as in UIKit. Setting it sends no event.
  open var text: String? {
    get { content.string }
    set { content = NSAttributedString(string: newValue ?? "") }
  }

  /// The attributed text. Setting it sends no event.
  open var attributedText: NSAttributedString? {
    get { content }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      style.follow(text)
      content = text
      adaptFonts()
    }
  }

  /// A Boolean value that indicates whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }
  /// A Boolean value that indicates whether the field can become the first responder: `true` while
  /// it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate allows it.
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

  /// Ends editing if the delegate allows it.
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
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  /// Selects the whole text if the next insertion clears it, and returns the selection.
  package func selectionForTyping() -> NSRange {
    selectAllBeforeClearing()
    return inputSelection
  }

  /// Replaces a range, moves the insertion point after the new text, and reports the change.
  package func replaceInput(_ range: NSRange, with string: String) {
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: string)
    content = changed
    selection = NSRange(location: range.location + string.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    delegate?.textFieldDidChangeSelection(self)
  }

  /// The attributes of the whole text: the font, the color, and those that were set here.
  ///
  /// Rule: UIKit's documentation: setting them applies them to the entire text. A missing attribute
  /// is that of the field.
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

  /// A Boolean value that indicates whether the next insertion replaces the whole text.
  ///
  /// The default is `false`. The insertion resets it to `false`. Rule: UIKit's documentation of the
  /// property.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether the user can edit attributes. The default is `false`.
  /// Not used by the runtime, which reports `unused-member`.
  open var allowsEditingTextAttributes = false {
    didSet { reportUnused("UITextField", if: allowsEditingTextAttributes) }
  }
  /// A Boolean value that indicates whether text is being dragged; always `false`.
  open var isTextDragActive: Bool { false }
  /// A Boolean value that indicates whether text is being dropped; always `false`.
  open var isTextDropActive: Bool { false }

  /// A Boolean value that indicates whether fonts of a text style, and those that ``UIFontMetrics``
  /// scaled, follow the preferred text size.
  ///
  /// The default is `false`. Rule: Apple's documentation of the property. Decided here: the fonts
  /// are brought to the size for the view's traits when the property, the font or the text is set,
  /// and when the traits change.
  open var adjustsFontForContentSizeCategory = false { didSet { adaptFonts() } }
  /// A Boolean value that indicates whether the font shrinks to fit the text. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { reportUnused("UITextField", if: adjustsFontSizeToFitWidth) }
  }
  /// The minimum font size of shrunk text, in points. The default is 0. Not used by the runtime,
  /// which reports `unused-member`.
  open var minimumFontSize: CGFloat = 0 {
    didSet { reportUnused("UITextField", if: minimumFontSize != 0) }
  }
  /// The background image. Not used by the runtime, which reports `unused-member`.
  open var background: UIImage? { didSet { reportUnused("UITextField", if: background != nil) } }
  /// The background image of a disabled field. Not used by the runtime, which reports
  /// `unused-member`.
  open var disabledBackground: UIImage? {
    didSet { reportUnused("UITextField", if: disabledBackground != nil) }
  }

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

  // MARK: Rectangles

  /// Returns the rectangle of the text in points: between the left and the right view.
  ///
  /// A rounded border adds margins of 7 points on both sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin: CGFloat = borderStyle == .roundedRect ? 7 : 0
    let left = shows(leftViewMode) ? leftViewRect(forBounds: bounds).width : 0
    let right = shows(rightViewMode) ? rightViewRect(forBounds: bounds).width : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: margin + left + (isMirrored ? 0 : symbolWidth), bottom: 0,
        right: margin + right + (isMirrored ? symbolWidth : 0)))
  }

  /// The room for a symbol before the text, in points.
  @_spi(Runtime) open var symbolWidth: CGFloat { 0 }

  /// Returns the rectangle of the text during editing, which is that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder, which is that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the border, which is the whole bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the left view: in its size, centered vertically.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the rectangle of the right view: in its size, centered vertically.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle of the clear button: 19 by 19 points, 5 points from the right edge.
  ///
  /// Decided here: the rectangle is not documented.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  // MARK: Left and right view

  private func sideViewsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Positions the left and the right view.
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

  override var drawsForBounds: Bool { true }

  /// Draws the text, or the placeholder if the text is empty.
  open override func draw(_ rect: CGRect) {
    if content.length == 0 {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    } else {
      drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }
  }

  /// Draws the text into a rectangle, vertically centered. Secure text is drawn as dots.
  open func drawText(in rect: CGRect) {
    let text = NSMutableAttributedString(attributedString: content)
    if isSecureTextEntry {
      let dots = String(repeating: "\u{2022}", count: content.string.count)
      text.replaceCharacters(in: NSRange(location: 0, length: text.length), with: dots)
    }
    draw(text, color: textColor ?? .label, in: rect)
  }

  /// Draws the placeholder into a rectangle, vertically centered.
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
      RuntimeText.Content(text),
      in: RuntimeText.Container(
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

  /// The size of the text or placeholder. A rounded border adds 7 points at each side and is 34
  /// points high.
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

  /// Returns the intrinsic size of the field.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UITextField: IndexedTextInput {
  package var inputText: String { content.string }

  package var inputSelection: NSRange {
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
      RuntimeText.Content(text), in: RuntimeText.Container(maximumNumberOfLines: 1))
    return TextInputGeometry(
      layout: layout,
      origin: CGPoint(x: room.minX, y: room.midY - font.lineHeight / 2),
      emptyHeight: font.lineHeight)
  }
}

extension UITextField: BaselineText {
  /// Returns the baseline of a line of text that is vertically centered in the text rectangle, even
  /// if the field is empty.
  func ownBaseline(of line: BaselineLine) -> Baseline? {
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    return Baseline(near: intrinsicContentSize.height) { height in
      let bounds = CGRect(x: 0, y: 0, width: self.bounds.width, height: height)
      return textRect(forBounds: bounds).midY - font.lineHeight / 2 + font.ascender
    }
  }
}
