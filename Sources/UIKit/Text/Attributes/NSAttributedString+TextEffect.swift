import Foundation

extension NSAttributedString {
  /// A look of text, the value of the attribute `textEffect`; measuring does not depend on it.
  ///
  /// UIKit: `NSTextEffectStyle`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Makes a look from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// As pressed into paper.
    public static let letterpressStyle = Self(rawValue: "NSTextEffectLetterpressStyle")
  }
}
