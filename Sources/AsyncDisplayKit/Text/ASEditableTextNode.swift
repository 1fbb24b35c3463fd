import UIKit

/// A node with editable text and a placeholder that is shown while the text is empty.
///
/// Texture: `ASEditableTextNode`. Two text views fill the node; a test types by driving
/// ``textView``. The node cannot be layer-backed.
///
/// Spaces with the attribute ``ASTextNodeWordKerningAttributeName`` are wider. Source:
/// `ASEditableTextNode.mm`,
/// `-layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex:`.
open class ASEditableTextNode: ASDisplayNode {
  private let components: ASTextKitComponents
  private let placeholderComponents: ASTextKitComponents
  /// A Boolean value that indicates whether the placeholder is shown. It is `true` until the node is loaded,
  /// the text is set or a text is typed.
  private var displaysPlaceholder: Bool {
    get { withNodeLock { state.displaysPlaceholder } }
    set { withNodeLock { state.displaysPlaceholder = newValue } }
  }
  // The node's lock protects the values and, before load, the storages of the components. Source:
  // `ASEditableTextNode.mm`, `-setAttributedText:` and the other accessors, which hold locks of the node.
  private var state = EditableTextState()
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
  open var scrollEnabled: Bool {
    get { withNodeLock { state.isScrollEnabled } }
    set {
      withNodeLock { state.isScrollEnabled = newValue }
      _ = onMain { node in
        guard let node = node as? ASEditableTextNode else { return }
        node.editedView?.isScrollEnabled = node.scrollEnabled
      }
    }
  }

  /// The attributes of typed text, by name. Any thread may use it until the node is loaded.
  open var typingAttributes: [String: Any]? {
    get { withNodeLock { state.typingAttributes } }
    set {
      var attributes = newValue
      withNodeLock { swap(&state.typingAttributes, &attributes) }
      _ = onMain { node in (node as? ASEditableTextNode)?.restoreTypingAttributes() }
    }
  }

  /// The insets of text and placeholder in points. The default is zero. Any thread may use it until
  /// the node is loaded.
  open var textContainerInset: UIEdgeInsets {
    get { withNodeLock { state.containerInset } }
    set {
      waitForCheckout()
      withNodeLock { state.containerInset = newValue }
      _ = onMain { node in (node as? ASEditableTextNode)?.applyInsets() }
    }
  }

  /// The maximum number of lines for which the node reserves space. 0 means no limit. Any thread may use it.
  open var maximumLinesToDisplay: UInt {
    get { withNodeLock { state.maximumLines } }
    set {
      waitForCheckout()
      withNodeLock { state.maximumLines = newValue }
      setNeedsLayout()
    }
  }

  /// Creates a node without text.
  ///
  /// Any thread.
  public override init() {
    components = ASTextKitComponents(attributedSeedString: nil, textContainerSize: .zero)
    placeholderComponents = ASTextKitComponents(attributedSeedString: nil, textContainerSize: .zero)
    super.init()
    kernComponents()
  }

  /// Creates a node with the text and the placeholder of text components.
  ///
  /// Any thread. Text and placeholder stay in the storages of the components, which the text views show.
  /// The placeholder is shown until the node is loaded or the text is set. Source:
  /// `ASEditableTextNode.mm`, `-initWithTextKitComponents:placeholderTextKitComponents:`.
  public init(
    textKitComponents: ASTextKitComponents, placeholderTextKitComponents: ASTextKitComponents
  ) {
    components = textKitComponents
    placeholderComponents = placeholderTextKitComponents
    super.init()
    kernComponents()
  }

  private final func kernComponents() {
    for each in [components, placeholderComponents] {
      each.layoutManager.adjustsText = { $0.kerningWords }
    }
  }

  // MARK: Text

  /// The text, or `nil` while the placeholder is shown.
  ///
  /// Any thread until the node is loaded, then the main thread. Setting it does not notify the
  /// delegate of an update. A change of the text view's own text does not hide the placeholder. Source:
  /// `ASEditableTextNode.mm`, `-attributedText` and `-setAttributedText:`.
  open var attributedText: NSAttributedString? {
    get { withNodeLock { state.displaysPlaceholder ? nil : components.textStorage.snapshot } }
    set { setText(newValue) }
  }

  /// The text that is shown while the text is empty. Empty if it was not set.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASEditableTextNode.mm`,
  /// `-attributedPlaceholderText` and `-setAttributedPlaceholderText:`.
  open var attributedPlaceholderText: NSAttributedString? {
    get { withNodeLock { placeholderComponents.textStorage.snapshot } }
    set {
      waitForCheckout()
      let hasChanged = withNodeLock { () -> Bool in
        guard placeholderComponents.textStorage.snapshot != newValue else { return false }
        placeholderComponents.textStorage.setAttributedString(
          newValue ?? NSAttributedString(string: ""))
        return true
      }
      guard hasChanged else { return }
      _ = onMain(newValue?.string) { node, hint in
        (node as? ASEditableTextNode)?.editedView?.accessibilityHint = hint
      }
    }
  }

  /// Returns whether the placeholder is shown.
  ///
  /// Any thread. `true` until the node is loaded or the text is set, and then while the text is empty.
  public final func isDisplayingPlaceholder() -> Bool { displaysPlaceholder }

  /// Sets the text. An empty text keeps the typing attributes, which determine the height of the
  /// insertion point.
  private final func setText(_ newText: NSAttributedString?) {
    guard newText != withNodeLock({ components.textStorage.snapshot }) else { return }
    waitForCheckout()
    let shown = newText ?? emptyText
    let wasShown: Void? = onMain(shown) { node, text in
      (node as? ASEditableTextNode)?.showText(text)
    }
    if wasShown == nil {
      withNodeLock {
        if !isNodeLoaded { components.textStorage.setAttributedString(shown) }
        state.displaysPlaceholder = shown.length == 0
      }
    }
    setNeedsLayout()
  }

  private final var emptyText: NSAttributedString {
    NSAttributedString(string: "", attributes: typingKeys)
  }

  private final var typingKeys: [NSAttributedString.Key: Any] {
    guard let typingAttributes else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: typingAttributes.map { (NSAttributedString.Key($0.key), $0.value) })
  }

  /// The keyboard traits. Stored until the node is loaded, then read from the text view.
  private final var inputTraits: TextInputTraits {
    let shown = onMain { node -> TextInputTraits? in
      (node as? ASEditableTextNode)?.editedView?.inputTraits
    }
    return (shown ?? nil) ?? storedTraits
  }

  private final var storedTraits: TextInputTraits { withNodeLock { state.inputTraits } }

  /// Sets a keyboard trait by itself, because two threads may set two of them. Source:
  /// `ASEditableTextNode.mm`, `-setKeyboardType:`, which holds `_textInputTraitsLock`.
  private final func setTrait<Value: Sendable>(
    _ member: any WritableKeyPath<TextInputTraits, Value> & Sendable, _ value: Value
  ) {
    withNodeLock { state.inputTraits[keyPath: member] = value }
    guard isNodeLoaded else { return }
    performOnMain { node in
      (node as? ASEditableTextNode)?.editedView?.inputTraits[keyPath: member] = value
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
    let placeholderView = EditableTextView(
      frame: .zero, textContainer: placeholderComponents.textContainer)
    placeholderView.isUserInteractionEnabled = false
    placeholderView.accessibilityElementsHidden = true
    placeholderView.inputTraits = storedTraits
    placeholderView.backgroundColor = backgroundColor
    placeholderView.isOpaque = isOpaque
    placeholderComponents.textView = placeholderView
    view.addSubview(placeholderView)
    self.placeholderView = placeholderView
    view.addSubview(makeTextView())
    applyInsets()
    updatePlaceholder()
  }

  @MainActor private func makeTextView() -> UITextView {
    let textView = EditableTextView(frame: .zero, textContainer: components.textContainer)
    components.textView = textView
    let observer = EditableTextObserver(self)
    textView.isScrollEnabled = scrollEnabled
    textView.inputTraits = storedTraits
    textView.selectedRange = NSRange(location: textView.textStorage.length, length: 0)
    textView.typingAttributes = typingKeys
    textView.accessibilityHint = attributedPlaceholderText?.string
    textView.delegate = observer
    self.observer = observer
    editedView = textView
    return textView
  }

  @MainActor private func applyInsets() {
    editedView?.textContainerInset = textContainerInset
    placeholderView?.textContainerInset = textContainerInset
    noteContainers()
  }

  /// Shows the placeholder in a view behind the editable text view, which becomes transparent, if the text
  /// is empty.
  ///
  /// Source: `ASEditableTextNode.mm`, `-_updateDisplayingPlaceholder`.
  @MainActor private func updatePlaceholder() {
    let displaysPlaceholder = withNodeLock { () -> Bool in
      state.displaysPlaceholder = components.textStorage.length == 0
      return state.displaysPlaceholder
    }
    placeholderView?.isHidden = !displaysPlaceholder
    editedView?.backgroundColor = displaysPlaceholder ? nil : backgroundColor
    editedView?.isOpaque = displaysPlaceholder ? false : isOpaque
  }

  /// Gives the text views the node's background. The editable one is transparent in front of the
  /// placeholder.
  ///
  /// Source: `ASEditableTextNode.mm`, `-setBackgroundColor:` and `-setOpaque:`.
  @MainActor private func applyBackground() {
    placeholderView?.backgroundColor = backgroundColor
    placeholderView?.isOpaque = isOpaque
    guard !displaysPlaceholder else { return }
    editedView?.backgroundColor = backgroundColor
    editedView?.isOpaque = isOpaque
  }

  /// Sets the text of the text view, or of the storage before load, and keeps a selection that is not at the
  /// end.
  @MainActor private func showText(_ text: NSAttributedString) {
    guard let editedView, let observer else {
      withNodeLock { components.textStorage.setAttributedString(text) }
      return updatePlaceholder()
    }
    let range = editedView.selectedRange
    let keepsRange = range.location != editedView.attributedText.length
    editedView.attributedText = text
    updatePlaceholder()
    guard keepsRange else { return }
    observer.isKeepingSelection = true
    editedView.selectedRange = range
    observer.isKeepingSelection = false
  }

  /// Updates the placeholder after the user has typed.
  ///
  /// Source: `ASEditableTextNode.mm`, `-textViewDidChange:`.
  @MainActor final func textDidChange() {
    waitForCheckout()
    updatePlaceholder()
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
    noteContainers()
  }

  /// Records the width of the text in the laid out text views, for measuring.
  @MainActor private func noteContainers() {
    guard editedView != nil else { return }
    let width = bounds.width
    let room = max(0, width - textContainerInset.left - textContainerInset.right)
    for each in [components, placeholderComponents] { each.noteContainer(room, ofViewWidth: width) }
  }

  /// The background color of the node and its text views.
  ///
  /// Any thread until the node is loaded, then the main thread.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      super.backgroundColor = newValue
      _ = onMain { node in (node as? ASEditableTextNode)?.applyBackground() }
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
      _ = onMain { node in (node as? ASEditableTextNode)?.applyBackground() }
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
  /// - Quirk: word kerning counts only if the text view has the width, because a text of another width is
  ///   measured by itself. `ASTextKitComponents.mm`, `-sizeForConstrainedWidth:`.
  /// - Quirk: the insets are added to the size of a text measured with the full width, unless the text view
  ///   has this width. `ASEditableTextNode.mm`, `-calculateSizeThatFits:`; `ASTextKitComponents.mm`,
  ///   `-sizeForConstrainedWidth:`.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    let shown = displaysPlaceholder ? placeholderComponents : components
    let size = shown.size(
      forConstrainedWidth: constrainedSize.width,
      forMaxNumberOfLines: Int(clamping: maximumLinesToDisplay))
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
    set { setTrait(\.autocapitalizationType, newValue) }
  }

  /// The autocorrection style. The default is `default`.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { setTrait(\.autocorrectionType, newValue) }
  }

  /// The spell-checking style. The default is `default`.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { setTrait(\.spellCheckingType, newValue) }
  }

  /// The keyboard type. The default is `default`.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { setTrait(\.keyboardType, newValue) }
  }

  /// The appearance of the keyboard. The default is `default`.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { setTrait(\.keyboardAppearance, newValue) }
  }

  /// The type of the return key. The default is `default`.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { setTrait(\.returnKeyType, newValue) }
  }

  /// A Boolean value that indicates whether the return key is disabled without text. The default is
  /// `false`.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { setTrait(\.enablesReturnKeyAutomatically, newValue) }
  }

  /// A Boolean value that indicates whether the text is obscured. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { setTrait(\.isSecureTextEntry, newValue) }
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
    guard textRange.isWithin(shown.textStorage.length) else {
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
