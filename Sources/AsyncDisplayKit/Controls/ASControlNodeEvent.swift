import UIKit

/// What happens to a control; Texture numbers the events in its own way.
public struct ASControlNodeEvent: OptionSet, Hashable, Sendable {
  /// The bits, as in Texture.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A finger touches.
  public static let touchDown = ASControlNodeEvent(rawValue: 1 << 0)
  /// A finger touches again.
  public static let touchDownRepeat = ASControlNodeEvent(rawValue: 1 << 1)
  /// A finger moves inside.
  public static let touchDragInside = ASControlNodeEvent(rawValue: 1 << 2)
  /// A finger moves outside.
  public static let touchDragOutside = ASControlNodeEvent(rawValue: 1 << 3)
  /// A finger is lifted inside.
  public static let touchUpInside = ASControlNodeEvent(rawValue: 1 << 4)
  /// A finger is lifted outside.
  public static let touchUpOutside = ASControlNodeEvent(rawValue: 1 << 5)
  /// A touch is taken away.
  public static let touchCancel = ASControlNodeEvent(rawValue: 1 << 6)
  /// The value has changed.
  public static let valueChanged = ASControlNodeEvent(rawValue: 1 << 7)
  /// The control's main action.
  public static let primaryActionTriggered = ASControlNodeEvent(rawValue: 1 << 13)
  /// Every event.
  public static let allEvents = ASControlNodeEvent(rawValue: 0xFFFF_FFFF)

  /// The events that a control tells apart, in the order in which they are sent.
  static let single: [ASControlNodeEvent] = (0...13).map { ASControlNodeEvent(rawValue: 1 << $0) }
}

/// The states of a control, as in UIKit.
public typealias ASControlState = UIControl.State
