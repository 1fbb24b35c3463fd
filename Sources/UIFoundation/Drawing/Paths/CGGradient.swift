import Foundation

/// A sequence of colors with their locations.
public final class CGGradient: Hashable, Sendable {
  /// The colors in the order of their locations.
  package let colors: [CGColor]
  /// The locations of the colors, from 0 to 1.
  package let locations: [CGFloat]

  /// Creates a gradient. Without locations, the colors are distributed evenly.
  package init(colors: [CGColor], locations: [CGFloat]? = nil) {
    self.colors = colors
    let last = CGFloat(max(colors.count - 1, 1))
    self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
  }

  /// Returns a Boolean value that indicates whether two gradients have equal colors and locations.
  public static func == (one: CGGradient, other: CGGradient) -> Bool {
    one.colors == other.colors && one.locations == other.locations
  }

  /// Adds the colors and the locations to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}

extension CGGradient {
  /// Creates a gradient from ``CGColor`` objects. Without locations, the colors are distributed
  /// evenly.
  ///
  /// - Parameters:
  ///   - space: The color space for interpolation. It is ignored.
  ///   - colors: The colors. An empty array, or one with other objects, gives `nil`.
  ///   - locations: As many locations from 0 to 1 as there are colors.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let parts = colors.compactMap { $0 as? CGColor }
    guard !parts.isEmpty, parts.count == colors.count else { return nil }
    self.init(parts, locations)
  }

  /// Creates a gradient from the components of its colors, with alpha last.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components, color by color.
  ///   - locations: As many locations from 0 to 1 as there are colors; `nil` distributes them
  ///     evenly.
  ///   - count: The number of colors.
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
