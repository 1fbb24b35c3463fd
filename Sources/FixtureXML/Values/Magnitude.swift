import FixtureModel

/// The greatest numbers of a fixture.
///
/// Decided here: a thousand million points are far beyond any screen, and small enough that sums and
/// products of a layout stay finite and whole numbers stay exact. `inf` is spelled where it has a meaning.
enum Magnitude {
  /// The greatest absolute value of a number, a coordinate or a count.
  static let greatest = 1e9
  /// The greatest index of a section or an item.
  static let greatestIndex = 1_000_000_000
  /// The greatest number of pixels per point.
  static let greatestScale: Double = 100
  /// The greatest number of columns of a mosaic, whose layout keeps the bottom of each.
  static let greatestColumnCount = 10_000

  /// Returns whether each number of a value is infinite or at most the greatest one.
  static func isAllowed(_ value: PropertyValue) -> Bool {
    switch value {
    case .number(let number): isAllowed(number)
    case .size(let size): isAllowed(size)
    case .point(let point): isAllowed(point.x) && isAllowed(point.y)
    case .rect(let rect):
      isAllowed(rect.origin.x) && isAllowed(rect.origin.y) && isAllowed(rect.size)
    case .insets(let insets):
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { isAllowed($0) }
    case .dimension(let dimension): isAllowed(dimension)
    case .dimensionPair(let pair): isAllowed(pair.width) && isAllowed(pair.height)
    case .sizeRange(let range): range.lengths.allSatisfy { isAllowed($0) }
    case .font(.face(_, let size)): isAllowed(size)
    case .font(.textStyle), .text, .binding, .integer, .bool, .color, .image, .enumCase, .options,
      .type:
      true
    }
  }

  /// Returns whether a number is infinite or at most the greatest one.
  static func isAllowed(_ number: Double) -> Bool {
    !number.isFinite || abs(number) <= greatest
  }

  private static func isAllowed(_ size: SizeValue) -> Bool {
    isAllowed(size.width) && isAllowed(size.height)
  }

  private static func isAllowed(_ length: LengthValue) -> Bool {
    switch length {
    case .points(let number): isAllowed(number)
    case .fill: true
    }
  }

  private static func isAllowed(_ dimension: DimensionValue) -> Bool {
    switch dimension {
    case .points(let number), .fraction(let number): isAllowed(number)
    case .auto: true
    }
  }
}
