import FixtureModel

/// Remembers the names of one kind and reports the second use of one.
struct NameRegistry {
  private let code: DiagnosticCode
  private var places: [String: SourcePosition] = [:]

  /// Creates an empty registry whose clashes have the given code.
  init(code: DiagnosticCode = .duplicateName) { self.code = code }

  /// Takes a name; false, with a diagnostic that shows the first place, when it is taken already.
  mutating func take(
    _ name: String, _ what: String, at position: SourcePosition, _ sink: DiagnosticSink
  ) -> Bool {
    if let first = places[name] {
      sink.error(
        code, "there are two \(what) '\(name)'", at: position, length: name.unicodeScalars.count,
        note: DiagnosticNote("the first '\(name)' is here", at: first))
      return false
    }
    places[name] = position
    return true
  }

  /// Knows a name without complaint.
  mutating func know(_ name: String, at position: SourcePosition) {
    if places[name] == nil { places[name] = position }
  }
}
