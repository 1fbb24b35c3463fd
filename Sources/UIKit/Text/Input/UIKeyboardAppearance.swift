/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The former name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}
