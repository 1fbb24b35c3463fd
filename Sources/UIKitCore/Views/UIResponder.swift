import Foundation

/// An object in the responder chain, which handles events.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Values that extensions in other modules associate with the object.
  public var associatedObjects = RuntimeBridge.AssociatedObjects()
  var accessibility = AccessibilityValues()

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The next responder.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the object can become the first responder. The default
  /// is `false`.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the object can resign first responder status. The
  /// default is `true`.
  open var canResignFirstResponder: Bool { true }
  /// A Boolean value that indicates whether the object is the first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks the object to become the first responder of its window.
  ///
  /// - Returns: `true` when the object is the first responder. Outside of a window, it is always
  ///   `false`.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Asks the object to resign first responder status.
  ///
  /// - Returns: `true` when the object is not the first responder afterward.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The user activity of the object. The default is `nil`.
  open var userActivity: NSUserActivity?

  /// Restores the state that a user activity describes. The default implementation does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Updates a user activity with the current state. The default implementation does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// The key commands that are active while the object is in the responder chain. The default is
  /// `nil`.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view that replaces the keyboard. The default is `nil`.
  open var inputView: UIView? { nil }
  /// The view above the keyboard. The default is `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// The shortcuts bar above the keyboard, stored as data.
  open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()
  /// The input mode while the object can become the first responder, otherwise `nil`.
  open var textInputMode: UITextInputMode? {
    canBecomeFirstResponder ? UITextInputMode.activeInputModes.first : nil
  }
  /// The identifier under which the keyboard remembers its input mode. The default is `nil`.
  open var textInputContextIdentifier: String? { nil }

  /// Reloads the input views. This method has no effect: no keyboard is shown here.
  open func reloadInputViews() {}

  /// The window in which the object can become the first responder.
  var responderWindow: UIWindow? { next?.responderWindow }

  /// Handles the beginning of touches. The default implementation forwards them to the next
  /// responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Handles moved touches. The default implementation forwards them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Handles ended touches. The default implementation forwards them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Handles canceled touches. The default implementation forwards them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Handles the beginning of a motion. The default implementation forwards it to the next
  /// responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Handles the end of a motion. The default implementation forwards it to the next responder.
  ///
  /// The device does not move here: tests call this method.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Handles a canceled motion. The default implementation forwards it to the next responder.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Prepares an object that was loaded from a nib file. This method is never called by this
  /// runtime.
  open func awakeFromNib() {}
  /// Prepares an object that Interface Builder shows. This method is never called by this runtime.
  open func prepareForInterfaceBuilder() {}

  /// Handles updates of estimated touch properties. This method is never called by this runtime.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Handles the beginning of presses. This method is never called by this runtime, which has neither buttons
  /// nor keys. The default implementation forwards to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Handles changed presses. This method is never called by this runtime. The default implementation
  /// forwards to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Handles ended presses. This method is never called by this runtime. The default implementation forwards
  /// to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Handles canceled presses. This method is never called by this runtime. The default implementation
  /// forwards to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Handles a remote-control event. The default implementation forwards it to the next responder.
  ///
  /// There is no remote control here: tests call this method.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the object performs an action.
  ///
  /// The default is whether the object is of the type that has the action's method. Rule: UIKit's documentation.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Returns the first object in the responder chain that performs an action, or `nil`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  // MARK: Editing commands

  // Menus and keys send these commands. No menu is shown here, so that tests call them.

  /// Copies the selection. The default implementation does nothing.
  open func copy(_ sender: Any?) {}
  /// Cuts the selection. The default implementation does nothing.
  open func cut(_ sender: Any?) {}
  /// Pastes from the pasteboard. The default implementation does nothing.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection. The default implementation does nothing.
  open func delete(_ sender: Any?) {}
  /// Selects the object at the touch location. The default implementation does nothing.
  open func select(_ sender: Any?) {}
  /// Selects everything. The default implementation does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Toggles bold text in the selection. The default implementation does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italic text in the selection. The default implementation does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles the underline of the selection. The default implementation does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Increases the size of the selection. The default implementation does nothing.
  open func increaseSize(_ sender: Any?) {}
  /// Decreases the size of the selection. The default implementation does nothing.
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Pasting

  /// The data types that can be pasted or dropped, or `nil` when the object accepts none.
  open var pasteConfiguration: UIPasteConfiguration?

  /// Pastes items. The default implementation does nothing.
  open func paste(itemProviders: [NSItemProvider]) {}

  /// Returns a Boolean value that indicates whether items can be pasted.
  ///
  /// An item must conform to one of the types of ``pasteConfiguration``.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }

  // MARK: Accessibility

  /// A Boolean value that indicates whether the object is an accessibility element.
  ///
  /// The default is `true` for UIKit's controls, and for labels with text; otherwise `false`.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? StandardAccessibility.isElement(self) }
    set { accessibility.isElement = newValue }
  }

  /// A short label that identifies the element. The default of labels and buttons is their text or title.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? StandardAccessibility.label(of: self) }
    set { accessibility.label = newValue }
  }

  /// A hint that describes the result of using the element.
  open var accessibilityHint: String?

  /// The current value of the element, such as the position of a slider.
  open var accessibilityValue: String?

  /// An identifier of the element for tests.
  open var accessibilityIdentifier: String?

  /// The traits that describe the element, such as `button`. The default is none, or the traits of the
  /// standard control.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? StandardAccessibility.traits(of: self) }
    set { accessibility.traits = newValue }
  }

  /// The accessibility elements that the object contains.
  open var accessibilityElements: [Any]?

  /// A Boolean value that indicates whether assistive technologies ignore the contained elements.
  /// The default is `false`.
  open var accessibilityElementsHidden = false

  /// A Boolean value that indicates whether assistive technologies ignore siblings. The default is
  /// `false`.
  open var accessibilityViewIsModal = false

  /// The custom actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// The label with speech attributes.
  open var accessibilityAttributedLabel: NSAttributedString?

  /// The language in which the element is spoken.
  open var accessibilityLanguage: String?

  /// The frame of the element on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }

  /// The path of the element on the screen, in points, or `nil` for ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath?

  /// The activation point on the screen, in points. The default is the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { accessibility.activationPoint = newValue }
  }

  /// The labels for voice input. The default is the accessibility label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// The value with speech attributes.
  open var accessibilityAttributedValue: NSAttributedString?

  /// The hint with speech attributes.
  open var accessibilityAttributedHint: NSAttributedString?

  /// A Boolean value that indicates whether contained elements are read before siblings. The
  /// default is `false`.
  open var shouldGroupAccessibilityChildren = false

  /// The type of the container. The default is `none`.
  open var accessibilityContainerType = UIAccessibilityContainerType.none

  /// The navigation style of the contained elements. The default is `automatic`.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic

  /// A Boolean value that indicates whether the element responds to the user. The default is the
  /// value of ``isAccessibilityElement``.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? isAccessibilityElement }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// Returns the number of accessibility elements that the object contains.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element at an index, or `nil`.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else {
      return nil
    }
    return elements[index]
  }

  /// Returns the index of an accessibility element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === element } ?? NSNotFound
  }

  // Assistive technologies call these methods. None runs here, so that tests call them.

  /// Increments the value of the element. The default implementation does nothing.
  open func accessibilityIncrement() {}
  /// Decrements the value of the element. The default implementation does nothing.
  open func accessibilityDecrement() {}
  /// Dismisses a modal view and returns a Boolean value that indicates whether it did so. The
  /// default is `false`.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action and returns a Boolean value that indicates whether it did
  /// so. The default is `false`.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Scrolls the content and returns a Boolean value that indicates whether it did so. The default
  /// is `false`.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Notifies the element that it received the accessibility focus.
  open func accessibilityElementDidBecomeFocused() {}
  /// Notifies the element that it lost the accessibility focus.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns a Boolean value that indicates whether an assistive technology focuses on the element;
  /// always `false`.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Activates the element, as a double tap does with VoiceOver. The default implementation does
  /// nothing.
  ///
  /// - Returns: `true` when the element was activated.
  open func accessibilityActivate() -> Bool { false }
}
