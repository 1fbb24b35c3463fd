/// Presses of buttons or keys that happen at once.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let press: UIPress

  /// The presses.
  open var allPresses: Set<UIPress> { [press] }
  /// The kind: presses.
  open override var type: EventType { .presses }
  /// The keys that are held meanwhile.
  open override var modifierFlags: UIKeyModifierFlags { press.key?.modifierFlags ?? [] }

  init(_ press: UIPress) {
    self.press = press
    super.init(touches: nil)
  }

  /// The presses that a recogniser hears; none, for none takes presses here.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
