import Foundation

/// The place of a cell in a group.
struct TemplateSlot: Hashable, Sendable {
  var frame: CGRect
  var zIndex: Int
}
