import Foundation

/// The values of a collection view on which the positions in a compositional layout depend.
struct CompositionalEnvironment: Hashable {
  let axis: CompositionalAxis
  /// The size of the collection view's bounds, in points.
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

  /// The number of device pixels per point.
  var scale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
  }

  /// The extent of the content perpendicular to the scroll direction.
  var breadth: AxisSpan {
    let length = axis.crossing.extent(of: size) - axis.crossing.ends(of: contentInsets).total
    return AxisSpan(start: 0, length: max(length, 0))
  }

  /// Returns the insets that a reference adds to the content insets, perpendicular to the scroll
  /// direction.
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

  /// Returns the extent perpendicular to the scroll direction inside the insets of a reference.
  func breadth(within reference: UIContentInsetsReference) -> AxisSpan {
    breadth.less(axis.crossing.ends(of: addition(of: reference)))
  }

  /// Returns the environment that is passed to a section provider, inside the insets of a
  /// reference.
  @MainActor
  func layoutEnvironment(_ reference: UIContentInsetsReference) -> LayoutEnvironment {
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
