import Foundation

/// An object that takes part in the chain along which events travel.
@preconcurrency @MainActor open class UIResponder: NSObject {
  var accessibility = AccessibilityValues()

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object of the chain.
  open var next: UIResponder? { nil }

  /// Whether the object may receive keyboard events; default no.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object may give keyboard events up; default yes.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object receives keyboard events.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks to receive keyboard events.
  ///
  /// - Returns: whether the object does; not outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives keyboard events up.
  ///
  /// - Returns: whether the object did.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// A view in place of the keyboard; default none.
  open var inputView: UIView? { nil }
  /// A view above the keyboard; default none.
  open var inputAccessoryView: UIView? { nil }

  /// Asks for the views of the keyboard again; nothing shows them here.
  open func reloadInputViews() {}

  /// The window whose keyboard events the object may receive.
  var responderWindow: UIWindow? { next?.responderWindow }

  /// Tells that touches have begun; the default passes them on along the chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells that touches have moved; the default passes them on along the chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells that touches were lifted; the default passes them on along the chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells that touches were taken away; the default passes them on along the chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells that the device has begun to move; the default passes it on along the chain.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Tells that the device has moved; the default passes it on along the chain.
  ///
  /// Nothing moves the device here: a test calls it, as a driven step.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Tells that a movement does not count; the default passes it on along the chain.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Accessibility

  /// Whether assistive software sees the object as one element; default no.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// What the element is called.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// What happens when the element is used.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The element's value.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A name to find the element by in tests.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// How the element behaves.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The elements that the object holds.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Whether the elements below are skipped; default no.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Whether elements outside are skipped; default no.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Actions besides the usual one.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// The label with speech attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel }
    set { accessibility.attributedLabel = newValue }
  }

  /// The language in which the element is read.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// The element's place on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  /// Does what a double tap does under assistive software; the default does nothing.
  ///
  /// - Returns: whether anything was done.
  open func accessibilityActivate() -> Bool { false }
}
