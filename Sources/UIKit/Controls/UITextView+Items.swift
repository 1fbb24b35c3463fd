import Foundation

extension UITextView {
  /// Does something with the link or the attachment that a character belongs to. A driven step.
  ///
  /// Rule: UIKit's documentation of the delegate's `shouldInteractWith` members: they are asked while the
  /// text can be selected and not edited; a link that may be followed is opened by the application.
  ///
  /// - Parameters:
  ///   - index: the place of the character, in UTF-16 units.
  ///   - interaction: what is done; a tap by default.
  /// - Returns: whether there is such an item and the delegate agrees.
  @discardableResult
  public func interact(
    withItemAt index: Int, _ interaction: UITextItemInteraction = .invokeDefaultAction
  ) -> Bool {
    guard isSelectable, !isEditable, index >= 0, index < attributedText.length else { return false }
    var range = NSRange(location: 0, length: 0)
    let whole = NSRange(location: 0, length: attributedText.length)
    if let link = attributedText.attribute(
      .link, at: index, longestEffectiveRange: &range, in: whole)
    {
      return follow(link, range, interaction)
    }
    let item = attributedText.attribute(
      .attachment, at: index, longestEffectiveRange: &range, in: whole)
    guard let attachment = item as? NSTextAttachment else { return false }
    return delegate?.textView(
      self, shouldInteractWith: attachment, in: range, interaction: interaction) ?? true
  }

  private func follow(
    _ link: Any, _ range: NSRange, _ interaction: UITextItemInteraction
  ) -> Bool {
    guard let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) else {
      return false
    }
    let agrees =
      delegate?.textView(self, shouldInteractWith: url, in: range, interaction: interaction)
      ?? true
    guard agrees, interaction == .invokeDefaultAction else { return agrees }
    environment.bind { UIApplication.shared.open(url) }
    return true
  }
}

/// The interaction with a link or an image in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// The default action, as on a tap.
  case invokeDefaultAction
  /// The menu of actions.
  case presentActions
  /// A preview.
  case preview
}

/// The kinds of data that a text view converts to links. Nothing is detected here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
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
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
