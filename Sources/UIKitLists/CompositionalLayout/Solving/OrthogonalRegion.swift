import Foundation

/// The computed scrolling region of a section that scrolls perpendicular to the layout.
///
/// Decided here beyond the cases' documentation: content is limited to its edges,
/// paging moves at most one page or group from the start of the drag, and a group boundary is a
/// multiple of the distance between groups. A velocity of v points per millisecond decelerates over
/// v·r ÷ (1 − r) points at a rate r (Apple's "Designing Fluid Interfaces", WWDC 2018).
struct OrthogonalRegion: Hashable, Sendable {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The extent of the content in which the section is visible.
  let window: AxisSpan
  /// The length of the scrolled content, including insets, in points.
  let contentLength: CGFloat
  /// The distance between the starts of consecutive groups, in points.
  let groupPitch: CGFloat
  /// The fraction of its velocity that decelerating content keeps each millisecond.
  let rate: CGFloat

  /// The maximum offset, in points.
  var highestOffset: CGFloat { max(contentLength - window.length, 0) }

  func clamped(_ offset: CGFloat) -> CGFloat {
    offset.isFinite ? offset.clamped(from: 0, to: highestOffset) : 0
  }

  /// Returns the offset at which the content stops after a drag, with a velocity in points per
  /// millisecond.
  func restingOffset(from offset: CGFloat, start: CGFloat, velocity: CGFloat) -> CGFloat {
    let speed = velocity.isFinite ? velocity : 0
    let goal = offset + speed * rate / (1 - rate)
    switch behavior {
    case .none, .continuous: return clamped(goal)
    case .continuousGroupLeadingBoundary:
      return clamped(groupPitch > 0 ? (goal / groupPitch).rounded() * groupPitch : goal)
    case .paging: return page(offset, start: start, speed: speed, length: window.length)
    case .groupPaging, .groupPagingCentered:
      return page(offset, start: start, speed: speed, length: groupPitch)
    }
  }

  private func page(
    _ offset: CGFloat, start: CGFloat, speed: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return clamped(offset) }
    let first = (start / length).rounded()
    var page = (offset / length).rounded()
    if speed > 0 { page = (offset / length).rounded(.down) + 1 }
    if speed < 0 { page = (offset / length).rounded(.up) - 1 }
    return clamped(page.clamped(from: first - 1, to: first + 1) * length)
  }
}
