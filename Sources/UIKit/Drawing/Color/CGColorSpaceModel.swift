/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// Nothing known.
  case unknown = -1
  /// One component of grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// An image.
  case pattern = 6

  /// The number of components, the opacity not counted.
  var componentCount: Int {
    switch self {
    case .unknown, .pattern: 0
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }
}
