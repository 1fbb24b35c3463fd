import SwiftParser
import SwiftSyntax

/// Adapts the files of a slice of an app: texts in, texts and diagnostics out.
struct Adapter {
  /// The modules that the target can import, besides those of the toolchain.
  let available: Set<String>

  /// The adapted copy of a file.
  struct Copy: Equatable {
    let path: String
    let bytes: [UInt8]
  }

  /// Returns the adapted copies in the order of the files, and the diagnostics in the order of their places.
  func adapt(_ files: [SourceFile]) -> (copies: [Copy], diagnostics: [AdaptDiagnostic]) {
    var rejected: [AdaptDiagnostic] = []
    let parsed = parse(files, &rejected)
    var rewriting = Rewriting(parsed)
    rewriting.moveExtensionMembers()
    rewriting.rewriteOptionalMembers()
    var firstLines: Set<Int> = []
    for file in parsed { adapt(file, &rewriting, &firstLines) }
    let copies = files.enumerated().map { number, file in
      Copy(
        path: file.path,
        bytes: header(of: file, needsUIKit: firstLines.contains(number))
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

  private func adapt(
    _ file: ParsedFile, _ rewriting: inout Rewriting, _ firstLines: inout Set<Int>
  ) {
    let attributes = AttributeRewriter(file)
    attributes.walk(file.tree)
    let selectors = SelectorRewriter(file, rewriting.index)
    selectors.walk(file.tree)
    let imports = ImportRewriter(available: available).rewrite(file)
    for edit in attributes.edits + selectors.edits + imports.edits {
      rewriting.add(edit, to: file.number)
    }
    let limits = LimitFinder()
    limits.walk(file.tree)
    for limit in limits.limits {
      rewriting.report(limit.severity, limit.message, in: file.number, at: limit.offset)
    }
    for problem in selectors.problems {
      rewriting.report(.error, problem.message, in: file.number, at: problem.offset)
    }
    for (module, offset) in imports.removed {
      rewriting.report(
        .note, "module '\(module)' is not here, and its import is left out", in: file.number,
        at: offset)
    }
    if imports.needsUIKit { firstLines.insert(file.number) }
  }

  /// The lines before the copy's first line, which is the original's for the compiler.
  private func header(of file: SourceFile, needsUIKit: Bool) -> [UInt8] {
    let path = file.path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return Array(
      ((needsUIKit ? "import UIKit\n" : "") + "#sourceLocation(file: \"\(path)\", line: 1)\n").utf8)
  }

  // MARK: Parsing

  /// Parses the files with a spelling to adapt, and those that declare or use what these need.
  private func parse(
    _ files: [SourceFile], _ rejected: inout [AdaptDiagnostic]
  ) -> [ParsedFile] {
    let imports = ImportRewriter(available: available)
    var parsed: [Int: ParsedFile] = [:]
    var seen: Set<Int> = []
    for (number, file) in files.enumerated()
    where SpellingSearch.mayNeedEdits(file.bytes) || imports.mayNeedEdits(file.bytes) {
      seen.insert(number)
      parsed[number] = parse(file, number, &rejected)
    }
    var words: Set<String> = []
    while true {
      let wanted = RelatedNames(parsed.values.map(\.tree)).names
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

/// The names of classes and protocols whose declarations, subclasses and uses other files may have.
private final class RelatedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isNeeded = node.memberBlock.members.contains { item in
      let declaration = item.decl.asProtocol((any WithModifiersSyntax).self)
      let attributes = item.decl.asProtocol((any WithAttributesSyntax).self)
      return declaration?.modifier("override") != nil || attributes?.attribute("objc") != nil
    }
    if isNeeded || node.attribute("objc") != nil { names.insert(node.extendedType.lastName) }
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let optional = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.modifier("optional") != nil }
    guard !optional.isEmpty else { return .skipChildren }
    names.insert(node.name.text.unescaped)
    names.formUnion(optional.flatMap { ["\($0.name.text)?(", "\($0.name.text)!("] })
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Subclasses of a class whose extension members are adapted may have subclasses in other files.
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.lastName } ?? []
    if inherited.contains(where: names.contains) { names.insert(node.name.text.unescaped) }
    return .visitChildren
  }
}
