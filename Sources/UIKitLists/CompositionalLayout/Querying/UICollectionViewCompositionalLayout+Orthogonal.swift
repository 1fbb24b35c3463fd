import Foundation

extension UICollectionViewCompositionalLayout {
  /// Returns the content offset of an orthogonally scrolling section, in points from its start.
  ///
  /// The offset belongs to the section's index, and is limited to its range when data changes.
  ///
  /// - Returns: The offset, or `nil` for a section that does not scroll orthogonally.
  package func orthogonalOffset(ofSection section: Int) -> CGFloat? {
    guard geometry?.orthogonalRegion(of: section) != nil else { return nil }
    return scrolling.offsets[section] ?? 0
  }

  /// Scrolls an orthogonally scrolling section to an offset in points, limited to its range.
  ///
  /// The next layout pass shows the change. For a section that does not scroll orthogonally, it has
  /// no effect.
  package func dragOrthogonalSection(_ section: Int, to offset: CGFloat) {
    guard let region = geometry?.orthogonalRegion(of: section) else { return }
    let present = scrolling.offsets[section] ?? 0
    if scrolling.dragOrigins[section] == nil { scrolling.dragOrigins[section] = present }
    setOrthogonalOffset(region.clamped(offset), ofSection: section)
  }

  /// Ends a drag of an orthogonally scrolling section, which immediately moves to the offset where
  /// its behavior stops.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  package func endDraggingOrthogonalSection(_ section: Int, velocity: CGFloat) {
    guard let region = geometry?.orthogonalRegion(of: section) else { return }
    let present = scrolling.offsets[section] ?? 0
    let start = scrolling.dragOrigins.removeValue(forKey: section) ?? present
    setOrthogonalOffset(
      region.restingOffset(from: present, start: start, velocity: velocity), ofSection: section)
  }
}

/// The scrolling state of a layout's orthogonally scrolling sections.
struct OrthogonalScrolling {
  /// The offsets of sections that are not at their start, in points.
  var offsets: [Int: CGFloat] = [:]
  /// The offsets at which the drags in progress began.
  var dragOrigins: [Int: CGFloat] = [:]
}
