import UIKit

/// Returns Texture's default placeholder color: a gray level of 0.95.
public func ASDisplayNodeDefaultPlaceholderColor() -> UIColor {
  UIColor(white: 0.95, alpha: 1)
}

/// Returns Texture's copy of the system tint color: red 0, green 0.478, blue 1.
///
/// Any thread.
public func ASDisplayNodeDefaultTintColor() -> UIColor {
  UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
}

extension ASDisplayNode {
  /// The duration of the placeholder's fade-out, in virtual seconds. The default is 0.
  ///
  /// Any thread.
  public final var placeholderFadeDuration: Double {
    get { extras?.locked { $0.placeholderFadeDuration } ?? 0 }
    set { ownExtras.locked { $0.placeholderFadeDuration = newValue } }
  }

  private static var placeholderDepth: CGFloat { 9999 }

  @MainActor private final var hasPlaceholder: Bool { placeholderEnabled && implementsDisplay }

  /// Creates the placeholder's image when a layout is applied, so that it is ready before the node
  /// appears.
  @MainActor final func preparePlaceholder() {
    guard placeholderEnabled, displaysAsynchronously, ownDrawing.placeholderImage == nil,
      let size = calculatedNodeLayout?.size, size.width * size.height > 0,
      loadedLayer?.contents == nil
    else { return }
    ownDrawing.placeholderImage = placeholderImage()
  }

  /// Sets the placeholder's frame to the node's bounds.
  @MainActor final func layoutPlaceholder() {
    if hasPlaceholder { setUpPlaceholder() }
    drawing?.placeholderLayer?.frame = bounds
  }

  /// Shows the placeholder in front of all other content.
  @MainActor final func showPlaceholder(in layer: CALayer) {
    guard hasPlaceholder else { return }
    let placeholder = setUpPlaceholder()
    placeholder.opacity = 1
    placeholder.frame = layer.bounds
    layer.addSublayer(placeholder)
  }

  /// Creates the placeholder, whose image is stretched between its caps if it has any.
  ///
  /// Source: `ASDisplayNode.mm`, `-_locked_setupPlaceholderLayerIfNeeded`.
  @MainActor @discardableResult private final func setUpPlaceholder() -> CALayer {
    let drawing = ownDrawing
    let layer = drawing.placeholderLayer ?? CALayer()
    layer.zPosition = Self.placeholderDepth
    drawing.placeholderLayer = layer
    guard layer.contents == nil else { return layer }
    drawing.placeholderImage = drawing.placeholderImage ?? placeholderImage()
    if let image = drawing.placeholderImage { layer.show(image, scale: contentsScale) }
    return layer
  }

  /// Removes the placeholder immediately, or after it has faded out on the virtual clock.
  @MainActor final func removePlaceholder() {
    guard let placeholder = drawing?.placeholderLayer, placeholder.superlayer != nil else { return }
    guard placeholderFadeDuration > 0, isVisible else {
      return placeholder.removeFromSuperlayer()
    }
    placeholder.opacity = 0
    environment.scheduleTimer(
      after: placeholderFadeDuration, RuntimeScheduling.Step(.timer, "placeholder fade")
    ) {
      // A node that has entered again meanwhile shows its placeholder again.
      guard placeholder.opacity == 0 else { return }
      placeholder.removeFromSuperlayer()
    }
  }
}
