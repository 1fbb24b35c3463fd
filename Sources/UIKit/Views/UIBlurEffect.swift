import Foundation

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

  /// Makes the effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
