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
    recordInPlace(.clear(rect))
  }

  /// Draws a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    recordInPlace(faded(.gradient(gradient, from: start, to: end, options: options)))
  }

  /// Draws a gradient between two circles, with radii in points.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let start = RuntimeDrawing.DisplayList.Circle(center: startCenter, radius: startRadius)
    let end = RuntimeDrawing.DisplayList.Circle(center: endCenter, radius: endRadius)
    recordInPlace(
      faded(.radialGradient(gradient, from: start, to: end, options: options)))
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
  ///
  /// - Quirk: Core Graphics counts an image's rows from the bottom, so that the image is upside down in a
  ///   context whose origin is at the top left, as UIKit's are. Source: Quartz 2D Programming Guide,
  ///   "Quartz 2D Coordinate Systems". `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let image = UIImage(cgImage: image)
    guard byTiling, rect.width > 0, rect.height > 0 else { return drawUpsideDown(image, in: rect) }
    let area = boundingBoxOfClipPath
    let x = rect.minX - ((rect.minX - area.minX) / rect.width).rounded(.up) * rect.width
    let y = rect.minY - ((rect.minY - area.minY) / rect.height).rounded(.up) * rect.height
    for top in stride(from: y, to: area.maxY, by: rect.height) {
      for left in stride(from: x, to: area.maxX, by: rect.width) {
        drawUpsideDown(
          image, in: CGRect(x: left, y: top, width: rect.width, height: rect.height))
      }
    }
  }

  private func drawUpsideDown(_ image: UIImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: rect, blendMode: state.blend, alpha: 1)
    restoreGState()
  }

  /// Draws an image into a rectangle with a blend mode and an opacity.
  package func draw(_ image: UIImage, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let image = image.drawable(inside: groupDepth)
    recordInPlace(.image(image, rect: rect, alpha: alpha * state.alpha, blend: blendMode))
  }

  /// Draws a run of text whose baseline starts at its origin, in the current coordinates.
  package func draw(_ run: RuntimeDrawing.DisplayList.TextRun) {
    var run = run
    if state.alpha != 1 {
      run.color = run.color.copy(alpha: run.color.alpha * state.alpha) ?? run.color
    }
    recordInPlace(blended(.text(run)))
  }

  /// Records an operation whose coordinates are the current ones.
  package func recordInPlace(_ operation: RuntimeDrawing.DisplayList.Operation) {
    let transform = state.transform
    guard !transform.isIdentity else { return record(operation) }
    guard !transform.isTranslation else { return record(operation.moved(by: transform)) }
    guard !transform.isSingular else { return }
    record(.transformed(RuntimeDrawing.DisplayList([operation]), transform))
  }

  /// Returns an operation with the current blend mode, and with the current opacity if the
  /// operation has none of its own.
  private func faded(_ operation: RuntimeDrawing.DisplayList.Operation)
    -> RuntimeDrawing.DisplayList.Operation
  {
    guard state.alpha != 1 else { return blended(operation) }
    return blended(.group(RuntimeDrawing.DisplayList([operation]), clip: nil, alpha: state.alpha))
  }

  private func blended(_ operation: RuntimeDrawing.DisplayList.Operation)
    -> RuntimeDrawing.DisplayList.Operation
  {
    guard state.blend != .normal else { return operation }
    return .blended(RuntimeDrawing.DisplayList([operation]), state.blend)
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
  /// The raw bits of the set, the same as in Core Graphics.
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
