import Foundation

/// A spinner.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large a spinner is.
  public enum Style: Int, Hashable, Sendable {
    /// 37 points wide and high, white.
    case whiteLarge = 0
    /// 20 points wide and high, white.
    case white
    /// 20 points wide and high, gray.
    case gray
    /// 20 points wide and high.
    case medium = 100
    /// 37 points wide and high.
    case large
  }

  /// How large the spinner is.
  open var style: Style {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color; the style's own by default.
  open var color: UIColor! = .systemGray
  /// A Boolean value that indicates whether the spinner is hidden while it rests. The default is
  /// `true`.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// A Boolean value that indicates whether the spinner turns.
  open private(set) var isAnimating = false

  /// Creates a spinner of a style, of its size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    isHidden = true
  }

  /// Creates a medium spinner with a frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a medium spinner of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// Shows the spinner turning.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets the spinner rest.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}
