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

/// The sizes of a section's items, kept as one value when they are all equal.
package enum FlowItemSizes: Sendable, Hashable {
  /// Many items of one size.
  case uniform(CGSize, count: Int)
  /// Items of sizes that differ at least once.
  case varied([CGSize])

  /// Chooses the cheap form when all sizes are equal (rule F5: the values count, not their source).
  package init(_ sizes: [CGSize]) {
    guard let first = sizes.first else {
      self = .uniform(.zero, count: 0)
      return
    }
    let isUniform = sizes.allSatisfy { $0 == first }
    self = isUniform ? .uniform(first, count: sizes.count) : .varied(sizes)
  }

  package var count: Int {
    switch self {
    case .uniform(_, let count): count
    case .varied(let sizes): sizes.count
    }
  }

  subscript(item: Int) -> CGSize {
    switch self {
    case .uniform(let size, _): size
    case .varied(let sizes): sizes[item]
    }
  }
}
