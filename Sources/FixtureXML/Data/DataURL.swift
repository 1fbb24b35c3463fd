import Foundation

/// A check of the URLs of data files.
enum DataURL {
  /// Returns whether `URL(string:)` accepts a text, whose other characters it percent-encodes; the list that
  /// shows the data reads the text again.
  ///
  /// A literal's URL is always accepted, and is found ten times as fast.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if URLCheck.isValid(bytes) { return true }
    return !bytes.isEmpty && URL(string: String(decoding: bytes, as: UTF8.self)) != nil
  }
}
