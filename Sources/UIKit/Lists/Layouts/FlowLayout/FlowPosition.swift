import Foundation

/// A point in line coordinates.
struct FlowPosition: Sendable, Hashable {
  var along: CGFloat
  var across: CGFloat
}
