/// A position, in points.
package struct PointValue: Sendable, Hashable {
  /// The horizontal coordinate.
  package var x: Double
  /// The vertical coordinate.
  package var y: Double

  /// Creates the value from its parts.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A width and a height, in points.
package struct SizeValue: Sendable, Hashable {
  /// The width; infinite when unconstrained.
  package var width: Double
  /// The height; infinite when unconstrained.
  package var height: Double

  /// Creates the value from its parts.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle, in points.
package struct RectValue: Sendable, Hashable {
  /// The top left corner.
  package var origin: PointValue
  /// The extent.
  package var size: SizeValue

  /// Creates the value from its parts.
  package init(origin: PointValue, size: SizeValue) {
    self.origin = origin
    self.size = size
  }
}

/// Insets of the four edges, in points.
package struct InsetsValue: Sendable, Hashable {
  /// The top edge; infinite to push.
  package var top: Double
  /// The left edge; infinite to push.
  package var left: Double
  /// The bottom edge; infinite to push.
  package var bottom: Double
  /// The right edge; infinite to push.
  package var right: Double

  /// Creates the value from its parts.
  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A minimum and a maximum size.
package struct SizeRangeValue: Sendable, Hashable {
  /// The minimum width.
  package var minWidth: LengthValue
  /// The minimum height.
  package var minHeight: LengthValue
  /// The maximum width; infinite when unconstrained.
  package var maxWidth: LengthValue
  /// The maximum height; infinite when unconstrained.
  package var maxHeight: LengthValue

  /// Creates the value from its parts.
  package init(
    minWidth: LengthValue, minHeight: LengthValue, maxWidth: LengthValue, maxHeight: LengthValue
  ) {
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
  }

  /// The lengths, in the order of the attribute.
  package var lengths: [LengthValue] { [minWidth, minHeight, maxWidth, maxHeight] }
}

/// A length of a size range.
package enum LengthValue: Sendable, Hashable {
  /// Points; may be infinite.
  case points(Double)
  /// The room that the container's content has, between insets and safe areas.
  case fill
}

/// The size that a fixture states for the cell of an item.
package struct CellSize: Sendable, Hashable {
  /// The range; nil for a cell with the width of its column.
  package var range: SizeRangeValue?
  /// The number of cells in a row, of which `fill` is the width of one.
  package var columns: Int

  /// Creates the value from its parts.
  package init(range: SizeRangeValue? = nil, columns: Int = 1) {
    self.range = range
    self.columns = columns
  }
}

/// A dimension, in one of Texture's units.
package enum DimensionValue: Sendable, Hashable {
  /// No constraint of its own.
  case auto
  /// Points.
  case points(Double)
  /// A fraction of the parent's size, 0…1.
  case fraction(Double)
}

/// A width and a height, each in its own unit.
package struct DimensionPair: Sendable, Hashable {
  /// The horizontal dimension.
  package var width: DimensionValue
  /// The vertical dimension.
  package var height: DimensionValue

  /// Creates the value from its parts.
  package init(width: DimensionValue, height: DimensionValue) {
    self.width = width
    self.height = height
  }
}
