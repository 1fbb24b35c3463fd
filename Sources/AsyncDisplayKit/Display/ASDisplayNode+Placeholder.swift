import UIKit

/// Returns the colour of Texture's default placeholders: a white of 0.95.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor {
  UIColor(white: 0.95, alpha: 1)
}

/// Returns the tint colour that Texture takes for the system's, red 0, green 0.478, blue 1; any
/// thread.
public func ASDisplayNodeDefaultTintColor() -> UIColor {
  UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
}

extension ASDisplayNode {
  /// The time in which the placeholder fades out, in virtual seconds; the default is 0; any thread.
  public final var placeholderFadeDuration: Double {
    get { extras?.placeholderFadeDuration ?? 0 }
    set { ownExtras.placeholderFadeDuration = newValue }
  }

  private static var placeholderDepth: CGFloat { 9999 }

  @MainActor private final var hasPlaceholder: Bool { placeholderEnabled && mayDraw }

  /// Makes the picture when a layout is adopted, so that it is ready before the node appears.
  @MainActor final func preparePlaceholder() {
    guard placeholderEnabled, displaysAsynchronously, ownDrawing.placeholderImage == nil,
      let size = calculatedNodeLayout?.size, size.width * size.height > 0,
      loadedLayer?.contents == nil
    else { return }
    ownDrawing.placeholderImage = placeholderImage()
  }

  /// Keeps the placeholder as large as the node.
  @MainActor final func layoutPlaceholder() {
    if hasPlaceholder { setUpPlaceholder() }
    drawing?.placeholderLayer?.frame = bounds
  }

  /// Puts the placeholder in front of everything.
  @MainActor final func showPlaceholder(in layer: CALayer) {
    guard hasPlaceholder else { return }
    let placeholder = setUpPlaceholder()
    placeholder.opacity = 1
    placeholder.frame = layer.bounds
    layer.addSublayer(placeholder)
  }

  @MainActor @discardableResult private final func setUpPlaceholder() -> CALayer {
    let drawing = ownDrawing
    let layer = drawing.placeholderLayer ?? CALayer()
    layer.zPosition = Self.placeholderDepth
    drawing.placeholderLayer = layer
    guard layer.contents == nil else { return layer }
    drawing.placeholderImage = drawing.placeholderImage ?? placeholderImage()
    layer.contents = drawing.placeholderImage?.cgImage
    layer.contentsScale = contentsScale
    return layer
  }

  /// Takes the placeholder away: at once, or when it has faded on the virtual clock.
  @MainActor final func removePlaceholder() {
    guard let placeholder = drawing?.placeholderLayer, placeholder.superlayer != nil else { return }
    guard placeholderFadeDuration > 0, isVisible else {
      return placeholder.removeFromSuperlayer()
    }
    placeholder.opacity = 0
    environment.scheduleTimer(
      after: placeholderFadeDuration, RuntimeStep(.timer, "placeholder fade")
    ) {
      // A node that came back meanwhile shows its placeholder again.
      guard placeholder.opacity == 0 else { return }
      placeholder.removeFromSuperlayer()
    }
  }
}
