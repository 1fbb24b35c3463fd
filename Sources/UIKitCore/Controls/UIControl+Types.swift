extension UIControl {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control has no other state.
    public static let normal: State = []
    /// The control is highlighted by a touch.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control is focused.
    public static let focused = State(rawValue: 8)
  }

  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began inside the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing of the text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed by editing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of the text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of the text ended with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// The content is centered.
    case center
    /// The content is at the left edge.
    case left
    /// The content is at the right edge.
    case right
    /// The content is stretched to the width.
    case fill
    /// The content is at the leading edge.
    case leading
    /// The content is at the trailing edge.
    case trailing
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// The content is centered.
    case center
    /// The content is at the top edge.
    case top
    /// The content is at the bottom edge.
    case bottom
    /// The content is stretched to the height.
    case fill
  }
}
