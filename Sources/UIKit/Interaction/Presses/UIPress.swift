import Foundation

/// A press of a button or key.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The button was pressed.
    case began
    /// The press has changed.
    case changed
    /// The button is still pressed.
    case stationary
    /// The button was released.
    case ended
    /// The press was canceled.
    case cancelled
  }

  /// The type of a button.
  public enum PressType: Int, Hashable, Sendable {
    /// The arrow up.
    case upArrow
    /// The arrow down.
    case downArrow
    /// The arrow to the left.
    case leftArrow
    /// The arrow to the right.
    case rightArrow
    /// The button that selects.
    case select
    /// The button that goes back.
    case menu
    /// Play or pause.
    case playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown
    /// A key that is not a button. UIKit gives it a number without a name.
    case key = 2000

    /// Creates the type of a key: an arrow, a page, or `.key` for others.
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

  /// The phase of the press.
  open package(set) var phase = Phase.began
  /// The type of the button.
  public let type: PressType
  /// The key, or `nil` if the button is not on a keyboard.
  public let key: UIKey?
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The virtual time of the last change, in seconds.
  open internal(set) var timestamp: TimeInterval
  /// The window that receives the press.
  open private(set) weak var window: UIWindow?
  /// The responder that receives the press first.
  open private(set) weak var responder: UIResponder?
  /// The recognizers that receive the press. There are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { [] }

  package init(_ key: UIKey, in window: UIWindow, to responder: UIResponder) {
    self.key = key
    type = PressType(key.keyCode)
    self.window = window
    self.responder = responder
    timestamp = RuntimeEnvironment.current.scheduler.now
    super.init()
  }
}

/// An event of presses of buttons or keys that happen at once.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let press: UIPress

  /// The presses of the event.
  open var allPresses: Set<UIPress> { [press] }
  /// The type of the event.
  open override var type: EventType { .presses }
  /// The modifier keys that are held during the press.
  open override var modifierFlags: UIKeyModifierFlags { press.key?.modifierFlags ?? [] }

  package init(_ press: UIPress) {
    self.press = press
    super.init(touches: nil)
  }

  /// Returns the presses that a recognizer receives. There are none, because no recognizer takes
  /// presses.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
