import Foundation

/// Makes the device feel as if something struck; kept as data.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What strikes.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Something light.
    case light
    /// Something of medium weight.
    case medium
    /// Something heavy.
    case heavy
    /// Something soft.
    case soft
    /// Something rigid.
    case rigid
  }

  private let style: FeedbackStyle

  /// Makes a generator.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator of medium weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Makes a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Strikes at full strength.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Strikes with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    note(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}
