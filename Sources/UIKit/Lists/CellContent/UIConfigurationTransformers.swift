import Foundation

/// Makes another colour of a configuration's.
///
/// UIKit: `UIConfigurationColorTransformer` (iOS 14). A transformer equals its copies alone, and
/// ``grayscale`` itself.
public struct UIConfigurationColorTransformer {
  private static let grayscaleIdentity = ClosureIdentity()

  private let identity: ClosureIdentity
  /// Makes a colour of another.
  public let transform: (UIColor) -> UIColor

  /// Creates a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.init(ClosureIdentity(), transform)
  }

  private init(_ identity: ClosureIdentity, _ transform: @escaping (UIColor) -> UIColor) {
    self.identity = identity
    self.transform = transform
  }

  /// Makes a colour of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A shade of grey that is as light as the colour.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(grayscaleIdentity) { color in
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
  }
}

extension UIConfigurationColorTransformer: Hashable {
  /// Tells whether one is a copy of the other.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// A hash of what copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// Makes other attributes of a configuration's text.
///
/// UIKit: `UIConfigurationTextAttributesTransformer` (iOS 15). A transformer equals its copies alone.
public struct UIConfigurationTextAttributesTransformer {
  private let identity = ClosureIdentity()
  /// Makes attributes of others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Makes attributes of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Tells whether one is a copy of the other.
  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  /// A hash of what copies share.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// What the copies of a value around a closure share, as closures cannot be compared.
final class ClosureIdentity: Sendable {}

extension ClosureIdentity: Hashable {
  static func == (one: ClosureIdentity, other: ClosureIdentity) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
