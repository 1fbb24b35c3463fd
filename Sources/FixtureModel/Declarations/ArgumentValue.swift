/// What an argument of a hand-written initialiser passes.
package enum ArgumentValue: Sendable, Equatable {
  /// A value of the row, or the whole model.
  case binding(Binding)
  /// Quoted text, which may hold bindings.
  case text(TextTemplate)
  /// A number literal.
  case number(Double)
  /// A whole-number literal.
  case integer(Int)
  /// A truth value.
  case bool(Bool)
  /// An implicit member, such as `.compact`.
  case enumCase(String)
  /// The missing value, `nil`.
  case null
}
