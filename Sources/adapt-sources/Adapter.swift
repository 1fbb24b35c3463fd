import SwiftParser
import SwiftSyntax

/// Adapts the files of a slice of an app: texts in, texts and diagnostics out.
struct Adapter {
  /// The modules that the target can import, besides those of the toolchain.
  let available: Set<String>

  /// The adapted copy of a file.
  struct Copy: Equatable, Sendable {
    let path: String
    let bytes: [UInt8]
  }

  /// Returns the adapted copies in the order of the files, and the diagnostics in the order of their places.
  func adapt(_ files: [SourceFile]) -> (copies: [Copy], diagnostics: [AdaptDiagnostic]) {
    var rejected: [AdaptDiagnostic] = []
    let lines = files.map { ImportLines($0.bytes) }
    let parsed = parse(files, lines, &rejected)
    var rewriting = Rewriting(parsed, of: files)
    rewriting.moveExtensionMembers()
    rewriting.rewriteOptionalMembers()
    rewriting.stateListProtocols()
    rewriting.rewriteInitializers()
    var firstLines: [Int: String] = [:]
    for file in parsed { adapt(file, &rewriting) }
    let imports = ImportRewriter(available: available)
    for (number, file) in files.enumerated() {
      let tree = rewriting.files[number]
      let result = tree.map(imports.rewrite) ?? imports.rewrite(lines[number], in: file)
      firstLines[number] = result.missing
      apply(result, to: number, &rewriting)
    }
    let copies = files.enumerated().map { number, file in
      Copy(
        path: file.path,
        bytes: header(of: file, importing: firstLines[number])
          + file.applying(rewriting.edits[number] ?? []))
    }
    let order = Dictionary(
      files.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let diagnostics = (rejected + rewriting.diagnostics).sorted {
      (order[$0.path] ?? 0, $0.line, $0.column) < (order[$1.path] ?? 0, $1.line, $1.column)
    }
    return (copies, diagnostics)
  }

  private func adapt(_ file: ParsedFile, _ rewriting: inout Rewriting) {
    let attributes = AttributeRewriter(file)
    attributes.walk(file.tree)
    let selectors = SelectorRewriter(file, rewriting.index)
    selectors.walk(file.tree)
    let calls = CallRewriter(file, rewriting.index)
    calls.walk(file.tree)
    for edit in attributes.edits + selectors.edits + calls.edits {
      rewriting.add(edit, to: file.number)
    }
    for call in calls.usedCalls {
      rewriting.report(
        .warning,
        "'\(call.name)' returns its default, not 'nil', if the object does not declare it, unlike on a device",
        in: file.number, at: call.offset)
    }
    let limits = LimitFinder(rewriting.index)
    limits.walk(file.tree)
    for limit in limits.limits {
      rewriting.report(limit.severity, limit.message, in: file.number, at: limit.offset)
    }
    for problem in selectors.problems {
      rewriting.report(.error, problem.message, in: file.number, at: problem.offset)
    }
  }

  private func apply(
    _ imports: ImportRewriter.Result, to file: Int, _ rewriting: inout Rewriting
  ) {
    for edit in imports.edits { rewriting.add(edit, to: file) }
    for (module, offset) in imports.removed {
      rewriting.report(
        .note, "module '\(module)' is not here, and its import is left out", in: file, at: offset)
    }
  }

  /// The lines before the copy's first line, which is the original's for the compiler.
  private func header(of file: SourceFile, importing module: String?) -> [UInt8] {
    let path = file.path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return Array(
      ((module.map { "import \($0)\n" } ?? "") + "#sourceLocation(file: \"\(path)\", line: 1)\n")
        .utf8)
  }

  // MARK: Parsing

  /// Parses the files with a spelling to adapt, and those that declare or use what these need.
  private func parse(
    _ files: [SourceFile], _ lines: [ImportLines], _ rejected: inout [AdaptDiagnostic]
  ) -> [ParsedFile] {
    let imports = ImportRewriter(available: available)
    var parsed: [Int: ParsedFile] = [:]
    var seen: Set<Int> = []
    for (number, file) in files.enumerated()
    where imports.needsTree(lines[number]) || SpellingSearch.mayNeedEdits(file.bytes) {
      seen.insert(number)
      parsed[number] = parse(file, number, &rejected)
    }
    let called = parsed.values.flatMap { OptionalMethods.called(in: $0.source.bytes) }
    let closures = called.flatMap { ["var \($0):", "let \($0):"] }
    var words: Set<String> = []
    var related: [Int: RelatedNames] = [:]
    while true {
      for (number, file) in parsed where related[number] == nil {
        related[number] = RelatedNames(file)
      }
      let wanted = RelatedNames.all(related.values).union(closures)
      guard !wanted.isSubset(of: words) else { break }
      words.formUnion(wanted)
      let search = SpellingSearch(words.sorted())
      for (number, file) in files.enumerated()
      where !seen.contains(number) && search.isFound(in: file.bytes) {
        seen.insert(number)
        parsed[number] = parse(file, number, &rejected)
      }
    }
    return parsed.values.sorted { $0.number < $1.number }
  }

  private func parse(
    _ file: SourceFile, _ number: Int, _ rejected: inout [AdaptDiagnostic]
  ) -> ParsedFile? {
    guard file.bytes.count <= SourceFile.sizeLimit else {
      rejected.append(
        AdaptDiagnostic(
          .error,
          "the file is larger than \(SourceFile.sizeLimit) bytes and cannot be adapted; split it",
          in: file))
      return nil
    }
    guard let text = String(validating: file.bytes, as: UTF8.self) else {
      rejected.append(
        AdaptDiagnostic(.error, "the file is not UTF-8 and cannot be adapted; convert it", in: file)
      )
      return nil
    }
    if let offset = NestingLimit.firstExcess(in: file.bytes) {
      rejected.append(
        AdaptDiagnostic(
          .error, "the source nests too deeply to be adapted; split the expression", in: file,
          at: offset))
      return nil
    }
    return ParsedFile(number: number, source: file, tree: Parser.parse(source: text))
  }
}
