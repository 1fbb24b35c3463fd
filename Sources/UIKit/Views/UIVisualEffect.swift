import Foundation

/// A visual effect on the content behind a view. Stored but not used by the runtime.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  /// Creates an empty effect.
  public override init() {
    super.init()
  }
}

/// An effect that blurs the content behind a view.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The intensity and the tint of a blur.
  public enum Style: Int, Hashable, Sendable {
    /// Brighter than the content behind it.
    case extraLight = 0
    /// The same approximate hue as the content behind it.
    case light
    /// Darker than the content behind it.
    case dark
    /// A blur that adapts to the interface style.
    case regular = 4
    /// A more prominent blur that adapts to the interface style.
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

  /// The style of the effect.
  package let style: Style

  /// Creates the effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes content on a blur vibrant.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur under the content.
  package let blurEffect: UIBlurEffect

  /// Creates the effect for content on a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with a visual effect. Its content belongs into ``contentView``, which fills the view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for the content.
  public let contentView = UIView()
  /// The effect. Not used by the runtime, which reports `unused-member`.
  open var effect: UIVisualEffect? {
    didSet { reportUnused("UIVisualEffectView.effect", if: effect != nil) }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    reportUnused("UIVisualEffectView.effect", if: effect != nil)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
