import Foundation

/// A view that replaces the keyboard or is above it. No keyboard is shown here.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The style of an input view.
  public enum Style: Int, Hashable, Sendable {
    /// A view without a background.
    case `default`
    /// A view with the appearance of the keyboard.
    case keyboard
  }

  /// The style of the view.
  open private(set) var inputViewStyle: Style
  /// A Boolean value that indicates whether the view has the height of its content. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var allowsSelfSizing = false { didSet { reportUnused("UIInputView", if: allowsSelfSizing) } }

  /// Creates a view with a frame in points and a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// An input view that can play the click of the keyboard.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// A Boolean value that indicates whether keys of the view click. The default is `false`. No
  /// sound is played here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default implementation returns `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
