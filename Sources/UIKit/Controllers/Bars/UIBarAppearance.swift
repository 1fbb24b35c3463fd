import Foundation

/// How a bar looks, as data (iOS 13).
///
/// Rule: UIKit's documentation of the class: a new appearance has the default background, and bars
/// keep copies, so that a change afterwards has no effect until it is assigned again. To copy one,
/// make another with ``init(barAppearance:)``: `copy()` needs the Objective-C runtime.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The ground of a bar.
  public enum Background: Hashable, Sendable {
    /// The system's, through which content shines.
    case `default`
    /// The system's, opaque.
    case opaque
    /// None.
    case transparent
  }

  /// The ground that was configured last; UIKit has no such member.
  open private(set) var background = Background.default
  /// A colour in front of the ground.
  open var backgroundColor: UIColor?
  /// An image in front of the colour.
  open var backgroundImage: UIImage?
  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the hairline; nil for none.
  open var shadowColor: UIColor? = .separator
  /// An image in place of the hairline.
  open var shadowImage: UIImage?

  /// Makes an appearance with the default ground.
  public required override init() {
    super.init()
  }

  /// Makes an appearance with what another has of every kind of bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Gives the system's ground, through which content shines, and its hairline.
  open func configureWithDefaultBackground() {
    configure(.default, shadowColor: .separator)
  }

  /// Gives the system's opaque ground and its hairline.
  open func configureWithOpaqueBackground() {
    configure(.opaque, shadowColor: .separator)
    backgroundColor = .systemBackground
  }

  /// Takes ground and hairline away.
  open func configureWithTransparentBackground() {
    configure(.transparent, shadowColor: nil)
  }

  private func configure(_ background: Background, shadowColor: UIColor?) {
    self.background = background
    self.shadowColor = shadowColor
    backgroundColor = nil
    backgroundImage = nil
    shadowImage = nil
  }

  /// Takes over what another appearance has.
  func take(_ other: UIBarAppearance) {
    background = other.background
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Answers a copy of the same class.
  func copied() -> Self {
    Self(barAppearance: self)
  }
}
