import Foundation

/// The places that tab characters move to.
struct TabStops {
  private let locations: [CGFloat]
  private let interval: CGFloat

  init(_ paragraph: ParagraphAttributes) {
    locations = paragraph.tabLocations
    interval = paragraph.defaultTabInterval
  }

  /// Returns the first stop beyond a place; past the last one, the next whole interval or the place.
  func stop(after x: CGFloat) -> CGFloat {
    if let stop = locations.first(where: { $0 > x }) { return stop }
    guard interval > 0, interval.isFinite else { return x }
    return ((x / interval).rounded(.down) + 1) * interval
  }
}
