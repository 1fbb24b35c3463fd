import Foundation

/// Makes other attributes of a configuration's text.
///
/// UIKit: `UIConfigurationTextAttributesTransformer` (iOS 15). A transformer equals its copies alone.
public struct UIConfigurationTextAttributesTransformer {
  private let identity = ClosureIdentity()
  /// Makes attributes of others.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Makes a transformer of a closure.
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
