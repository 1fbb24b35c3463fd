import Foundation

/// A view in place of the keyboard or above it; nothing shows a keyboard here.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Hashable, Sendable {
    /// Without a background.
    case `default`
    /// As the keyboard.
    case keyboard
  }

  /// How the view looks.
  open private(set) var inputViewStyle: Style
  /// Whether the view has the height of its content, not that of its frame; default
  /// no. Not used by the runtime, which reports `unused-member`.
  open var allowsSelfSizing = false {
    didSet { reportUnused("UIInputView.allowsSelfSizing", if: allowsSelfSizing) }
  }

  /// Makes a view; the frame is in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view without a size; archives are not read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A view in place of the keyboard that may click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether a key of the view clicks; no when it is missing. Nothing sounds here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}
