import Foundation

/// How far the orthogonal sections of a layout are scrolled.
struct OrthogonalScrolling {
  /// The offsets of sections that are not at their start, in points.
  var offsets: [Int: CGFloat] = [:]
  /// The offsets at which running drags began.
  var dragOrigins: [Int: CGFloat] = [:]
}
