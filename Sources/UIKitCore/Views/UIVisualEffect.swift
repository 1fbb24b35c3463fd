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
    /// A blur that is brighter than the content behind the view.
    case extraLight = 0
    /// A blur with about the same hue as the content behind the view.
    case light
    /// A blur that is darker than the content behind the view.
    case dark
    /// A blur that adapts to the interface style.
    case regular = 4
    /// A more prominent blur that adapts to the interface style.
    case prominent = 5
    /// A very thin material that adapts to the interface style.
    case systemUltraThinMaterial
    /// A thin material that adapts to the interface style.
    case systemThinMaterial
    /// A material of ordinary thickness that adapts to the interface style.
    case systemMaterial
    /// A thick material that adapts to the interface style.
    case systemThickMaterial
    /// The material of bars, which adapts to the interface style.
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

  /// Creates a blur effect of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// An effect that makes content in front of a blur vibrant.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur behind the content.
  package let blurEffect: UIBlurEffect

  /// Creates an effect for content in front of a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with a visual effect. Add subviews to its ``contentView``, which fills the view.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view to which the content is added.
  public let contentView = UIView()
  /// The visual effect. Not used by the runtime, which reports `unused-member`.
  open var effect: UIVisualEffect? {
    didSet { reportUnused("UIVisualEffectView", if: effect != nil) }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    reportUnused("UIVisualEffectView", if: effect != nil, member: "effect")
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  public convenience init() {
    self.init(effect: nil)
  }

  /// Creates a view without an effect. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
