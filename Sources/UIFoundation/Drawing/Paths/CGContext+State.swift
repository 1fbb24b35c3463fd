extension CGContext {
  /// Translates the coordinate system, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales the coordinate system.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Rotates the coordinate system by an angle in radians.
  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = color }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  /// Sets the fill color from components between 0 and 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color from components between 0 and 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray from components between 0 and 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke color to a gray from components between 0 and 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(gray: gray, alpha: alpha)
  }

  /// Enables a shadow of black with an opacity of 1/3, with an offset and a blur in points.
  ///
  /// Rule: Core Graphics' documentation of `CGContextSetShadow`: the offset is not transformed. A
  /// positive height moves the shadow down, as in UIKit's contexts.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Enables a shadow of a color, with an offset and a blur in points, or disables it when the
  /// color is `nil`.
  ///
  /// Rule: Core Graphics' documentation of `CGContextSetShadowWithColor`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      RuntimeDrawing.DisplayList.Shadow(offset: offset, blur: max(0, blur), color: $0)
    }
  }

  /// Enables or disables font smoothing. Not used by the runtime, which records operations instead
  /// of pixels and reports `unused-member`.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
    reportUnused("CGContext", if: !shouldSmoothFonts, member: "setShouldSmoothFonts")
  }

  /// Allows or disallows font smoothing. Not used by the runtime, which records operations instead
  /// of pixels and reports `unused-member`.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    reportUnused("CGContext", if: !allowsFontSmoothing, member: "setAllowsFontSmoothing")
  }

  /// Sets the flatness of curves. Not used by the runtime, which records operations instead of
  /// pixels and reports `unused-member`.
  public func setFlatness(_ flatness: CGFloat) {
    reportUnused("CGContext", if: flatness != 0, member: "setFlatness")
  }

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets the shape of line joins.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets the miter limit, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  /// Sets the phase and the lengths of the dash pattern, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// The interpolation quality of images. Not used by the runtime, which reports `unused-member`.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = reportUnused("CGContext", newValue, if: newValue != .default) }
  }

  /// Enables or disables antialiasing. Not used by the runtime, which records operations instead of
  /// pixels and reports `unused-member`.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    reportUnused("CGContext", if: !shouldAntialias, member: "setShouldAntialias")
  }

  /// Allows or disallows antialiasing. Not used by the runtime, which records operations instead of
  /// pixels and reports `unused-member`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    reportUnused("CGContext", if: !allowsAntialiasing, member: "setAllowsAntialiasing")
  }
}

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line is cut at its end.
  case butt = 0
  /// A round end that extends beyond the line.
  case round
  /// A square end that extends beyond the line.
  case square
}

/// The shape of the joins of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// A pointed join.
  case miter = 0
  /// A round join.
  case round
  /// A beveled join.
  case bevel
}

/// The interpolation quality of images. Stored but not used by the runtime.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The default quality of the context.
  case `default` = 0
  /// No interpolation.
  case none
  /// Interpolation of low quality.
  case low
  /// Interpolation of high quality.
  case high
  /// Interpolation of medium quality.
  case medium
}
