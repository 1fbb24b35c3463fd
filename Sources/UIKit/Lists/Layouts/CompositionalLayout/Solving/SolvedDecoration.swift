import Foundation

/// A view behind a section, its frame counted from the section's start.
struct SolvedDecoration: Hashable, Sendable {
  let kind: String
  /// The number among views of the kind.
  let number: Int
  let frame: CGRect
  let zIndex: Int
}
