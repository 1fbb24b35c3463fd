import Foundation

extension NSAttributedString {
  /// Makes an attributed string of Objective-C from one of Swift, with UIKit's attributes and links.
  ///
  /// Foundation on Linux has none. Attributes of an app's own scopes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters), attributes: run.attributes.uiKitValues))
    }
    self.init(attributedString: text)
  }
}
