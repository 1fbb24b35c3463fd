extension CGContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    withOwnPath {
      addRect(rect)
      fillPath()
    }
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }

  /// Fills the ellipse inside of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    withOwnPath {
      addEllipse(in: rect)
      fillPath()
    }
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    withOwnPath {
      addRect(rect)
      strokePath()
    }
  }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.style.width
    state.style.width = width
    stroke(rect)
    state.style.width = former
  }

  /// Strokes the ellipse inside of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    withOwnPath {
      addEllipse(in: rect)
      strokePath()
    }
  }

  /// Clears a rectangle to transparent.
  public func clear(_ rect: CGRect) {
    record(.clear(rect.applying(state.transform)))
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    record(
      .gradient(
        gradient, from: start.applying(state.transform), to: end.applying(state.transform)))
  }

  /// Draws a gradient from one circle to another, with radii in points.
  ///
  /// Under a transform that would turn the circles into ellipses, circles of the same area are
  /// recorded.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let start = DisplayList.Circle(center: startCenter, radius: startRadius)
    let end = DisplayList.Circle(center: endCenter, radius: endRadius)
    record(
      .radialGradient(
        gradient, from: start.applying(state.transform), to: end.applying(state.transform)))
  }

  /// Strokes line segments between pairs of points. A last point without a partner is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    withOwnPath {
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        addLines(between: [points[index], points[index + 1]])
      }
      strokePath()
    }
  }

  /// Draws an image into a rectangle. With tiling, copies of that size fill the whole context.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let image = UIImage(cgImage: image)
    guard byTiling, rect.width > 0, rect.height > 0 else {
      return draw(image, in: rect, blendMode: state.blend, alpha: 1)
    }
    let area = boundingBoxOfClipPath
    let x = rect.minX - ((rect.minX - area.minX) / rect.width).rounded(.up) * rect.width
    let y = rect.minY - ((rect.minY - area.minY) / rect.height).rounded(.up) * rect.height
    for top in stride(from: y, to: area.maxY, by: rect.height) {
      for left in stride(from: x, to: area.maxX, by: rect.width) {
        let tile = CGRect(x: left, y: top, width: rect.width, height: rect.height)
        draw(image, in: tile, blendMode: state.blend, alpha: 1)
      }
    }
  }

  /// Draws an image into a rectangle with a blend mode and an opacity.
  package func draw(_ image: UIImage, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    record(
      .image(
        image, rect: rect.applying(state.transform), alpha: alpha * state.alpha,
        blend: blendMode))
  }

  /// Draws a run of text whose baseline starts at its origin, in the current coordinates.
  package func draw(_ run: DisplayList.TextRun) {
    var placed = run
    placed.origin = run.origin.applying(state.transform)
    record(.text(placed))
  }

  /// Draws a display list with its origin at a point, in the current coordinates.
  package func draw(_ list: DisplayList, at origin: CGPoint = .zero, clip: CGRect? = nil) {
    let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(state.transform)
    let outline = clip.map { CGPath(elements: CGPath.rectangle($0)).applying(transform) }
    record(.group(list.applying(transform), clip: outline, alpha: state.alpha))
  }

  private func withOwnPath(_ body: () -> Void) {
    let former = pathElements
    pathElements = []
    body()
    pathElements = former
  }
}

/// The extension of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
