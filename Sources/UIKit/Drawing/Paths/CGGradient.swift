import Foundation

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

extension CGGradient {
  /// Makes a gradient of colours, each a ``CGColor``; without places the colours are spread evenly.
  ///
  /// - Parameters:
  ///   - space: the space to mix colours in; it changes nothing here.
  ///   - colors: the colours; other objects make the answer nil, as no colour does.
  ///   - locations: as many places between 0 and 1 as there are colours.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let parts = colors.compactMap { $0 as? CGColor }
    guard !parts.isEmpty, parts.count == colors.count else { return nil }
    self.init(parts, locations)
  }

  /// Makes a gradient from the components of its colours, the opacity of each last.
  ///
  /// - Parameters:
  ///   - space: the space that the components are of.
  ///   - components: the components, one colour after another.
  ///   - locations: as many places between 0 and 1 as there are colours; nil spreads them evenly.
  ///   - count: the number of colours.
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
