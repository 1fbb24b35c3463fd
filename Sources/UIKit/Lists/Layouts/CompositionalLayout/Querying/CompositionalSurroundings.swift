import Foundation

/// What of a view decides on the places of a compositional layout.
struct CompositionalSurroundings: Hashable {
  let axis: CompositionalAxis
  /// The size of the bounds, in points.
  let size: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let safeArea: NSDirectionalEdgeInsets
  let layoutMargins: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection

  @MainActor
  init(_ view: UICollectionView, size: CGSize, axis: CompositionalAxis) {
    let direction = view.effectiveUserInterfaceLayoutDirection
    self.axis = axis
    self.size = size
    contentInsets = axis.crossing.only(
      NSDirectionalEdgeInsets(view.adjustedContentInset, direction: direction))
    safeArea = NSDirectionalEdgeInsets(view.safeAreaInsets, direction: direction)
    layoutMargins = view.directionalLayoutMargins
    traitCollection = view.traitCollection
  }

  /// Device pixels per point.
  var scale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
  }

  /// The stretch of the content across the direction of scrolling.
  var breadth: AxisSpan {
    let length = axis.crossing.extent(of: size) - axis.crossing.ends(of: contentInsets).total
    return AxisSpan(start: 0, length: max(length, 0))
  }

  /// Returns the insets that a reference adds to the content insets, across the direction of scrolling.
  func addition(of reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let wanted: NSDirectionalEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: wanted = safeArea
    case .layoutMargins, .readableContent: wanted = layoutMargins
    }
    return axis.crossing.only(
      NSDirectionalEdgeInsets(
        top: max(wanted.top - contentInsets.top, 0),
        leading: max(wanted.leading - contentInsets.leading, 0),
        bottom: max(wanted.bottom - contentInsets.bottom, 0),
        trailing: max(wanted.trailing - contentInsets.trailing, 0)))
  }

  /// The stretch across that a reference leaves.
  func breadth(within reference: UIContentInsetsReference) -> AxisSpan {
    breadth.less(axis.crossing.ends(of: addition(of: reference)))
  }

  /// The surroundings as a section provider sees them.
  @MainActor
  func environment(_ reference: UIContentInsetsReference) -> LayoutEnvironment {
    let added = addition(of: reference)
    let insets = NSDirectionalEdgeInsets(
      top: contentInsets.top + added.top, leading: contentInsets.leading + added.leading,
      bottom: contentInsets.bottom + added.bottom,
      trailing: contentInsets.trailing + added.trailing)
    return LayoutEnvironment(
      container: LayoutContainer(contentSize: size, contentInsets: insets),
      traitCollection: traitCollection)
  }
}
