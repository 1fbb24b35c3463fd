import UIKit

extension RuntimeViolation.Code {
  /// A dimension's value does not suit its unit.
  public static let invalidDimension = Self(rawValue: "invalid-dimension")
  /// A size range has a minimum that is infinite or above its maximum, or a negative number.
  public static let invalidSizeRange = Self(rawValue: "invalid-size-range")
  /// The preferred size in points was read from a style with a fractional width or height.
  public static let fractionalPreferredSize = Self(rawValue: "fractional-preferred-size")
  /// A style's extension slot does not exist; numbers: the slot, how many there are.
  public static let styleExtensionOutOfBounds = Self(rawValue: "style-extension-out-of-bounds")
  /// A fraction refers to a parent whose size is unknown or infinite.
  public static let undefinedFraction = Self(rawValue: "undefined-fraction")
  /// A measured size is not a number, negative, or ten million points and above.
  public static let invalidLayoutSize = Self(rawValue: "invalid-layout-size")
  /// A position in a layout is not a number or infinite.
  public static let invalidLayoutPosition = Self(rawValue: "invalid-layout-position")
  /// A spec that needs a child was measured or made without it.
  public static let missingLayoutChild = Self(rawValue: "missing-layout-child")
  /// The property `child` of a spec with several children was read or set.
  public static let ambiguousLayoutChild = Self(rawValue: "ambiguous-layout-child")
  /// A ratio is not a number above zero.
  public static let invalidRatio = Self(rawValue: "invalid-ratio")
  /// A layout spec was changed after its node had used it.
  public static let immutableLayoutSpec = Self(rawValue: "immutable-layout-spec")
  /// A layout spec was returned by a node a second time.
  public static let reusedLayoutSpec = Self(rawValue: "reused-layout-spec")
  /// One element occurs in several places of a layout.
  public static let duplicateLayoutElement = Self(rawValue: "duplicate-layout-element")
  /// An element contains itself, or is measured while it is being measured.
  public static let recursiveLayoutElement = Self(rawValue: "recursive-layout-element")
  /// Elements are nested deeper than the engine measures; numbers: the maximum depth.
  public static let layoutTooDeep = Self(rawValue: "layout-too-deep")
  /// A stack's alignItems or justifyContent was set while an alignment property determines it.
  public static let conflictingStackAlignment = Self(rawValue: "conflicting-stack-alignment")
  /// The base class's layoutSpecThatFits was called by an override.
  public static let unsupportedSuperCall = Self(rawValue: "unsupported-super-call")
}
