import Foundation

/// The interaction with a link or an image in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// The interaction runs the default action, as a tap does.
  case invokeDefaultAction
  /// The interaction shows a menu of actions.
  case presentActions
  /// The interaction shows a preview.
  case preview
}

/// The kinds of data that a text view converts to links. Nothing is detected here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Web links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All kinds of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
