/// The layout of a collection.
package enum ContainerLayout: Sendable, Equatable {
  /// A flow layout with stated metrics.
  case flow(FlowLayout)
  /// A generated column layout.
  case mosaic(MosaicLayout)
  /// A hand-written layout.
  case custom(CustomLayout)
}
