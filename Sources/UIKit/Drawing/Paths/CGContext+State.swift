extension CGContext {
  /// Shifts coordinates, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales coordinates.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Turns coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Applies a transform to coordinates before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the color of insides.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the color of outlines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the color of insides by components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of outlines by components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of insides to a gray, by components between 0 and 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of outlines to a gray, by components between 0 and 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Gives all further drawing a shadow of a third of black, moved and blurred by points.
  ///
  /// Rule: Core Graphics' documentation of `CGContextSetShadow`. The offset is not transformed, as it is
  /// said there to be one of the picture; it points down where it is positive, as in UIKit's contexts.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Gives all further drawing a shadow of a color, moved and blurred by points; `nil` ends that.
  ///
  /// Rule: Core Graphics' documentation of `CGContextSetShadowWithColor`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DisplayList.Shadow(offset: offset, blur: max(0, blur), color: $0)
    }
  }

  /// Says whether edges of text are smoothed; edges of a display list are exact.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Says whether edges of text may be smoothed; edges of a display list are exact.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Says how exact curves are drawn; curves of a display list are exact.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Sets the width of outlines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the shape of open ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets how far a pointed corner may reach, in widths.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  /// Sets the opacity between 0 and 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how colors mix.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// How well images are scaled; kept as a value.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Says whether edges are smoothed; edges of a display list are exact.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Says whether edges may be smoothed; edges of a display list are exact.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

/// The shape of a line's open ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Cut at the end.
  case butt = 0
  /// Round, reaching past the end.
  case round
  /// Square, reaching past the end.
  case square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round
  /// Cut off.
  case bevel
}

/// How well images are scaled; kept as a value.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The context's own choice.
  case `default` = 0
  /// None.
  case none
  /// Fast.
  case low
  /// Good.
  case high
  /// Between fast and good.
  case medium
}
