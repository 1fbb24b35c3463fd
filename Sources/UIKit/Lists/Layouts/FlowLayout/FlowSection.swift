import Foundation

/// What a flow has to know of one section; lengths are in points.
package struct FlowSection: Sendable, Hashable {
  /// The items' sizes.
  package var sizes: FlowItemSizes
  /// The distances between the section's edges and its lines; negative ones are allowed.
  package var inset: UIEdgeInsets
  /// The distance between neighbouring lines; it may be negative.
  package var lineSpacing: CGFloat
  /// The least distance between items of one line; it may be negative.
  package var interitemSpacing: CGFloat
  /// The size of the header, of which only the scrolling direction counts; zero means none.
  package var headerSize: CGSize
  /// The size of the footer, of which only the scrolling direction counts; zero means none.
  package var footerSize: CGSize

  package init(
    sizes: FlowItemSizes,
    inset: UIEdgeInsets = .zero,
    lineSpacing: CGFloat = 10,
    interitemSpacing: CGFloat = 10,
    headerSize: CGSize = .zero,
    footerSize: CGSize = .zero
  ) {
    self.sizes = sizes
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerSize = headerSize
    self.footerSize = footerSize
  }
}
