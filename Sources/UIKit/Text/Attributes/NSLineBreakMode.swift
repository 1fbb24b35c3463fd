/// What happens to text that does not fit its line (UIKit).
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It goes on in the next line, between words.
  case byWordWrapping = 0
  /// It goes on in the next line, between any two characters.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// The start of the line gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end of the line gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the line gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
