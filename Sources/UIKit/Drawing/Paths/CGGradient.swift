import Foundation

/// Colors along a line.
public final class CGGradient: Hashable, Sendable {
  /// The colors.
  public let colors: [CGColor]
  /// The places of the colors between 0 and 1.
  public let locations: [CGFloat]

  /// Creates a gradient; without places the colors are spread evenly.
  public init(colors: [CGColor], locations: [CGFloat]? = nil) {
    self.colors = colors
    let last = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
  }

  /// Returns a Boolean value that indicates whether two gradients have equal colors and places.
  public static func == (one: CGGradient, other: CGGradient) -> Bool {
    one.colors == other.colors && one.locations == other.locations
  }

  /// Feeds colors and places.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}

extension CGGradient {
  /// Creates a gradient of colors, each a ``CGColor``; without places the colors are spread evenly.
  ///
  /// - Parameters:
  ///   - space: the space to mix colors in; it changes nothing here.
  ///   - colors: the colors; other objects make the answer `nil`, as no color does.
  ///   - locations: as many places between 0 and 1 as there are colors.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let parts = colors.compactMap { $0 as? CGColor }
    guard !parts.isEmpty, parts.count == colors.count else { return nil }
    self.init(parts, locations)
  }

  /// Creates a gradient from the components of its colors, the opacity of each last.
  ///
  /// - Parameters:
  ///   - space: the space that the components are of.
  ///   - components: the components, one color after another.
  ///   - locations: as many places between 0 and 1 as there are colors; `nil` spreads them evenly.
  ///   - count: the number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let stride = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * stride)
    }
    guard !colors.isEmpty else { return nil }
    self.init(colors, locations)
  }

  private convenience init(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
    self.init(
      colors: colors,
      locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }
}
