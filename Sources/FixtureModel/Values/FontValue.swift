/// A font: a system face or a named one, with its size.
package struct FontValue: Sendable, Hashable {
  /// The face.
  package var face: FontFace
  /// The size in points.
  package var size: Double

  /// Creates the value from its parts.
  package init(face: FontFace, size: Double) {
    self.face = face
    self.size = size
  }
}
