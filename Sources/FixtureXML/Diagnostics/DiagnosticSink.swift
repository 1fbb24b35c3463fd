import FixtureModel

/// The diagnostics of one document. Used on the reading thread only.
final class DiagnosticSink {
  /// The diagnostics so far.
  private(set) var collector: DiagnosticCollector
  private var suggestions = SuggestionBudget()
  private let suggestsNames: Bool

  /// Creates an empty sink with the bound of the limits. Without `suggestsNames`, unknown names are
  /// reported without the nearest known one, whose search takes longer than reading the name.
  init(limits: ReadingLimits, suggestsNames: Bool = true) {
    collector = DiagnosticCollector(limit: limits.diagnosticsPerFile)
    self.suggestsNames = suggestsNames
  }

  /// A Boolean value that indicates whether so many diagnostics were left out that reading stops.
  var isOverwhelmed: Bool { collector.isOverwhelmed }

  /// Adds a diagnostic.
  func add(_ diagnostic: Diagnostic) { collector.add(diagnostic) }

  /// Adds an error at a place.
  func error(
    _ code: DiagnosticCode, _ message: String, at position: SourcePosition, length: Int = 1,
    note: DiagnosticNote? = nil, suggestion: String? = nil
  ) {
    let diagnostic = Diagnostic(
      code, message + SpellingSuggestion.clause(for: suggestion), at: position, length: length,
      notes: note.map { [$0] } ?? [], suggestion: suggestion)
    collector.add(diagnostic)
  }

  /// Adds an error about an attribute's whole value.
  func error(
    _ code: DiagnosticCode, _ message: String, in attribute: SourceAttribute,
    suggestion: String? = nil
  ) {
    error(
      code, message, at: attribute.valuePosition, length: attribute.value.unicodeScalars.count,
      suggestion: suggestion)
  }

  /// Adds an error about the prefix of an attribute.
  func reportPrefix(_ prefix: String, of attribute: SourceAttribute) {
    let name = "\(prefix):\(attribute.name)"
    error(
      .prefixedAttribute, "attributes have no prefix here, so '\(name)' is not valid",
      at: attribute.position, length: name.unicodeScalars.count)
  }

  /// Adds an error about the second attribute of a field, which is spelled in another Unicode normal form.
  func reportSecond(_ attribute: SourceAttribute) {
    error(
      .conflictingAttributes,
      "there are two attributes '\(attribute.name)', in two Unicode normal forms; remove one of them",
      at: attribute.position, length: attribute.name.unicodeScalars.count)
  }

  /// Adds an error about an attribute's whole value, and returns `nil`, which the caller returns.
  func failure<Value>(
    _ code: DiagnosticCode, _ message: String, in attribute: SourceAttribute
  ) -> Value? {
    error(code, message, in: attribute)
    return nil
  }

  /// Adds an error about a name that is not known, with the nearest one that is.
  ///
  /// The known names are asked for only while there is room for the diagnostic and for the search: on
  /// hostile input the search would cost more than everything else.
  func unknown<Names: Sequence<String>>(
    _ code: DiagnosticCode, _ message: String, name: String, among known: @autoclosure () -> Names,
    at position: SourcePosition
  ) {
    error(
      code, message, at: position, length: name.unicodeScalars.count,
      suggestion: suggestion(for: name, among: known()))
  }

  /// Adds an error about a word that is none of the cases of an enumeration.
  func reportUnknownCase(_ word: String, among cases: [String], at position: SourcePosition) {
    let list = cases.map { "'\($0)'" }.joined(separator: ", ")
    unknown(.unknownCase, "'\(word)' is not one of \(list)", name: word, among: cases, at: position)
  }

  /// Returns the known name that is closest to an unknown one, while there is room for the diagnostic.
  func suggestion(
    for name: String, among known: @autoclosure () -> some Sequence<String>
  ) -> String? {
    guard suggestsNames, collector.omittedCount == 0, !suggestions.isEmpty else { return nil }
    return SpellingSuggestion.nearest(to: name, among: known(), budget: &suggestions)
  }
}

extension DiagnosticSink {
  /// Returns the value of a Boolean attribute; `nil` after an error was reported.
  func bool(_ attribute: SourceAttribute) -> Bool? {
    if let value = ValueParser.bool(attribute.value) { return value }
    error(
      .invalidValue, "'\(attribute.value)' is not \(ValueKind.bool.expectation)", in: attribute,
      suggestion: NumberSuggestion.bool(attribute.value))
    return nil
  }
}
