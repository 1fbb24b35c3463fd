import UIKit

/// A node with editable text and a placeholder that is shown while the text is empty.
///
/// Texture: `ASEditableTextNode`. Two text views fill the node; a test types by driving
/// ``textView``. The node cannot be layer-backed.
open class ASEditableTextNode: ASDisplayNode {
  private var text = NSAttributedString(string: "")
  private var placeholder: NSAttributedString?
  private var components: ASTextKitComponents?
  /// A Boolean value that indicates whether the placeholder is shown according to the text.
  private var hasUpdatedPlaceholder = true
  final var storedTraits = TextInputTraits()
  @MainActor private var editedView: UITextView?
  @MainActor private var placeholderView: UITextView?
  @MainActor private var observer: EditableTextObserver?

  /// The delegate, which controls editing and is notified of it. Held weakly.
  ///
  /// Main thread.
  open weak var delegate: (any ASEditableTextNodeDelegate)?

  /// A Boolean value that indicates whether the user can scroll the text. The default is `true`. Any thread
  /// may use it until the node is loaded.
  ///
  /// `isScrollEnabled` of ``textView`` stays `true`. Source: `ASEditableTextNode.mm`, `-setScrollEnabled:`.
  open var scrollEnabled = true {
    didSet { _ = onMain { node in (node as? ASEditableTextNode)?.applySettings() } }
  }

  /// The attributes of typed text, by name. Any thread may use it until the node is loaded.
  open var typingAttributes: [String: Any]? {
    didSet { _ = onMain { node in (node as? ASEditableTextNode)?.restoreTypingAttributes() } }
  }

  /// The insets of text and placeholder in points. The default is zero. Any thread may use it until
  /// the node is loaded.
  open var textContainerInset = UIEdgeInsets.zero {
    didSet { _ = onMain { node in (node as? ASEditableTextNode)?.applySettings() } }
  }

  /// The maximum number of lines for which the node reserves space. 0 means no limit.
  ///
  /// Any thread.
  open var maximumLinesToDisplay: UInt = 0 {
    didSet { setNeedsLayout() }
  }

  /// Creates a node without text.
  ///
  /// Any thread.
  public override init() {
    super.init()
  }

  /// Creates a node with the text and the placeholder of text components.
  ///
  /// Any thread. The text stays in the components' storage, which the text view edits; the
  /// placeholder is copied, and shown until the node is loaded or the text is set. Source:
  /// `ASEditableTextNode.mm`, `-initWithTextKitComponents:placeholderTextKitComponents:`.
  public init(
    textKitComponents: ASTextKitComponents, placeholderTextKitComponents: ASTextKitComponents
  ) {
    super.init()
    hasUpdatedPlaceholder = false
    components = textKitComponents
    text = textKitComponents.textStorage.snapshot
    let shown = placeholderTextKitComponents.textStorage.snapshot
    placeholder = shown.length > 0 ? shown : nil
  }

  // MARK: Text

  /// The text, or `nil` while the placeholder is shown.
  ///
  /// Any thread until the node is loaded, then the main thread. Setting it does not notify the
  /// delegate of an update. Source: `ASEditableTextNode.mm`, `-setAttributedText:`.
  open var attributedText: NSAttributedString? {
    get {
      if !hasUpdatedPlaceholder { return nil }
      let edited = onMain { node in (node as? ASEditableTextNode)?.editedView?.attributedText }
      let current = (edited ?? nil) ?? text
      return current.length == 0 ? nil : current
    }
    set { setText(newValue) }
  }

  /// The text that is shown while the text is empty. Empty if it was not set.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASEditableTextNode.mm`,
  /// `-attributedPlaceholderText`, which copies the text storage.
  open var attributedPlaceholderText: NSAttributedString? {
    get { placeholder ?? NSAttributedString(string: "") }
    set {
      guard placeholder != newValue else { return }
      waitForCheckout()
      placeholder = newValue?.copy() as? NSAttributedString
      _ = onMain { node in (node as? ASEditableTextNode)?.applySettings() }
    }
  }

  /// Returns whether the text is empty, so that the placeholder is shown.
  ///
  /// Any thread. `true` for the text of components until the node is loaded or the text is set.
  public final func isDisplayingPlaceholder() -> Bool {
    !hasUpdatedPlaceholder || text.length == 0
  }

  /// Sets the text. An empty text keeps the typing attributes, which determine the height of the
  /// insertion point.
  private final func setText(_ newText: NSAttributedString?) {
    guard newText != text else { return }
    waitForCheckout()
    text = newText?.copy() as? NSAttributedString ?? emptyText
    hasUpdatedPlaceholder = true
    if !isNodeLoaded { components?.textStorage.setAttributedString(text) }
    setNeedsLayout()
    _ = onMain { node in (node as? ASEditableTextNode)?.showText() }
  }

  private final var emptyText: NSAttributedString {
    NSAttributedString(string: "", attributes: typingKeys)
  }

  private final var typingKeys: [NSAttributedString.Key: Any] {
    guard let typingAttributes else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: typingAttributes.map { (NSAttributedString.Key($0.key), $0.value) })
  }

  /// The keyboard traits. Stored until the node is loaded, then read from and set on the text view.
  final var inputTraits: TextInputTraits {
    get {
      let shown = onMain { node -> TextInputTraits? in
        (node as? ASEditableTextNode)?.editedView?.inputTraits
      }
      return (shown ?? nil) ?? storedTraits
    }
    set {
      storedTraits = newValue
      _ = onMain(newValue) { node, traits in
        (node as? ASEditableTextNode)?.editedView?.inputTraits = traits
      }
    }
  }

  // MARK: View

  /// The text view. Accessing it loads the node.
  ///
  /// Main thread.
  @preconcurrency @MainActor open var textView: UITextView {
    _ = view
    guard let editedView else { return makeTextView() }
    return editedView
  }

  /// Returns `false`: a node with text views cannot be layer-backed.
  open override var supportsLayerBacking: Bool { false }

  /// Creates the two text views.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didLoad() {
    super.didLoad()
    let placeholderView = UITextView()
    placeholderView.textContainer.lineFragmentPadding = 0
    placeholderView.isUserInteractionEnabled = false
    placeholderView.accessibilityElementsHidden = true
    view.addSubview(placeholderView)
    self.placeholderView = placeholderView
    view.addSubview(makeTextView())
    applySettings()
  }

  @MainActor private func makeTextView() -> UITextView {
    let textView = EditableTextView(frame: .zero, textContainer: components?.textContainer)
    components?.textView = textView
    let observer = EditableTextObserver(self)
    textView.textContainer.lineFragmentPadding = 0
    textView.inputTraits = storedTraits
    if textView.attributedText != text { textView.attributedText = text }
    textView.selectedRange = NSRange(location: textView.textStorage.length, length: 0)
    textView.typingAttributes = typingKeys
    textView.delegate = observer
    textView.onStorageEdit = { [weak self, weak textView] in
      if let textView { self?.adoptTypedText(textView.attributedText) }
    }
    self.observer = observer
    editedView = textView
    return textView
  }

  @MainActor private func applySettings() {
    editedView?.isScrollEnabled = scrollEnabled
    editedView?.textContainerInset = textContainerInset
    editedView?.accessibilityHint = placeholder?.string
    placeholderView?.textContainerInset = textContainerInset
    placeholderView?.attributedText = placeholder
    showPlaceholder()
  }

  /// Shows the placeholder in a view behind the editable text view, which becomes transparent.
  @MainActor private func showPlaceholder() {
    hasUpdatedPlaceholder = true
    let isShown = isDisplayingPlaceholder()
    placeholderView?.isHidden = !isShown
    placeholderView?.backgroundColor = backgroundColor
    placeholderView?.isOpaque = isOpaque
    editedView?.backgroundColor = isShown ? nil : backgroundColor
    editedView?.isOpaque = isShown ? false : isOpaque
  }

  /// Sets the text of the text view, and keeps a selection that is not at the end.
  @MainActor private func showText() {
    guard let editedView, let observer else { return }
    let range = editedView.selectedRange
    let keepsRange = range.location != editedView.attributedText.length
    editedView.attributedText = text
    showPlaceholder()
    guard keepsRange else { return }
    observer.isKeepingSelection = true
    editedView.selectedRange = range
    observer.isKeepingSelection = false
  }

  /// Stores text that the user typed.
  @MainActor final func adoptTypedText(_ typed: NSAttributedString) {
    waitForCheckout()
    text = typed.copy() as? NSAttributedString ?? typed
    showPlaceholder()
    invalidateCalculatedLayout()
  }

  /// Restores the typing attributes, which a change of the selection resets.
  @MainActor final func restoreTypingAttributes() {
    editedView?.typingAttributes = typingKeys
  }

  /// Sets the frames of the text views to the node's bounds.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    placeholderView?.frame = bounds
    editedView?.frame = bounds
    editedView?.contentOffset = .zero
  }

  /// The background color of the node and its text views.
  ///
  /// Any thread until the node is loaded, then the main thread.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      _ = onMain { node in (node as? ASEditableTextNode)?.showPlaceholder() }
    }
  }

  /// A Boolean value that indicates whether the node and its visible text view are opaque.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASEditableTextNode.mm`,
  /// `-setOpaque:`.
  open override var isOpaque: Bool {
    get { super.isOpaque }
    set {
      super.isOpaque = newValue
      _ = onMain { node in (node as? ASEditableTextNode)?.showPlaceholder() }
    }
  }

  /// The text view, as the only accessibility element of a loaded node.
  ///
  /// Elements that are set are ignored. Source: `ASEditableTextNode.mm`, `-accessibilityElements`.
  open override var accessibilityElements: [Any]? {
    get {
      let shown = onMain { node in (node as? ASEditableTextNode)?.editedView }
      return (shown ?? nil).map { [$0] } ?? super.accessibilityElements
    }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Measuring

  /// Measures the visible text, or the placeholder, in whole points.
  ///
  /// Any thread.
  ///
  /// - Quirk: the insets are added to the size of a text measured with the full width.
  ///   `ASEditableTextNode.mm`, `-calculateSizeThatFits:`.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let shown = TextContent(isDisplayingPlaceholder() ? placeholder ?? text : text)
    let measurer = RuntimeEnvironment.currentMeasurer
    let room = CGSize(width: constrainedSize.width, height: .infinity)
    var size = measurer.measure(shown, in: TextContainer(size: room)).size
    if maximumLinesToDisplay > 0 {
      let limit = Int(clamping: maximumLinesToDisplay)
      let limited = TextContainer(size: room, maximumNumberOfLines: limit)
      size.height = measurer.measure(shown, in: limited).size.height.rounded(.up)
    }
    let width = (size.width + textContainerInset.left + textContainerInset.right).rounded(.up)
    let height = (size.height + textContainerInset.top + textContainerInset.bottom).rounded(.up)
    return CGSize(
      width: min(width, constrainedSize.width), height: min(height, constrainedSize.height))
  }

  // MARK: Keyboard

  /// The selected range, in UTF-16 units.
  ///
  /// Main thread.
  @preconcurrency @MainActor open var selectedRange: NSRange {
    get { editedView?.selectedRange ?? NSRange(location: 0, length: 0) }
    set { editedView?.selectedRange = newValue }
  }

  /// Returns whether the text view is the first responder.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override func isFirstResponder() -> Bool {
    editedView?.isFirstResponder ?? false
  }

  /// Returns whether the text view can become the first responder.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override func canBecomeFirstResponder() -> Bool {
    editedView?.canBecomeFirstResponder ?? false
  }

  /// Returns whether the text view can resign first responder status.
  ///
  /// Main thread.
  @preconcurrency @MainActor open override func canResignFirstResponder() -> Bool {
    editedView?.canResignFirstResponder ?? false
  }

  /// Begins editing if the node is loaded, and returns whether it began.
  ///
  /// Main thread.
  ///
  /// - Quirk: the method does nothing before the node is loaded. `ASEditableTextNode.mm`,
  ///   `-becomeFirstResponder`.
  @discardableResult
  @preconcurrency @MainActor open override func becomeFirstResponder() -> Bool {
    editedView?.becomeFirstResponder() ?? false
  }

  /// Ends editing and returns whether it ended.
  ///
  /// Main thread.
  @discardableResult
  @preconcurrency @MainActor open override func resignFirstResponder() -> Bool {
    editedView?.resignFirstResponder() ?? false
  }

  /// The autocapitalization style. The default is `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// The autocorrection style. The default is `default`.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// The spell-checking style. The default is `default`.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// The keyboard type. The default is `default`.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The appearance of the keyboard. The default is `default`.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// The type of the return key. The default is `default`.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the return key is disabled without text. The default is
  /// `false`.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the text is obscured. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }
}

extension ASEditableTextNode {
  /// Returns the rectangle around the characters of a range, in points of the node.
  ///
  /// Main thread. The range is in UTF-16 units; one beyond the text is a violation, and the result is
  /// zero. Loads the node.
  ///
  /// - Quirk: ``textContainerInset`` is not added. `ASEditableTextNode.mm`, `-frameForTextRange:`.
  @preconcurrency @MainActor public final func frame(forTextRange textRange: NSRange) -> CGRect {
    let shown = textView
    guard textRange.location >= 0, textRange.length >= 0,
      textRange.upperBound <= shown.textStorage.length
    else {
      report(
        .textRangeOutOfBounds, "The range \(textRange) is beyond the text.",
        remedy: "Pass a range of the present text.",
        numbers: [textRange.location, textRange.length, shown.textStorage.length])
      return .zero
    }
    let glyphs = shown.layoutManager.glyphRange(
      forCharacterRange: textRange, actualCharacterRange: nil)
    let frame = shown.layoutManager.boundingRect(forGlyphRange: glyphs, in: shown.textContainer)
    return view.convert(frame, from: shown)
  }
}
