import Foundation

/// A view in place of the keyboard or above it; nothing shows a keyboard here.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The styles of the view.
  public enum Style: Int, Hashable, Sendable {
    /// Without a background.
    case `default`
    /// The keyboard's appearance.
    case keyboard
  }

  /// The styles of the view.
  open private(set) var inputViewStyle: Style
  /// A Boolean value that indicates whether the view has the height of its content, not that of its
  /// frame; default
  /// no. Not used by the runtime, which reports `unused-member`.
  open var allowsSelfSizing = false {
    didSet { reportUnused("UIInputView.allowsSelfSizing", if: allowsSelfSizing) }
  }

  /// Creates a view; the frame is in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view without a size; archives are not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view in place of the keyboard that may click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// A Boolean value that indicates whether a key of the view clicks; no when it is missing.
  /// Nothing sounds here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}
