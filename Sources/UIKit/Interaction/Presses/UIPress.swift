import Foundation

/// A button or key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What a button does.
  public enum Phase: Int, Hashable, Sendable {
    /// It was pressed.
    case began
    /// It is pressed in another way.
    case changed
    /// It stays pressed.
    case stationary
    /// It was let go.
    case ended
    /// The press does not count.
    case cancelled
  }

  /// A button.
  public enum PressType: Int, Hashable, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The button that chooses.
    case select
    /// The button that goes back.
    case menu
    /// Play or pause.
    case playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown
    /// A key that is no button; UIKit gives it a number without a name.
    case key = 2000

    /// The button of a key: an arrow, a page; none for others.
    init(_ usage: UIKeyboardHIDUsage) {
      switch usage {
      case .keyboardUpArrow: self = .upArrow
      case .keyboardDownArrow: self = .downArrow
      case .keyboardLeftArrow: self = .leftArrow
      case .keyboardRightArrow: self = .rightArrow
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      default: self = .key
      }
    }
  }

  /// What the button does.
  open internal(set) var phase = Phase.began
  /// The button.
  public let type: PressType
  /// The key; nil for a button of something else than a keyboard.
  public let key: UIKey?
  /// How hard the button is pressed, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The virtual time of the last change in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The window that hears the press.
  open private(set) weak var window: UIWindow?
  /// The object that hears it first.
  open private(set) weak var responder: UIResponder?
  /// The recognisers that hear it; none.
  open var gestureRecognizers: [UIGestureRecognizer]? { [] }

  init(_ key: UIKey, in window: UIWindow, to responder: UIResponder) {
    self.key = key
    type = PressType(key.keyCode)
    self.window = window
    self.responder = responder
    timestamp = RuntimeEnvironment.current.scheduler.now
    super.init()
  }
}

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

  /// Returns the presses that a recogniser hears; none, for none takes presses here.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
