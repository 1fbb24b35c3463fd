import Foundation

/// The effect that lets content shine over a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  package let blurEffect: UIBlurEffect

  /// Makes the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}
