import UIKit

/// A node with a text that a person can edit, and a placeholder that is shown in place of none.
///
/// Texture: `ASEditableTextNode`. Two text views fill the node; typing is a driven step of
/// ``textView``. Layer backing is refused.
open class ASEditableTextNode: ASDisplayNode {
  private var text = NSAttributedString(string: "")
  private var placeholder: NSAttributedString?
  private var components: ASTextKitComponents?
  final var storedTraits = TextInputTraits()
  @MainActor private var editedView: UITextView?
  @MainActor private var placeholderView: UITextView?
  @MainActor private var observer: EditableTextObserver?

  /// Who decides about and hears of editing; not kept alive; main thread.
  open weak var delegate: (any ASEditableTextNodeDelegate)?

  /// A Boolean value that indicates whether the text scrolls; the default is true; any thread until
  /// load.
  open var scrollEnabled = true {
    didSet { _ = onMain { node in (node as? ASEditableTextNode)?.applySettings() } }
  }

  /// The attributes of typed text by their names; any thread until load.
  open var typingAttributes: [String: Any]? {
    didSet { _ = onMain { node in (node as? ASEditableTextNode)?.restoreTypingAttributes() } }
  }

  /// The space around text and placeholder in points; the default is none; any thread until load.
  open var textContainerInset = UIEdgeInsets.zero {
    didSet { _ = onMain { node in (node as? ASEditableTextNode)?.applySettings() } }
  }

  /// The greatest number of lines that the size makes room for, 0 without a limit; any thread.
  open var maximumLinesToDisplay: UInt = 0 {
    didSet { setNeedsLayout() }
  }

  /// Makes a node without text; any thread.
  public override init() {
    super.init()
  }

  /// Makes a node with the text and the placeholder of components; any thread.
  ///
  /// The text stays in the components' storage, which the text view edits; the placeholder is copied.
  public init(
    textKitComponents: ASTextKitComponents, placeholderTextKitComponents: ASTextKitComponents
  ) {
    super.init()
    components = textKitComponents
    text = textKitComponents.textStorage.snapshot
    let shown = placeholderTextKitComponents.textStorage.snapshot
    placeholder = shown.length > 0 ? shown : nil
  }

  // MARK: Text

  /// The text, nil while the placeholder is shown; any thread until load, then the main one.
  ///
  /// Setting it tells the delegate nothing of an update, as in Texture.
  open var attributedText: NSAttributedString? {
    get {
      let edited = onMain { node in (node as? ASEditableTextNode)?.editedView?.attributedText }
      let current = (edited ?? nil) ?? text
      return current.length == 0 ? nil : current
    }
    set { setText(newValue) }
  }

  /// The text that is shown in place of none; any thread until load, then the main one.
  open var attributedPlaceholderText: NSAttributedString? {
    get { placeholder }
    set {
      guard placeholder != newValue else { return }
      waitForCheckout()
      placeholder = newValue?.copy() as? NSAttributedString
      _ = onMain { node in (node as? ASEditableTextNode)?.applySettings() }
    }
  }

  /// Returns whether there is no text, so that the placeholder is shown; any thread.
  public final func isDisplayingPlaceholder() -> Bool { text.length == 0 }

  /// Without a text the attributes of typing are kept, so that the caret has their height.
  private final func setText(_ newText: NSAttributedString?) {
    guard newText != text else { return }
    waitForCheckout()
    text = newText?.copy() as? NSAttributedString ?? emptyText
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

  /// The traits of the keyboard: kept until load, the text view's afterwards.
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

  /// The text view, loading the node; main thread.
  @preconcurrency @MainActor open var textView: UITextView {
    _ = view
    guard let editedView else { return makeTextView() }
    return editedView
  }

  /// A foreign view has no events of editing, so a node with layers alone is refused.
  open override var supportsLayerBacking: Bool { false }

  /// Makes the two text views; main thread; call super.
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
    let textView = UITextView(frame: .zero, textContainer: components?.textContainer)
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

  /// Shows the placeholder view, which is behind the edited view, and makes the edited view clear.
  @MainActor private func showPlaceholder() {
    let isShown = isDisplayingPlaceholder()
    placeholderView?.isHidden = !isShown
    placeholderView?.backgroundColor = backgroundColor
    editedView?.backgroundColor = isShown ? nil : backgroundColor
    editedView?.isOpaque = isShown ? false : isOpaque
  }

  /// Sets the text of the view; a selection that is not at the end is kept.
  @MainActor private func showText() {
    guard let editedView, let observer else { return }
    let range = editedView.selectedRange
    let keepsRange = range.location != editedView.attributedText.length
    observer.isKeepingSelection = keepsRange
    editedView.attributedText = text
    if keepsRange { editedView.selectedRange = range }
    observer.isKeepingSelection = false
    showPlaceholder()
  }

  /// Takes over what a person typed.
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

  /// Fills the node with the text views; main thread; call super.
  @preconcurrency @MainActor open override func layout() {
    super.layout()
    placeholderView?.frame = bounds
    editedView?.frame = bounds
    editedView?.contentOffset = .zero
  }

  /// The fill, of the text views too; any thread until load, then the main one.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      _ = onMain { node in (node as? ASEditableTextNode)?.showPlaceholder() }
    }
  }

  // MARK: Measuring

  /// Measures the text or the placeholder, whichever is shown, in whole points; any thread.
  ///
  /// - Quirk: the insets are added to the size of a text that had the full width, as in Texture.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let shown = TextContent(isDisplayingPlaceholder() ? placeholder ?? text : text)
    let measurer = RuntimeEnvironment.current.textMeasurer
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

  /// The selected range, in UTF-16 units; main thread.
  @preconcurrency @MainActor open var selectedRange: NSRange {
    get { editedView?.selectedRange ?? NSRange(location: 0, length: 0) }
    set { editedView?.selectedRange = newValue }
  }

  /// Returns whether the text view gets keyboard events; main thread.
  @preconcurrency @MainActor open override func isFirstResponder() -> Bool {
    editedView?.isFirstResponder ?? false
  }

  /// Returns whether the text view may get keyboard events; main thread.
  @preconcurrency @MainActor open override func canBecomeFirstResponder() -> Bool {
    editedView?.canBecomeFirstResponder ?? false
  }

  /// Returns whether the text view may give up keyboard events; main thread.
  @preconcurrency @MainActor open override func canResignFirstResponder() -> Bool {
    editedView?.canResignFirstResponder ?? false
  }

  /// Begins editing, if the node is loaded; main thread; tells whether it did.
  ///
  /// - Quirk: nothing happens before the node is loaded, as in Texture.
  @discardableResult
  @preconcurrency @MainActor open override func becomeFirstResponder() -> Bool {
    editedView?.becomeFirstResponder() ?? false
  }

  /// Ends editing; main thread; tells whether it did.
  @discardableResult
  @preconcurrency @MainActor open override func resignFirstResponder() -> Bool {
    editedView?.resignFirstResponder() ?? false
  }

  /// What typing turns into capitals; default the first letter of sentences.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// The autocorrection style; the default is the system's.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// The spell-checking style; the default is the system's.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// The keys that the keyboard begins with; default the usual ones.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The look of the keyboard; default as the system.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// What the return key is called; default return.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the return key waits for a text; default no.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the text is shown as dots; default no.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }
}

extension ASEditableTextNode {
  /// Returns the rectangle around the characters of a range, in points of the node; main thread.
  ///
  /// Texture: `frameForTextRange:`. The range is in UTF-16 units. Loads the node.
  @preconcurrency @MainActor public final func frame(forTextRange textRange: NSRange) -> CGRect {
    let (shown, inset) = (textView, textView.textContainerInset)
    let glyphs = shown.layoutManager.glyphRange(
      forCharacterRange: textRange, actualCharacterRange: nil)
    let frame = shown.layoutManager.boundingRect(forGlyphRange: glyphs, in: shown.textContainer)
    return view.convert(frame.offsetBy(dx: inset.left, dy: inset.top), from: shown)
  }
}
