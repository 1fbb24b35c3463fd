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

  /// A Boolean value that indicates whether a dynamic color may look different when the trait
  /// changes; false unless said otherwise.
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

extension UITraitCollection {
  /// The value of a trait; the default of an app's own one that nothing has given a value.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// The traits that may change how dynamic colors look.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits that may change which image of a set is shown.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  /// The system's traits whose values differ in another collection; all of them without one.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let all = Self.systemTraitsAffectingImageLookup + [UITraitUserInterfaceLevel.self]
    guard let traitCollection else { return all }
    return all.filter { differs(in: [$0], from: traitCollection) }
  }

  /// Returns a Boolean value that indicates whether any of some traits has another value in another
  /// collection.
  func differs(in traits: [UITrait], from other: UITraitCollection) -> Bool {
    traits.contains { !$0.isEqual(in: self, and: other) }
  }
}

extension UITraitDefinition {
  fileprivate static func isEqual(in one: UITraitCollection, and other: UITraitCollection) -> Bool {
    guard let system = Self.self as? any SystemTrait.Type else {
      return OwnTraitValues.areEqual(one.own, other.own, in: Self.self)
    }
    return system.hasEqualValues(in: one, and: other)
  }
}

extension SystemTrait {
  fileprivate static func hasEqualValues(
    in one: UITraitCollection, and other: UITraitCollection
  ) -> Bool {
    value(in: one) == value(in: other)
  }
}
