import UIKit

extension RuntimeViolation.Code {
  /// A cell is given a range without area, so that its node is never measured.
  public static let zeroAreaSizeRange = Self(rawValue: "zero-area-size-range")
  /// A cell is given a range without end along both axes.
  public static let endlessSizeRange = Self(rawValue: "endless-size-range")
  /// A cell is given a range whose minimum is above its maximum.
  public static let invertedSizeRange = Self(rawValue: "inverted-size-range")
  /// A text of several words is measured without end, and sticks out of its cell.
  public static let unwrappableText = Self(rawValue: "unwrappable-text")
  /// A control can be hit on less than 44 by 44 points.
  public static let smallTouchTarget = Self(rawValue: "small-touch-target")
}
