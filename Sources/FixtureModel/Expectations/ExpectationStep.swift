/// A step that runs before an expectation is compared.
package enum ExpectationStep: Sendable, Equatable {
  /// Applies a mutation by name.
  case mutation(String)
  /// Runs the next batch fetch to its end.
  case batch
  /// Scrolls to a fraction, 0…1, of the scrollable distance.
  case scroll(Double)
  /// Scrolls a pager to a page, from 0.
  case page(Int)
  /// Swaps the container's width and height.
  case rotate
  /// Selects an item as a tap does.
  case select(IndexPathValue)
  /// Deselects an item.
  case deselect(IndexPathValue)
  /// Sets a property of the generated data source and reloads.
  case set(name: String, value: Bool)
}
