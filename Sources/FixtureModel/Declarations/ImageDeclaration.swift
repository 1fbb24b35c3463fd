/// An image known by its name, its size and its scale; it has no pixels.
package struct ImageDeclaration: Sendable, Equatable {
  /// The name that rows and attributes use.
  package var name: String
  /// The size in points, as `UIImage.size` gives it.
  package var size: SizeValue
  /// Pixels per point.
  package var scale: Double
  /// Where the image is declared.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(name: String, size: SizeValue, scale: Double = 1, position: SourcePosition) {
    self.name = name
    self.size = size
    self.scale = scale
    self.position = position
  }
}
