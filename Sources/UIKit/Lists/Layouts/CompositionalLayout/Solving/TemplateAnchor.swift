import Foundation

/// The place of a view that is anchored to a cell or a group.
struct TemplateAnchor: Hashable, Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
  /// The place whose item gives the index path, and without which there is no view.
  var slot: Int
}
