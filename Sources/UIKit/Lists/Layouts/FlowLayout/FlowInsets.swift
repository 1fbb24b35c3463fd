import Foundation

/// The two distances of one axis from the edges of a section, in points.
package struct FlowInsets: Sendable, Hashable {
  var leading: CGFloat
  var trailing: CGFloat

  var total: CGFloat { leading + trailing }
}
