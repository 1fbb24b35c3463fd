import Foundation

/// The metrics of one section of a flow layout, in points.
package struct FlowSection: Sendable, Hashable {
  /// The sizes of the items.
  package var sizes: FlowItemSizes
  /// The insets of the lines from the edges of the section. They may be negative.
  package var inset: UIEdgeInsets
  /// The spacing between lines. It may be negative.
  package var lineSpacing: CGFloat
  /// The minimum spacing between items of a line. It may be negative.
  package var interitemSpacing: CGFloat
  /// The size of the header. Only its length along the scroll axis is used. Zero means no header.
  package var headerSize: CGSize
  /// The size of the footer. Only its length along the scroll axis is used. Zero means no footer.
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

/// The sizes of a section's items, stored as one value when they are all equal.
package enum FlowItemSizes: Sendable, Hashable {
  /// A number of items of the same size.
  case uniform(CGSize, count: Int)
  /// Items with at least two different sizes.
  case varied([CGSize])
  /// A number of items of the same size until they are measured, with the measured sizes.
  case estimated(CGSize, count: Int, measured: [Int: CGSize])

  /// Creates item sizes in the compact form if all sizes are equal (rule F5: the values count, not
  /// their source).
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
    case .estimated(_, let count, _): count
    }
  }

  subscript(item: Int) -> CGSize {
    switch self {
    case .uniform(let size, _): size
    case .varied(let sizes): sizes[item]
    case .estimated(let size, _, let measured): measured[item] ?? size
    }
  }
}
