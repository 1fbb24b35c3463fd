import CLibXML2
import FixtureModel

/// The warnings about expressions that found nothing in a whole data file, with the namespace or the case that the
/// names of the file's elements have.
struct NamespaceAdvice {
  /// The compiled expressions.
  let paths: DataPaths
  /// The attribute with the expression of the rows.
  let select: SourceAttribute
  /// The attributes with the paths.
  let attributes: [SourceAttribute]
  /// The indexes of the paths of rows, which are expected to find something.
  let rowPaths: Set<Int>
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Warns about a `select` without rows, or about paths that found nothing in any row.
  func report(
    count: Int, _ context: DataReadingContext, path: String, root: PackageRoot,
    _ limits: ReadingLimits
  ) {
    var silent: [Int] = count == 0 ? [-1] : []
    if count > 0 { silent = attributes.indices.filter { !context.hasFound($0) } }
    let wanted = silent.flatMap { paths.names[$0] ?? [] }.compactMap(\.local)
    if wanted.isEmpty {
      for index in silent { warnOfNoMatches(index, path) }
      return
    }
    let census = NameCensus(names: Set(wanted))
    if let input = try? ExternalInput(path: root.absolutePath(of: path), limits: limits) {
      try? DataParser(input, handler: census, limits: limits).parse()
    }
    for index in silent {
      let names = paths.names[index] ?? []
      guard let (name, found) = names.lazy.compactMap({ census.otherNamespace(of: $0) }).first
      else {
        warnOfNoMatches(index, path, otherCase: census.otherCase(of: names))
        continue
      }
      let attribute = attribute(index)
      sink.add(
        Diagnostic(
          .unmatchedNamespace, message(name, found, attribute, path),
          at: attribute.valuePosition, length: attribute.value.unicodeScalars.count,
          severity: .warning))
    }
  }

  private func message(
    _ name: NodeName, _ found: String, _ attribute: SourceAttribute, _ path: String
  ) -> String {
    let local = name.local ?? ""
    guard !found.isEmpty else {
      return
        "'\(attribute.value)' finds nothing: '\(local)' of '\(path)' is in no namespace; write '\(local)' "
        + "without a prefix"
    }
    let problem =
      "'\(attribute.value)' finds nothing: '\(local)' of '\(path)' is in the namespace '\(found)'"
    switch name.namespace {
    case .named(let stated):
      return "\(problem), not in '\(stated)'; declare the prefix as \"\(found)\""
    case .none, .any:
      return "\(problem); add xmlns:d=\"\(found)\" to the fixture and write 'd:\(local)'"
    }
  }

  private func attribute(_ index: Int) -> SourceAttribute {
    index == -1 ? select : attributes[index]
  }

  /// Warns if rows are expected of an expression, or if the file has a name of its steps in another case.
  private func warnOfNoMatches(
    _ index: Int, _ path: String, otherCase: (wanted: String, found: String)? = nil
  ) {
    guard index == -1 || rowPaths.contains(index) || otherCase != nil else { return }
    let attribute = attribute(index)
    let reason = otherCase.map { ": '\($0.wanted)' is spelled '\($0.found)' there" } ?? ""
    sink.add(
      Diagnostic(
        .noMatches, "'\(attribute.value)' matches nothing in '\(path)'\(reason)",
        at: attribute.valuePosition, length: attribute.value.unicodeScalars.count,
        severity: .warning))
  }
}

/// The namespaces that the elements of some names have in a data file, and the names that differ from them in case.
private final class NameCensus: DataParserHandler {
  private let names: Set<String>
  private let lowercaseNames: Set<String>
  private var others: [String: String] = [:]
  private var otherNames: Set<String> = []
  private static let mostNames = 10_000
  private var found: [String: [String]] = [:]
  private static let mostNamespaces = 16

  init(names: Set<String>) {
    self.names = names
    lowercaseNames = Set(names.map { $0.lowercased() })
  }

  var keepsText: Bool { false }

  func didStart(_ element: xmlNodePtr, in parser: DataParser) {
    guard let name = element.pointee.name.map({ String(cString: $0) }) else { return }
    guard names.contains(name) else { return note(other: name) }
    let namespace = element.pointee.ns?.pointee.href.map { String(cString: $0) } ?? ""
    let known = found[name] ?? []
    guard !known.contains(namespace), known.count < Self.mostNamespaces else { return }
    found[name] = known + [namespace]
  }

  private func note(other name: String) {
    guard otherNames.count < Self.mostNames, otherNames.insert(name).inserted else { return }
    let lowercase = name.lowercased()
    if lowercaseNames.contains(lowercase), others[lowercase] == nil { others[lowercase] = name }
  }

  /// Returns the first of some names that no element has, with that of elements which differs from it in case alone.
  func otherCase(of names: [NodeName]) -> (wanted: String, found: String)? {
    names.lazy.compactMap(\.local).filter { self.found[$0] == nil }
      .compactMap { name in self.others[name.lowercased()].map { (name, $0) } }.first
  }

  func didEndText(_ text: xmlNodePtr?, in parser: DataParser) {}
  func didRead(_ text: xmlNodePtr, in parser: DataParser) {}
  func willEnd(_ element: xmlNodePtr, in parser: DataParser) {}

  /// Returns the first namespace of the elements of a name; `nil` if some pass the test, or there are none.
  func otherNamespace(of name: NodeName) -> (NodeName, String)? {
    guard let local = name.local, let namespaces = found[local] else { return nil }
    switch name.namespace {
    case .any: return nil
    case .none: return namespaces.contains("") ? nil : namespaces.first.map { (name, $0) }
    case .named(let stated):
      return namespaces.contains(stated) ? nil : namespaces.first.map { (name, $0) }
    }
  }
}
