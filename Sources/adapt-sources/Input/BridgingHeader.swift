/// The bridging header of an app, whose Objective-C declarations a slice does not have.
struct BridgingHeader {
  let file: SourceFile

  /// Returns a Boolean value that indicates whether a file with a path is a bridging header.
  static func isHeader(_ path: String) -> Bool {
    path.hasSuffix(".h") && path.split(separator: "/").last?.contains("ridging") == true
  }

  /// The headers and modules that the file imports, without those of modules that are here, by their offsets.
  var imports: [(name: String, offset: Int)] {
    var imports: [(name: String, offset: Int)] = []
    var offset = 0
    var isComment = false
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      let indent = text.prefix { $0.isWhitespace }.utf8.count
      let code = text.dropFirst(text.prefix { $0.isWhitespace }.count)
      if code.hasPrefix("/*") { isComment = true }
      if !isComment, let name = Self.imported(code) { imports.append((name, offset + indent)) }
      if code.contains("*/") { isComment = false }
      offset += line.count + 1
    }
    return imports.filter { imported in
      let module = imported.name.split(separator: "/").first.map(String.init) ?? imported.name
      return !ImportRewriter.toolchain.contains(module)
    }
  }

  /// A warning for each import, at its place.
  var diagnostics: [AdaptDiagnostic] {
    imports.map { imported in
      AdaptDiagnostic(
        .warning,
        "'\(imported.name)' is Objective-C, which is not compiled here; declare in the target's own Swift file what "
          + "the slice uses of it", in: file, at: imported.offset)
    }
  }

  /// Returns what a line imports: `Name.h`, `Module/Name.h` or `Module`.
  private static func imported(_ line: Substring) -> String? {
    let keywords = ["#import", "#include", "@import"]
    guard let keyword = keywords.first(where: { line.hasPrefix($0) }) else { return nil }
    let rest = line.dropFirst(keyword.count).drop {
      $0 == " " || $0 == "\t" || $0 == "\"" || $0 == "<"
    }
    let ends = keyword == "@import" ? ".; \t\r" : "\">\r"
    let name = rest.prefix { !ends.contains($0) }
    return name.isEmpty ? nil : String(name)
  }
}
