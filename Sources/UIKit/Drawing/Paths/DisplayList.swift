/// The recorded drawing operations of a view or layer, in order.
public struct DisplayList: Hashable, Sendable {
  /// One drawing operation; coordinates are points of the list's own space.
  public enum Operation: Hashable, Sendable {
    /// Fills an outline.
    case fill(CGPath, color: CGColor, rule: FillRule, blend: CGBlendMode)
    /// Draws along an outline.
    case stroke(CGPath, color: CGColor, style: StrokeStyle, blend: CGBlendMode)
    /// Draws an image into a rectangle.
    case image(UIImage, rect: CGRect, alpha: CGFloat, blend: CGBlendMode)
    /// Draws a run of text.
    case text(TextRun)
    /// Draws a gradient.
    case gradient(
      CGGradient, from: CGPoint, to: CGPoint, options: CGGradientDrawingOptions)
    /// Draws a gradient from one circle to another.
    case radialGradient(
      CGGradient, from: Circle, to: Circle, options: CGGradientDrawingOptions)
    /// Draws a list with a shadow below it.
    case shadowed(DisplayList, Shadow)
    /// Creates a rectangle transparent.
    case clear(CGRect)
    /// Draws a list inside an outline, with an opacity.
    case group(DisplayList, clip: CGPath?, alpha: CGFloat)
    /// Draws a list with an image over a rectangle as its mask; nothing is drawn outside the rectangle.
    case masked(DisplayList, mask: CGImage, rect: CGRect)
    /// Draws a list in transformed coordinates: its text, images and line widths are transformed too.
    case transformed(DisplayList, CGAffineTransform)
    /// Mixes a list, drawn as one, with what is below it.
    case blended(DisplayList, CGBlendMode)
  }

  /// The rule that decides which parts of a self-intersecting outline are inside.
  public enum FillRule: String, Hashable, Sendable {
    /// Parts around which the outline winds.
    case winding
    /// Parts that an odd number of lines encloses.
    case evenOdd
  }

  /// A circle, in points.
  public struct Circle: Hashable, Sendable {
    /// The center.
    public var center: CGPoint
    /// The radius.
    public var radius: CGFloat

    /// Creates a circle.
    public init(center: CGPoint, radius: CGFloat) {
      self.center = center
      self.radius = radius
    }
  }

  /// A shadow below other drawing.
  public struct Shadow: Hashable, Sendable {
    /// The offset, in points of the list.
    public var offset: CGSize
    /// The blur radius in points.
    public var blur: CGFloat
    /// The color.
    public var color: CGColor

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The style of a line along an outline.
  public struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat
    /// The shape of open ends.
    public var cap: CGLineCap
    /// The shape of corners.
    public var join: CGLineJoin
    /// The length limit of pointed corners, in line widths.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The start in the dash pattern, in points.
    public var dashPhase: CGFloat

    /// Creates a style; the default is a solid line of one point with plain ends.
    public init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
      miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.dashPhase = dashPhase
    }
  }

  /// A run of text of one typeface, color and direction, placed cluster by cluster.
  public struct TextRun: Hashable, Sendable {
    /// The smallest part of a run that has a place of its own: one grapheme, or a ligature of some.
    public struct Cluster: Hashable, Sendable {
      /// The number of UTF-16 code units of the run's string.
      public var length: Int
      /// The distance of the left edge from the run's origin, in points.
      public var x: CGFloat
      /// The advance in points.
      public var width: CGFloat

      /// Creates a cluster.
      public init(length: Int, x: CGFloat, width: CGFloat) {
        self.length = length
        self.x = x
        self.width = width
      }
    }

    /// The text.
    public var string: String
    /// The left end of the baseline, in points, whatever the direction.
    public var origin: CGPoint
    /// The PostScript name of the font.
    public var fontName: String
    /// The size of the font in points.
    public var fontSize: CGFloat
    /// The color.
    public var color: CGColor
    /// The clusters in the order of the string, as measured; empty for a run that was not measured.
    public var clusters: [Cluster]
    /// A Boolean value that indicates whether the run reads from right to left.
    public var isRightToLeft: Bool
    /// The typeface and the style that the run was shaped with; `nil` where the typeface has no outlines.
    package var shaping: Shaping?

    /// Creates a run.
    public init(
      string: String, origin: CGPoint, fontName: String, fontSize: CGFloat, color: CGColor,
      clusters: [Cluster] = [], isRightToLeft: Bool = false
    ) {
      self.string = string
      self.origin = origin
      self.fontName = fontName
      self.fontSize = fontSize
      self.color = color
      self.clusters = clusters
      self.isRightToLeft = isRightToLeft
    }

    /// The width of the clusters in points.
    public var width: CGFloat { clusters.reduce(0) { max($0, $1.x + $1.width) } }
  }

  /// The operations, first to last.
  public var operations: [Operation]

  /// Creates a list; the default is empty.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// A Boolean value that indicates whether nothing was drawn.
  public var isEmpty: Bool { operations.isEmpty }
}
