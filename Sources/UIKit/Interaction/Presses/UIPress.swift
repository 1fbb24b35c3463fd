import Foundation

/// A press of a button or key.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phases of a press, from its beginning to its end.
  public enum Phase: Int, Hashable, Sendable {
    /// The button was pressed.
    case began
    /// The press changed.
    case changed
    /// The button is held.
    case stationary
    /// The button was released.
    case ended
    /// The press was canceled.
    case cancelled
  }

  /// The type of a button.
  public enum PressType: Int, Hashable, Sendable {
    /// The up arrow button.
    case upArrow
    /// The down arrow button.
    case downArrow
    /// The left arrow button.
    case leftArrow
    /// The right arrow button.
    case rightArrow
    /// The Select button.
    case select
    /// The Menu button, which goes back.
    case menu
    /// The Play/Pause button.
    case playPause
    /// The Page Up button.
    case pageUp = 30
    /// The Page Down button.
    case pageDown
    /// A key of a keyboard. UIKit has a number for it, but no name.
    case key = 2000

    /// Creates the press type of a key: that of an arrow or page key, otherwise `key`.
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
  /// The type of the pressed button.
  public let type: PressType
  /// The pressed key, or `nil` if the button is not on a keyboard.
  public let key: UIKey?
  /// The force of the press: 1 while the button is held, otherwise 0.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The time of the last change, in seconds of the environment's clock.
  open internal(set) var timestamp: TimeInterval
  /// The window that receives the press.
  open private(set) weak var window: UIWindow?
  /// The responder that receives the press first.
  open private(set) weak var responder: UIResponder?
  /// The gesture recognizers that receive the press; always empty here.
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

/// An event of one or more presses at the same time.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  private let press: UIPress

  /// The presses of the event.
  open var allPresses: Set<UIPress> { [press] }
  /// The type of the event: `presses`.
  open override var type: EventType { .presses }
  /// The modifier keys that are held during the press.
  open override var modifierFlags: UIKeyModifierFlags { press.key?.modifierFlags ?? [] }

  package init(_ press: UIPress) {
    self.press = press
    super.init(touches: nil)
  }

  /// Returns the presses that a gesture recognizer receives; always empty, because recognizers
  /// receive no presses.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
