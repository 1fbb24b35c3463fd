/// The functions of a test file, and which of them expect snapshots.
struct TestSource {
  /// A function and the first line in it that expects a snapshot.
  struct Function: Hashable {
    /// The name, in the characters that file names keep.
    let name: String
    let snapshotLine: Int?
  }

  let functions: [Function]

  init(_ text: String) {
    var functions: [Function] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let name = Self.functionName(in: line) {
        // A short test can be on one line.
        let snapshotLine = line.contains("expectSnapshot(") ? index + 1 : nil
        functions.append(Function(name: name, snapshotLine: snapshotLine))
      } else if line.contains("expectSnapshot("), let last = functions.last,
        last.snapshotLine == nil
      {
        functions[functions.count - 1] = Function(name: last.name, snapshotLine: index + 1)
      }
    }
    self.functions = functions
  }

  private static func functionName(in line: Substring) -> String? {
    guard let range = line.firstRange(of: "func "), !line[..<range.lowerBound].contains("//") else {
      return nil
    }
    let rest = line[range.upperBound...]
    let name =
      rest.first == "`"
      ? rest.dropFirst().prefix { $0 != "`" } : rest.prefix { $0 != "(" && $0 != "<" }
    return name.isEmpty ? nil : sanitized(name)
  }

  /// A name in the characters that snapshot files keep of it.
  private static func sanitized(_ name: Substring) -> String {
    String(
      name.map { character in
        character.isLetter || character.isNumber || "-_+".contains(character) ? character : "-"
      })
  }
}
