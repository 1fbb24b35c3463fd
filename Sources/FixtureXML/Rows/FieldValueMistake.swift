import FixtureModel

/// Why text is not a value of a field's type.
struct FieldValueMistake: Error, Equatable {
  /// The diagnostic's code.
  let code: DiagnosticCode
  /// One sentence without a full stop.
  let message: String
  /// What was probably meant.
  var suggestion: String?
}
