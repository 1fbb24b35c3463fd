import Foundation

/// The appearance of a bar, as data (iOS 13).
///
/// Rule: UIKit's documentation of the class: a new appearance has the default background, and bars
/// store copies, so that a later change has no effect until the appearance is assigned again. To
/// copy an appearance, use ``init(barAppearance:)``: `copy()` needs the Objective-C runtime.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// The background of a bar.
  package enum Background: Hashable, Sendable {
    /// The system's translucent background, the default.
    case `default`
    /// The system's opaque background.
    case opaque
    /// No background.
    case transparent
  }

  /// The background that was configured last. UIKit has no such member.
  package private(set) var background = Background.default
  /// The color in front of the background. Not used by the runtime, which reports `unused-member`.
  open var backgroundColor: UIColor? {
    didSet { reportUnused("UIBarAppearance", if: backgroundColor != nil) }
  }
  /// The image in front of the background color. Not used by the runtime, which reports
  /// `unused-member`.
  open var backgroundImage: UIImage? {
    didSet { reportUnused("UIBarAppearance", if: backgroundImage != nil) }
  }
  /// The content mode of the background image. Not used by the runtime, which reports
  /// `unused-member`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet { reportUnused("UIBarAppearance", if: backgroundImageContentMode != .scaleToFill) }
  }
  /// The color of the shadow line, or `nil` for no line. Not used by the runtime, which reports
  /// `unused-member`.
  open var shadowColor: UIColor? = .separator {
    didSet { reportUnused("UIBarAppearance", if: shadowColor != .separator) }
  }
  /// The image that replaces the shadow line. Not used by the runtime, which reports
  /// `unused-member`.
  open var shadowImage: UIImage? {
    didSet { reportUnused("UIBarAppearance", if: shadowImage != nil) }
  }

  /// Creates an appearance with the default background.
  public required override init() {
    super.init()
  }

  /// Creates an appearance with the common values of another appearance, which may be for another
  /// kind of bar.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Sets the system's translucent background and shadow line.
  open func configureWithDefaultBackground() {
    configure(.default, shadowColor: .separator)
  }

  /// Sets the system's opaque background and shadow line.
  open func configureWithOpaqueBackground() {
    configure(.opaque, shadowColor: .separator)
    backgroundColor = .systemBackground
  }

  /// Removes the background and the shadow line.
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

  /// Copies the values of another appearance.
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

/// The appearances of a bar, or of an item for its bar. Each one is stored as a copy.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance? { didSet { standard = standard?.copied() } }
  var compact: Appearance? { didSet { compact = compact?.copied() } }
  var scrollEdge: Appearance? { didSet { scrollEdge = scrollEdge?.copied() } }
  var compactScrollEdge: Appearance? { didSet { compactScrollEdge = compactScrollEdge?.copied() } }

  /// Returns the standard appearance, and creates it at the first access.
  @MainActor mutating func standard(_ make: @autoclosure () -> Appearance) -> Appearance {
    if let standard { return standard }
    standard = make()
    return standard ?? make()
  }

  /// Returns the appearance for a state of the bar, or `nil` when none applies.
  ///
  /// Rule: UIKit's documentation of `compactScrollEdgeAppearance`: a compact bar at the scroll edge
  /// uses it, else the scroll-edge appearance, else the compact one, else the standard one.
  func appearance(isAtScrollEdge: Bool, isCompact: Bool) -> Appearance? {
    let edge = isCompact ? compactScrollEdge ?? scrollEdge : scrollEdge
    let other = isCompact ? compact ?? standard : standard
    return isAtScrollEdge ? edge ?? other : other
  }
}

/// The appearance of a toolbar, as data (iOS 13).
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }
}
