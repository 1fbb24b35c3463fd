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
  /// The minimum.
  package var min: SizeValue
  /// The maximum; infinite when unconstrained.
  package var max: SizeValue

  /// Creates the value from its parts.
  package init(min: SizeValue, max: SizeValue) {
    self.min = min
    self.max = max
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
