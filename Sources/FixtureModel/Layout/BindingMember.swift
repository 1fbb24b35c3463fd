/// What one step of a path reads.
package enum BindingMember: String, Sendable {
  /// A field of a model.
  case field
  /// The size of an image.
  case size
  /// The height of an image or a size divided by its width.
  case ratio
  /// The width of a size.
  case width
  /// The height of a size.
  case height
  /// The number of a list's elements, or of a text's characters.
  case count
}
