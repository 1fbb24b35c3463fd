/// The imports of a file as its bytes have them, without a syntax tree.
struct ImportLines {
  /// An import of a module as a whole, in a line of its own.
  struct Statement: Equatable {
    let module: String
    /// The range of the statement with its attributes.
    let range: Range<Int>
  }

  private(set) var statements: [Statement] = []
  /// A Boolean value that indicates whether the statements are all imports of the file.
  private(set) var isPlain = true
  /// A Boolean value that indicates whether a statement may be part of a condition or of a string.
  let mayBeNested: Bool

  private static let search = SpellingSearch(["import"])
  private static let nesting = SpellingSearch(["#if", "\"\"\""])
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// Finds the lines with imports.
  init(_ bytes: [UInt8]) {
    mayBeNested = Self.nesting.isFound(in: bytes)
    var start = 0
    while let offset = Self.search.firstOffset(in: bytes, from: start) {
      let end = bytes[offset...].firstIndex(where: Self.endsLine) ?? bytes.count
      let begin = bytes[..<offset].lastIndex(where: Self.endsLine).map { $0 + 1 } ?? 0
      if let line = String(validating: bytes[begin..<end], as: UTF8.self) {
        add(line, at: begin)
      } else {
        isPlain = false
      }
      start = end
    }
  }

  /// The names of the modules.
  var modules: Set<String> { Set(statements.map(\.module)) }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Reads a line that has the word, which may be part of a comment, a string or another word.
  private mutating func add(_ line: String, at offset: Int) {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let keyword = words.firstIndex(of: "import") else {
      if line.contains(";") { isPlain = false }
      return
    }
    let isStatement = words[..<keyword].allSatisfy {
      $0.hasPrefix("@") || Self.modifiers.contains(String($0))
    }
    let rest = words[(keyword + 1)...].prefix { !$0.hasPrefix("//") }
    if isStatement, rest.count == 1, let name = rest.first, name.allSatisfy(Self.isOfName) {
      let start = line.utf8.distance(from: line.startIndex, to: words[0].startIndex)
      let end = line.utf8.distance(from: line.startIndex, to: name.endIndex)
      statements.append(
        Statement(module: String(name), range: offset + start..<offset + end))
    } else if isStatement || line.contains(";") {
      isPlain = false
    }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
