/// A section of an element map: its identity and its context.
package final class ASSection: Sendable {
  /// A number that no other section of the container ever has; a reloaded section gets a new one.
  package let id: Int
  /// The object that the data source attached.
  package let context: (any ASSectionContext)?

  /// Makes a section.
  package init(id: Int, context: (any ASSectionContext)?) {
    self.id = id
    self.context = context
  }
}
