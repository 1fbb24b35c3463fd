/// A view in place of the keyboard that may click.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether a key of the view clicks; no when it is missing. Nothing sounds here.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// No.
  public var enableInputClicksWhenVisible: Bool { false }
}
