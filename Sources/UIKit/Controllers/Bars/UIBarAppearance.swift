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
  /// A color in front of the ground.
  open var backgroundColor: UIColor?
  /// An image in front of the color.
  open var backgroundImage: UIImage?
  /// How the image fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the hairline; `nil` for none.
  open var shadowColor: UIColor? = .separator
  /// An image in place of the hairline.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default ground.
  public required override init() {
    super.init()
  }

  /// Creates an appearance with what another has of every kind of bar.
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

  /// Returns a copy of the same class.
  func copied() -> Self {
    Self(barAppearance: self)
  }
}

/// The appearances of one bar, or of one item for the bar it stands in; each is kept as a copy.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance? { didSet { standard = standard?.copied() } }
  var compact: Appearance? { didSet { compact = compact?.copied() } }
  var scrollEdge: Appearance? { didSet { scrollEdge = scrollEdge?.copied() } }
  var compactScrollEdge: Appearance? { didSet { compactScrollEdge = compactScrollEdge?.copied() } }

  /// The appearance that is said for a situation; `nil` when none is.
  ///
  /// Rule: UIKit's documentation of `compactScrollEdgeAppearance`: without it the appearance at the
  /// edge is used, without that one the compact one, else the standard one.
  func appearance(isAtScrollEdge: Bool, isCompact: Bool) -> Appearance? {
    let edge = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    let other = isCompact ? compact ?? standard : standard
    return isAtScrollEdge ? edge ?? other : other
  }
}

/// How a toolbar looks, as data (iOS 13).
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons that finish something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
