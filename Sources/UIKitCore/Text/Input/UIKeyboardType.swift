/// The type of a keyboard, which determines its keys.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default keyboard.
  case `default`
  /// A keyboard of ASCII characters.
  case asciiCapable
  /// A keyboard of digits and punctuation.
  case numbersAndPunctuation
  /// A keyboard for URLs.
  case URL
  /// A keyboard of digits.
  case numberPad
  /// A keyboard for telephone numbers.
  case phonePad
  /// A keyboard for names and telephone numbers.
  case namePhonePad
  /// A keyboard for email addresses.
  case emailAddress
  /// A keyboard of digits with a decimal point.
  case decimalPad
  /// A keyboard for user names and hashtags.
  case twitter
  /// A keyboard for search terms and URLs.
  case webSearch
  /// A keyboard of ASCII digits.
  case asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The default appearance of the system.
  case `default`
  /// A dark appearance.
  case dark
  /// A light appearance.
  case light

  /// The former name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// The title "return".
  case `default`
  /// The title "Go".
  case go
  /// The title "Google".
  case google
  /// The title "Join".
  case join
  /// The title "Next".
  case next
  /// The title "Route".
  case route
  /// The title "Search".
  case search
  /// The title "Send".
  case send
  /// The title "Yahoo".
  case yahoo
  /// The title "Done".
  case done
  /// The title "Emergency Call".
  case emergencyCall
  /// The title "Continue".
  case `continue`
}
