import Foundation

/// An object that takes part in the chain along which events travel.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The values that extensions of other modules keep here.
  public var associatedObjects = AssociatedObjects()
  var accessibility = AccessibilityValues()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next object of the chain.
  open var next: UIResponder? { nil }

  /// The nearest undo manager along the chain.
  ///
  /// Rule: UIKit's documentation: every window has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// A Boolean value that indicates whether the object may receive keyboard events. The default is
  /// `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object may give keyboard events up. The default is
  /// `true`.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the object receives keyboard events.
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

  /// What a person does with the object; default nothing.
  open var userActivity: NSUserActivity?

  /// Takes over what an activity says; the default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Writes into an activity what is needed to go on; the default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// The commands that keys run while the object is in the chain; default none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// A view in place of the keyboard; default none.
  open var inputView: UIView? { nil }
  /// A view above the keyboard; default none.
  open var inputAccessoryView: UIView? { nil }

  /// The buttons above the keyboard, as data.
  open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
  /// The language of the keyboard while the object may receive its events; else `nil`.
  open var textInputMode: UITextInputMode? {
    canBecomeFirstResponder ? UITextInputMode.activeInputModes.first : nil
  }
  /// A name by which the keyboard keeps its language; default none.
  open var textInputContextIdentifier: String? { nil }

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

  /// Hears that the object was read from an archive; nothing calls it, since archives are not read.
  open func awakeFromNib() {}
  /// Hears that Interface Builder is about to show the object; nothing calls it.
  open func prepareForInterfaceBuilder() {}

  /// Hears that what was guessed of touches is known now; nothing is guessed here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Tells that keys were pressed that no command takes; the default passes them on along the chain.
  ///
  /// ``UIWindow/pressKey(_:modifierFlags:)`` presses one.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells that keys are pressed in another way; the default passes them on along the chain.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells that keys were let go; the default passes them on along the chain.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells that presses do not count; the default passes them on along the chain.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Hears of a key of headphones; the default passes it on along the chain.
  ///
  /// There are no headphones here: a test calls it, as a driven step.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Editing commands

  // What menus and keys send; nothing sends them here by itself, so that a test calls them.

  /// Copies what is selected; the default does nothing.
  open func copy(_ sender: Any?) {}
  /// Copies what is selected and takes it away; the default does nothing.
  open func cut(_ sender: Any?) {}
  /// Inserts what was copied; the default does nothing.
  open func paste(_ sender: Any?) {}
  /// Takes what is selected away; the default does nothing.
  open func delete(_ sender: Any?) {}
  /// Selects what was touched; the default does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything; the default does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Makes what is selected bold or not; the default does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes what is selected italic or not; the default does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines what is selected or not; the default does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Makes what is selected larger; the default does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Makes what is selected smaller; the default does nothing.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Pasting

  /// What may be pasted or dropped here; `nil` says nothing.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Takes what was pasted; the default does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns a Boolean value that indicates whether something could be pasted: one of the types
  /// that ``pasteConfiguration`` names.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether assistive software sees the object as one element. The
  /// default is `false`.
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

  /// A Boolean value that indicates whether the elements below are skipped. The default is `false`.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// A Boolean value that indicates whether elements outside are skipped. The default is `false`.
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

  /// The element's outline on the screen, in points; `nil` for ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// Where a double tap goes on the screen, in points; the middle of the frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The names by which a voice may call the element; the label's where it is `nil`.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// The value with speech attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue }
    set { accessibility.attributedValue = newValue }
  }

  /// The hint with speech attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint }
    set { accessibility.attributedHint = newValue }
  }

  /// A Boolean value that indicates whether the elements below are read before those beside. The
  /// default is `false`.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// What kind of container the object is; default none.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// How switches step through the elements below; default as the system chooses.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  /// A Boolean value that indicates whether the element can be used; unless set, whether it is an
  /// element.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// The number of elements that the object holds.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at a position; `nil` where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// Returns the position of an element; `NSNotFound` for one that the object does not hold.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }

  // What assistive software tells; nothing runs it here, so that a test calls it, as a driven step.

  /// Hears that the element is to take its next value; the default does nothing.
  open func accessibilityIncrement() {}
  /// Hears that the element is to take its former value; the default does nothing.
  open func accessibilityDecrement() {}
  /// Leaves what is shown on top; the default does nothing. Returns whether anything was left.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing; the default does nothing. Returns whether anything was done.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls; the default does nothing. Returns whether anything was scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Hears that assistive software has come to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Hears that assistive software has left the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns a Boolean value that indicates whether assistive software is at the element: never.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Does what a double tap does under assistive software; the default does nothing.
  ///
  /// - Returns: whether anything was done.
  open func accessibilityActivate() -> Bool { false }
}
