import UIKit

extension UICollectionViewCompositionalLayout {
  /// Returns the content offset of an orthogonally scrolling section, in points from its start.
  ///
  /// UIKit scrolls such a section with a scroll view that is not part of its public interface. The offset
  /// belongs to the section's index, and is kept in range when data changes.
  ///
  /// - Parameter section: the index of the section.
  /// - Returns: the offset; 0 for a section that does not scroll orthogonally.
  public func orthogonalContentOffset(ofSection section: Int) -> CGFloat {
    orthogonalOffset(ofSection: section) ?? 0
  }

  /// Simulates dragging an orthogonally scrolling section to an offset.
  ///
  /// The next layout pass shows the change. ``endScrollingOrthogonalSection(_:velocity:)`` lifts the finger.
  /// Does nothing for a section that does not scroll orthogonally.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - offset: the offset in points from the section's start, which is kept in range.
  public func scrollOrthogonalSection(_ section: Int, to offset: CGFloat) {
    dragOrthogonalSection(section, to: offset)
  }

  /// Simulates lifting the finger from an orthogonally scrolling section, which stops at once.
  ///
  /// The section's scrolling behavior determines the offset.
  ///
  /// - Parameters:
  ///   - section: the index of the section.
  ///   - velocity: the velocity of the offset, in points per millisecond.
  public func endScrollingOrthogonalSection(_ section: Int, velocity: CGFloat = 0) {
    endDraggingOrthogonalSection(section, velocity: velocity)
  }
}
