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
