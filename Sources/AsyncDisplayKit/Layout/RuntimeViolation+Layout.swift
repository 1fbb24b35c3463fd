import UIKit

extension RuntimeViolation.Code {
  /// A dimension's value is not valid for its unit.
  public static let invalidDimension = Self(rawValue: "invalid-dimension")
  /// A size range is invalid: a minimum is infinite or above the maximum, or a value is negative.
  public static let invalidSizeRange = Self(rawValue: "invalid-size-range")
  /// `preferredSize` was read from a style whose width or height is a fraction.
  public static let fractionalPreferredSize = Self(rawValue: "fractional-preferred-size")
  /// An extension slot of a style does not exist. Numbers: the slot, the number of slots.
  public static let styleExtensionOutOfBounds = Self(rawValue: "style-extension-out-of-bounds")
  /// A fraction refers to a parent whose size is unknown or infinite. For a child that it
  /// stretches, a stack resolves a fractional minimum or maximum against no parent, whatever its
  /// own size is.
  public static let undefinedFraction = Self(rawValue: "undefined-fraction")
  /// A measured size is not a number, negative, or at least 10,000,000 points.
  public static let invalidLayoutSize = Self(rawValue: "invalid-layout-size")
  /// A position in a layout is not a number or infinite.
  public static let invalidLayoutPosition = Self(rawValue: "invalid-layout-position")
  /// A spec was measured or created without a child that it needs.
  public static let missingLayoutChild = Self(rawValue: "missing-layout-child")
  /// The property `child` was used on a spec with several children.
  public static let ambiguousLayoutChild = Self(rawValue: "ambiguous-layout-child")
  /// A width, height, minimum or maximum was set on a spec that ignores its own size.
  public static let specSizeIgnored = Self(rawValue: "spec-size-ignored")
  /// A ratio is not greater than 0.
  public static let invalidRatio = Self(rawValue: "invalid-ratio")
  /// A layout spec was changed after its node had used it.
  public static let immutableLayoutSpec = Self(rawValue: "immutable-layout-spec")
  /// A node returned a layout spec that had been returned before.
  public static let reusedLayoutSpec = Self(rawValue: "reused-layout-spec")
  /// An element occurs more than once in a layout.
  public static let duplicateLayoutElement = Self(rawValue: "duplicate-layout-element")
  /// An element contains itself, or is measured while it is being measured.
  public static let recursiveLayoutElement = Self(rawValue: "recursive-layout-element")
  /// Elements are nested too deeply to be measured. Numbers: the maximum depth.
  public static let layoutTooDeep = Self(rawValue: "layout-too-deep")
  /// A stack's alignItems or justifyContent was set while an alignment property determines it.
  public static let conflictingStackAlignment = Self(rawValue: "conflicting-stack-alignment")
  /// An override of `layoutSpecThatFits(_:)` called the base class's implementation.
  public static let unsupportedSuperCall = Self(rawValue: "unsupported-super-call")
}
