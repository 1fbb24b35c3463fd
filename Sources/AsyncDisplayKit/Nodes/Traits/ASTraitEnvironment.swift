/// The traits of a node or layout spec.
///
/// Source: `ASTraitCollection.h`, `ASTraitEnvironment`.
public protocol ASTraitEnvironment: AnyObject {
  /// Returns the current traits as a value.
  func primitiveTraitCollection() -> ASPrimitiveTraitCollection
  /// Sets the traits of this object only.
  func setPrimitiveTraitCollection(_ newTraits: ASPrimitiveTraitCollection)
  /// Returns the current traits as an object.
  func asyncTraitCollection() -> ASTraitCollection
}
