import UIKit

/// The events of a control. The raw values are those of Texture.
public struct ASControlNodeEvent: OptionSet, Hashable, Sendable {
  /// The bits. Source: `ASControlNode.h`, `ASControlNodeEvent`.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A touch begins.
  public static let touchDown = ASControlNodeEvent(rawValue: 1 << 0)
  /// A repeated touch begins.
  public static let touchDownRepeat = ASControlNodeEvent(rawValue: 1 << 1)
  /// A touch moves inside the control.
  public static let touchDragInside = ASControlNodeEvent(rawValue: 1 << 2)
  /// A touch moves outside the control.
  public static let touchDragOutside = ASControlNodeEvent(rawValue: 1 << 3)
  /// A touch ends inside the control.
  public static let touchUpInside = ASControlNodeEvent(rawValue: 1 << 4)
  /// A touch ends outside the control.
  public static let touchUpOutside = ASControlNodeEvent(rawValue: 1 << 5)
  /// A touch is canceled.
  public static let touchCancel = ASControlNodeEvent(rawValue: 1 << 6)
  /// The value has changed.
  public static let valueChanged = ASControlNodeEvent(rawValue: 1 << 12)
  /// The control's primary action is triggered.
  public static let primaryActionTriggered = ASControlNodeEvent(rawValue: 1 << 13)
  /// Every event.
  public static let allEvents = ASControlNodeEvent(rawValue: 0xFFFF_FFFF)

  /// The events that a control distinguishes, in the order in which they are sent.
  static let single: [ASControlNodeEvent] = (0...13).map { ASControlNodeEvent(rawValue: 1 << $0) }
}

/// The states of a control, as in UIKit.
public typealias ASControlState = UIControl.State
