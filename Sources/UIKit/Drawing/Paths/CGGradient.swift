/// Colours along a line.
public final class CGGradient: Hashable, Sendable {
  /// The colours.
  public let colors: [CGColor]
  /// The places of the colours between 0 and 1.
  public let locations: [CGFloat]

  /// Makes a gradient; without places the colours are spread evenly.
  public init(colors: [CGColor], locations: [CGFloat]? = nil) {
    self.colors = colors
    let last = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
  }

  /// Tells whether two gradients have equal colours and places.
  public static func == (one: CGGradient, other: CGGradient) -> Bool {
    one.colors == other.colors && one.locations == other.locations
  }

  /// Feeds colours and places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}
