extension UIControl {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state.
    public static let normal: State = []
    /// A finger rests on the control.
    public static let highlighted = State(rawValue: 1)
    /// The control hears no touches.
    public static let disabled = State(rawValue: 2)
    /// The control is chosen.
    public static let selected = State(rawValue: 4)
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touches.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touches again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing has ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every touch event.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Where content lies across.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// Where content lies from top to bottom.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched.
    case fill
  }
}
