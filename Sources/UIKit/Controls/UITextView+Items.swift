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
