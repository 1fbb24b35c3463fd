/// One element that a flow places.
package enum FlowElement: Sendable, Hashable {
  /// The header of a section.
  case header(section: Int)
  /// An item of a section.
  case item(Int, section: Int)
  /// The footer of a section.
  case footer(section: Int)
}
