import Foundation

/// A width or a height in a compositional layout: a fraction of the container, or a length in
/// points.
///
/// An estimate is used until the cell, header, or footer is about to be displayed and its length is
/// measured by `preferredLayoutAttributesFitting(_:)` [Apple, `estimated(_:)`]. A group with an
/// estimate is as large as its items. Decided here: the number of items in a group is that of the
/// estimates, and anchored views and the layout's own boundary views keep their estimates. In a
/// container of nodes, an estimate is the length, and each layout reports this once, with the
/// advisory `self-sizing-is-off`.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Unit: Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    case uniform
  }

  /// The fraction of the container, or the length in points.
  public let dimension: CGFloat
  let unit: Unit

  private init(_ dimension: CGFloat, _ unit: Unit) {
    self.dimension = dimension
    self.unit = unit
    super.init()
  }

  /// Returns a dimension that is a fraction of the width of the containing group or section.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalWidth, .fractionalWidth)
  }

  /// Returns a dimension that is a fraction of the height of the containing group or section.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fractionalHeight, .fractionalHeight)
  }

  /// Returns a dimension of a fixed length, in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(absoluteDimension, .absolute)
  }

  /// Returns a dimension with an estimated length, in points, which the length of the content
  /// replaces.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, .estimated)
  }

  /// Returns a dimension with an estimated length, in points, which the largest length of the
  /// siblings in a group replaces (iOS 17).
  ///
  /// Rule: UIKit's documentation: siblings with this dimension along the same axis have the same size.
  public class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, .uniform)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { unit == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { unit == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is a length in points.
  public var isAbsolute: Bool { unit == .absolute }
  /// A Boolean value that indicates whether the dimension is an estimated length in points.
  public var isEstimated: Bool { unit == .estimated }
  /// A Boolean value that indicates whether the dimension is the largest length of an item's
  /// siblings.
  public var isUniformAcrossSiblings: Bool { unit == .uniform }

  /// Returns the length in a container of a given size, in points.
  func length(in container: CGSize) -> CGFloat {
    switch unit {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

/// The width and height of an item, a group, or a boundary view.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject {
  /// The dimension of the width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The dimension of the height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height dimension.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  private func dimension(along axis: CompositionalAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  /// Returns a Boolean value that indicates whether the length along an axis is estimated.
  func isEstimated(along axis: CompositionalAxis) -> Bool {
    dimension(along: axis).isEstimated || isUniform(along: axis)
  }

  /// Returns a Boolean value that indicates whether the length along an axis is that of the largest
  /// sibling.
  func isUniform(along axis: CompositionalAxis) -> Bool {
    dimension(along: axis).isUniformAcrossSiblings
  }

  /// The lengths that the content determines.
  var fitting: ElementFitting {
    let (width, height) = (isEstimated(along: .horizontal), isEstimated(along: .vertical))
    guard width || height else { return .none }
    return .content(
      horizontal: width ? .fittingSizeLevel : .required,
      vertical: height ? .fittingSizeLevel : .required)
  }

  /// Returns a size in which the lengths of the content replace estimated ones.
  func adopting(_ content: CGSize?, _ size: CGSize) -> CGSize {
    guard let content else { return size }
    return CGSize(
      width: isEstimated(along: .horizontal) ? content.width : size.width,
      height: isEstimated(along: .vertical) ? content.height : size.height)
  }
}
