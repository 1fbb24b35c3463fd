/// What was drawn, in order, as a value: the picture of a headless run.
public struct DisplayList: Hashable, Sendable {
  /// One act of drawing; coordinates are points of the picture's own space.
  public enum Operation: Hashable, Sendable {
    /// Fills an outline.
    case fill(CGPath, color: CGColor, rule: FillRule, blend: CGBlendMode)
    /// Draws along an outline.
    case stroke(CGPath, color: CGColor, style: StrokeStyle, blend: CGBlendMode)
    /// Draws an image into a rectangle.
    case image(UIImage, rect: CGRect, alpha: CGFloat, blend: CGBlendMode)
    /// Draws a run of text with its baseline beginning at a point.
    case text(TextRun)
    /// Draws a gradient.
    case gradient(CGGradient, from: CGPoint, to: CGPoint)
    /// Draws a gradient from one circle to another.
    case radialGradient(CGGradient, from: Circle, to: Circle)
    /// Draws a list with a shadow below it.
    case shadowed(DisplayList, Shadow)
    /// Makes a rectangle transparent.
    case clear(CGRect)
    /// Draws a list inside of an outline, with an opacity.
    case group(DisplayList, clip: CGPath?, alpha: CGFloat)
    /// Draws a list through an image that is laid over a rectangle, nothing beside it.
    case masked(DisplayList, mask: CGImage, rect: CGRect)
  }

  /// Which parts of an outline that crosses itself count as inside.
  public enum FillRule: String, Hashable, Sendable {
    /// Parts around which the outline winds.
    case winding
    /// Parts that an odd number of lines encloses.
    case evenOdd
  }

  /// A circle, in points.
  public struct Circle: Hashable, Sendable {
    /// The middle.
    public var center: CGPoint
    /// The radius.
    public var radius: CGFloat

    /// Creates a circle.
    public init(center: CGPoint, radius: CGFloat) {
      self.center = center
      self.radius = radius
    }
  }

  /// What is drawn below other drawing, moved and blurred.
  public struct Shadow: Hashable, Sendable {
    /// How far the shadow is moved, in points of the picture.
    public var offset: CGSize
    /// How far it is blurred, in points.
    public var blur: CGFloat
    /// Its color.
    public var color: CGColor

    /// Creates a shadow.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// How a line is drawn along an outline.
  public struct StrokeStyle: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat
    /// The shape of open ends.
    public var cap: CGLineCap
    /// The shape of corners.
    public var join: CGLineJoin
    /// How far a pointed corner may reach, in widths.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in points; empty for a whole line.
    public var dash: [CGFloat]
    /// Where the dashes begin, in points.
    public var dashPhase: CGFloat

    /// Creates a style; the default is a whole line of one point with plain ends.
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

  /// A run of text of one font and color.
  public struct TextRun: Hashable, Sendable {
    /// The text.
    public var string: String
    /// Where the baseline begins, in points.
    public var origin: CGPoint
    /// The name of the font.
    public var fontName: String
    /// The size of the font in points.
    public var fontSize: CGFloat
    /// The color.
    public var color: CGColor

    /// Creates a run.
    public init(
      string: String, origin: CGPoint, fontName: String, fontSize: CGFloat, color: CGColor
    ) {
      self.string = string
      self.origin = origin
      self.fontName = fontName
      self.fontSize = fontSize
      self.color = color
    }
  }

  /// The acts of drawing, first to last.
  public var operations: [Operation]

  /// Creates a list; the default is empty.
  public init(_ operations: [Operation] = []) {
    self.operations = operations
  }

  /// A Boolean value that indicates whether nothing was drawn.
  public var isEmpty: Bool { operations.isEmpty }
}

extension DisplayList {
  /// The same picture in transformed coordinates.
  package func applying(_ transform: CGAffineTransform) -> DisplayList {
    guard !transform.isIdentity else { return self }
    return DisplayList(operations.map { $0.applying(transform) })
  }
}

extension DisplayList.Operation {
  fileprivate func applying(_ transform: CGAffineTransform) -> DisplayList.Operation {
    switch self {
    case .fill(let path, let color, let rule, let blend):
      return .fill(path.applying(transform), color: color, rule: rule, blend: blend)
    case .stroke(let path, let color, let style, let blend):
      return .stroke(path.applying(transform), color: color, style: style, blend: blend)
    case .image(let image, let rect, let alpha, let blend):
      return .image(image, rect: rect.applying(transform), alpha: alpha, blend: blend)
    case .text(var run):
      run.origin = run.origin.applying(transform)
      return .text(run)
    case .gradient(let gradient, let from, let to):
      return .gradient(
        gradient, from: from.applying(transform), to: to.applying(transform))
    case .radialGradient(let gradient, let from, let to):
      return .radialGradient(
        gradient, from: from.applying(transform), to: to.applying(transform))
    case .shadowed(let list, let shadow): return .shadowed(list.applying(transform), shadow)
    case .clear(let rect): return .clear(rect.applying(transform))
    case .masked(let list, let mask, let rect):
      return .masked(list.applying(transform), mask: mask, rect: rect.applying(transform))
    case .group(let list, let clip, let alpha):
      return .group(
        list.applying(transform), clip: clip?.applying(transform), alpha: alpha)
    }
  }
}

extension DisplayList.Circle {
  /// The circle of the same area as what a transform makes of this one.
  func applying(_ transform: CGAffineTransform) -> DisplayList.Circle {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return DisplayList.Circle(center: center.applying(transform), radius: radius * scale)
  }
}
