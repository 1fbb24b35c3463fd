/// A search for words on the bytes of a file. Most files of an app have no spelling to adapt and are not parsed.
struct SpellingSearch {
  /// A search for the spellings that may need an edit.
  static let adapted = SpellingSearch([
    "@objc", "@IB", "@NSManaged", "@NSCopying", "@nonobjc", "@main", "UIApplicationMain",
    "@NSApplicationMain", "@GKInspectable", "dynamic ", "#selector", "#keyPath",
    "NSSelectorFromString", "Selector(", "objc_sync",
    "method_", "class_", "object_setClass", "object_getClass", "ethod(for", "waitUntilDone",
    "imp_implementation", "forKeyPath", "observe(",
    "ChangeValue(", "alue(forKey", "setValue", "forUndefinedKey", "NotifiesObservers(",
    "ForValuesAffecting", "dictionaryWithValues(",
    "ASViewController",
    "indexTitles(for", "indexPathForIndexTitle",
  ])
  private static let mainActors = SpellingSearch(["@MainActor"])
  private static let extensions = SpellingSearch(["extension "])
  private static let overrides = SpellingSearch(["override "])

  private let words: [[UInt8]]
  private let isFirst: [Bool]

  /// Creates a search for any of some words.
  init(_ words: some Sequence<String>) {
    self.words = words.map { Array($0.utf8) }
    var isFirst = [Bool](repeating: false, count: 256)
    for word in self.words { isFirst[Int(word.first ?? 0)] = true }
    self.isFirst = isFirst
  }

  /// Returns a Boolean value that indicates whether a file may need an edit of its own.
  static func mayNeedEdits(_ bytes: [UInt8]) -> Bool {
    adapted.isFound(in: bytes) || ListMethods.search.isFound(in: bytes)
      || (extensions.isFound(in: bytes) && overrides.isFound(in: bytes))
      || mainActors.isFound(in: bytes) || !OptionalMethods.called(in: bytes).isEmpty
  }

  /// Returns a Boolean value that indicates whether bytes contain one of the words.
  func isFound(in bytes: [UInt8]) -> Bool { firstOffset(in: bytes, from: 0) != nil }

  /// Returns the offset of the first of the words from an offset on.
  func firstOffset(in bytes: [UInt8], from start: Int) -> Int? {
    for index in bytes.indices[start...] where isFirst[Int(bytes[index])] {
      if words.contains(where: { matches($0, bytes, at: index) }) { return index }
    }
    return nil
  }

  private func matches(_ word: [UInt8], _ bytes: [UInt8], at index: Int) -> Bool {
    guard index + word.count <= bytes.count else { return false }
    for offset in word.indices where bytes[index + offset] != word[offset] { return false }
    return true
  }
}
