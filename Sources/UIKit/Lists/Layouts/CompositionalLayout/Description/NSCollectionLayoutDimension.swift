import Foundation

/// A width or a height of a compositional layout, as a part of the container or in points.
///
/// Self-sizing is off: an estimate counts as what content asks for, so that an item is as large as its
/// estimate, and a group with an estimate is as large as what it holds. Each layout that uses an estimate
/// says so once, with the advisory `self-sizing-is-off`.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Unit: Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  /// The part of the container, from 0, or the length in points.
  public let dimension: CGFloat
  let unit: Unit

  private init(_ dimension: CGFloat, _ unit: Unit) {
    self.dimension = dimension
    self.unit = unit
    super.init()
  }

  /// Makes a dimension that is a part of the width of the containing group or section.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, .fractionalWidth)
  }

  /// Makes a dimension that is a part of the height of the containing group or section.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, .fractionalHeight)
  }

  /// Makes a dimension in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, .absolute)
  }

  /// Makes a dimension in points that content may change in UIKit; here it counts as content's wish.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, .estimated)
  }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { unit == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { unit == .fractionalHeight }
  /// Whether it is a length in points.
  public var isAbsolute: Bool { unit == .absolute }
  /// Whether it is an estimate in points.
  public var isEstimated: Bool { unit == .estimated }

  /// The length in a container, in points.
  func length(in container: CGSize) -> CGFloat {
    switch unit {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The width and height of an item, a group or a view at a boundary.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func isEstimated(along axis: CompositionalAxis) -> Bool {
    (axis == .horizontal ? widthDimension : heightDimension).isEstimated
  }
}
