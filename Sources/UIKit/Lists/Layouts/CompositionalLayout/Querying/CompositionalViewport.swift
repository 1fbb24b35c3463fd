import Foundation

/// What changes the places of solved elements: the part in sight, and how far sections are scrolled.
struct CompositionalViewport: Sendable {
  /// The part of the content in sight, content insets taken off.
  var visible: CGRect
  /// The offsets of orthogonal sections, in points; 0 for a section without one.
  var offsets: [Int: CGFloat]
}
