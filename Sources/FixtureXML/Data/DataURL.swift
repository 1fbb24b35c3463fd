import Foundation

/// A check of the URLs of data files.
enum DataURL {
  /// Returns whether `URL(string:)` accepts a text, whose other characters it percent-encodes; the list that
  /// shows the data reads the text again.
  static func isValid(_ text: String) -> Bool { !text.isEmpty && URL(string: text) != nil }
}
