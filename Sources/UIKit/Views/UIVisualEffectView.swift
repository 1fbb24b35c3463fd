import Foundation

/// A view with an effect; its content lies in ``contentView``, which fills it.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view that takes the content.
  public let contentView = UIView()
  /// The effect; kept as data, for nothing is blurred here.
  open var effect: UIVisualEffect?

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Makes a view without an effect; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
