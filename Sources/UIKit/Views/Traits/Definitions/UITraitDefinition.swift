/// A trait as a type, which names it where code registers for its changes.
///
/// UIKit: `UITraitDefinition`. An app's own trait has its default where no override gives it a value.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values, which collections carry to any thread.
  associatedtype Value: Sendable

  /// The value where nothing sets another.
  static var defaultValue: Value { get }

  /// The name in descriptions; the type's own unless said otherwise.
  static var name: String { get }

  /// What tells the trait from others; the type's full name unless said otherwise.
  static var identifier: String { get }

  /// Whether a dynamic colour may look different when the trait changes; false unless said otherwise.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }

  /// The type's full name.
  public static var identifier: String { String(reflecting: Self.self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as the type that stands for it.
public typealias UITrait = any UITraitDefinition.Type
