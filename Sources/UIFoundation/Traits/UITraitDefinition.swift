/// A type that identifies a trait, such as in a registration for trait changes.
///
/// UIKit: `UITraitDefinition`. Collections have no values of an app's own traits.
public protocol UITraitDefinition: SendableMetatype {
  /// The name of the trait in descriptions. The default is the name of the type.
  static var name: String { get }

  /// The unique identifier of the trait. The default is the qualified name of the type.
  static var identifier: String { get }

  /// A Boolean value that indicates whether dynamic colors can resolve differently when the trait
  /// changes. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The default implementation returns the name of the type.
  public static var name: String { String(describing: Self.self) }

  /// The default implementation returns the qualified name of the type.
  public static var identifier: String { String(reflecting: Self.self) }

  /// The default implementation returns `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, identified by its metatype.
public typealias UITrait = any UITraitDefinition.Type

extension UITraitCollection {
  /// The traits that can affect how dynamic colors resolve.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self,
    ]
  }

  /// The traits that can affect which variant of an image is shown.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
    ]
  }

  /// Returns the system traits that differ from another collection, or all of them without a
  /// collection.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let all = Self.systemTraitsAffectingImageLookup + [UITraitUserInterfaceLevel.self]
    guard let traitCollection else { return all }
    return all.filter { differs(in: [$0], from: traitCollection) }
  }

  /// Returns a Boolean value that indicates whether any of some traits differs from another
  /// collection.
  package func differs(in traits: [UITrait], from other: UITraitCollection) -> Bool {
    traits.contains { ($0 as? any SystemTrait.Type)?.differs(between: self, and: other) == true }
  }
}

extension SystemTrait {
  fileprivate static func differs(
    between one: UITraitCollection, and other: UITraitCollection
  ) -> Bool {
    value(in: one) != value(in: other)
  }
}
