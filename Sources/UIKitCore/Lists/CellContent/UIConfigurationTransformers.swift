import Foundation

/// A transformer of a configuration's color, such as one that returns a dimmed color.
///
/// UIKit: `UIConfigurationColorTransformer` (iOS 14). A transformer equals only its copies.
/// ``grayscale`` equals itself.
public struct UIConfigurationColorTransformer {
  private static let grayscaleIdentity = ClosureIdentity()

  private let identity: ClosureIdentity
  /// The closure that computes a color from a given color.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.init(ClosureIdentity(), transform)
  }

  private init(_ identity: ClosureIdentity, _ transform: @escaping (UIColor) -> UIColor) {
    self.identity = identity
    self.transform = transform
  }

  /// Returns the color that the transformer computes from a given color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(grayscaleIdentity) { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Returns a Boolean value that indicates whether two transformers are copies of one another.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Adds the identity that copies have in common to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A transformer of the attributes of a configuration's text.
///
/// UIKit: `UIConfigurationTextAttributesTransformer` (iOS 15). A transformer equals only its
/// copies.
public struct UIConfigurationTextAttributesTransformer {
  private let identity = ClosureIdentity()
  /// The closure that computes attributes from given attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the attributes that the transformer computes from given attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Returns a Boolean value that indicates whether two transformers are copies of one another.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// Adds the identity that copies have in common to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// An object whose identity the copies of a transformer have in common, because closures cannot be
/// compared.
final class ClosureIdentity: Sendable {}

extension ClosureIdentity: Hashable {
  static func == (one: ClosureIdentity, other: ClosureIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
