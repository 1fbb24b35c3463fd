/// The keys that a keyboard begins with.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual keys.
  case `default`
  /// Letters and signs of ASCII.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Keys for an address.
  case URL
  /// Digits.
  case numberPad
  /// Digits and the signs of a telephone.
  case phonePad
  /// Keys for a name or a number.
  case namePhonePad
  /// Keys for a mail address.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Keys for names and topics.
  case twitter
  /// Keys for a search or an address.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad

  /// The former name of ``asciiCapable``.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The system's default.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light

  /// The former name of ``dark``.
  public static let alert = UIKeyboardAppearance.dark
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Google.
  case google
  /// Join.
  case join
  /// Next.
  case next
  /// Route.
  case route
  /// Search.
  case search
  /// Send.
  case send
  /// Yahoo.
  case yahoo
  /// Done.
  case done
  /// Emergency call.
  case emergencyCall
  /// Continue.
  case `continue`
}
