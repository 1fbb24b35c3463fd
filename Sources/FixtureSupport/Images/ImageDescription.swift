import Foundation

/// An image without pixels: its name, its size and its scale.
public struct ImageDescription: Hashable, Sendable {
  /// The name that fixtures use.
  public var name: String
  /// The size in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat

  /// Makes a description.
  public init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.name = name
    self.size = size
    self.scale = scale
  }

  /// Reads the fields of an image line: name, width, height and scale.
  init(from row: inout RowDecoder) {
    name = row.string()
    size = row.size()
    scale = row.cgFloat()
  }
}
