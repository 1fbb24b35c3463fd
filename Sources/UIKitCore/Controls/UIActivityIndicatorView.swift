import Foundation

/// A view that shows that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The style of an activity indicator.
  public enum Style: Int, Hashable, Sendable {
    /// A white indicator, 37 points wide and high.
    case whiteLarge = 0
    /// A white indicator, 20 points wide and high.
    case white
    /// A gray indicator, 20 points wide and high.
    case gray
    /// An indicator that is 20 points wide and high.
    case medium = 100
    /// An indicator that is 37 points wide and high.
    case large
  }

  /// The style, which determines the size.
  open var style: Style {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the indicator. The default is the system's gray.
  open var color: UIColor! = .systemGray
  /// A Boolean value that indicates whether the indicator is hidden while it is stopped. The
  /// default is `true`.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// A Boolean value that indicates whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Creates an indicator with a style, in the size of that style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Creates a medium indicator with a frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a medium indicator of size zero. The contents of the archive are not decoded.
  ///
  /// Rule: UIKit's header declares the result as not null.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of the indicator, which depends on its style.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  /// Returns the size of the indicator, which depends on its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
