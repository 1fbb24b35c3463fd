import Foundation

/// An effect over what lies behind a view; kept as data, for nothing is blurred here.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates no effect.
  public override init() {
    super.init()
  }
}

/// The effect that blurs what lies behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// How much is blurred, and in which tone.
  public enum Style: Int, Hashable, Sendable {
    /// Much lighter.
    case extraLight = 0
    /// Lighter.
    case light
    /// Darker.
    case dark
    /// As light or dark as the interface.
    case regular = 4
    /// As the interface, and striking.
    case prominent = 5
    /// A very thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
    /// A very thin light material.
    case systemUltraThinMaterialLight
    /// A thin light material.
    case systemThinMaterialLight
    /// A light material.
    case systemMaterialLight
    /// A thick light material.
    case systemThickMaterialLight
    /// The light material of bars.
    case systemChromeMaterialLight
    /// A very thin dark material.
    case systemUltraThinMaterialDark
    /// A thin dark material.
    case systemThinMaterialDark
    /// A dark material.
    case systemMaterialDark
    /// A thick dark material.
    case systemThickMaterialDark
    /// The dark material of bars.
    case systemChromeMaterialDark
  }

  /// The style that the effect was made with.
  package let style: Style

  /// Creates the effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// The effect that lets content shine over a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  package let blurEffect: UIBlurEffect

  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect; its content lies in ``contentView``, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that takes the content.
  public let contentView = UIView()
  /// The effect; kept as data, for nothing is blurred here.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
