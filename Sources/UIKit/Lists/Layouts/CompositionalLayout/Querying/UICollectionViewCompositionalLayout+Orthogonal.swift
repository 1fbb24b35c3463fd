import Foundation

/// The driven steps by which a test scrolls an orthogonal section. UIKit has a scroll view inside the view
/// for it, which it does not publish.
extension UICollectionViewCompositionalLayout {
  /// How far a section is scrolled across the layout's direction, in points from its start; 0 for a section
  /// that is not orthogonal.
  ///
  /// An offset belongs to the section's number, and stays in range when data changes.
  public func orthogonalContentOffset(ofSection section: Int) -> CGFloat {
    guard geometry?.orthogonalRegion(of: section) != nil else { return 0 }
    return scrolling.offsets[section] ?? 0
  }

  /// Drags the content of an orthogonal section to an offset in points, clamped to what there is. A driven
  /// step; ``endScrollingOrthogonalSection(_:velocity:)`` lets go.
  ///
  /// The next layout pass shows it. Nothing happens to a section that is not orthogonal.
  public func scrollOrthogonalSection(_ section: Int, to offset: CGFloat) {
    guard let region = geometry?.orthogonalRegion(of: section) else { return }
    let present = scrolling.offsets[section] ?? 0
    if scrolling.dragOrigins[section] == nil { scrolling.dragOrigins[section] = present }
    setOrthogonalOffset(region.clamped(offset), ofSection: section)
  }

  /// Lets go of an orthogonal section, which comes to rest at once where its behaviour says. A driven step.
  ///
  /// The speed is that of the offset, in points a millisecond.
  public func endScrollingOrthogonalSection(_ section: Int, velocity: CGFloat = 0) {
    guard let region = geometry?.orthogonalRegion(of: section) else { return }
    let present = scrolling.offsets[section] ?? 0
    let start = scrolling.dragOrigins.removeValue(forKey: section) ?? present
    setOrthogonalOffset(
      region.restingOffset(from: present, start: start, velocity: velocity), ofSection: section)
  }
}

/// How far the orthogonal sections of a layout are scrolled.
struct OrthogonalScrolling {
  /// The offsets of sections that are not at their start, in points.
  var offsets: [Int: CGFloat] = [:]
  /// The offsets at which running drags began.
  var dragOrigins: [Int: CGFloat] = [:]
}
