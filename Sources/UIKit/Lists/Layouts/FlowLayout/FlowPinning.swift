import Foundation

/// Which headers and footers stay in sight, and the part of the content that is in sight.
package struct FlowPinning: Sendable, Hashable {
  /// Whether headers stay at the start of the visible part.
  package var headers: Bool
  /// Whether footers stay at its end.
  package var footers: Bool
  /// The visible part, content insets taken off, in content coordinates.
  package var visible: CGRect

  package init(headers: Bool, footers: Bool, visible: CGRect) {
    self.headers = headers
    self.footers = footers
    self.visible = visible
  }

  /// Nothing stays.
  package static let none = FlowPinning(headers: false, footers: false, visible: .zero)
}
