/// The labeled arguments with which a hand-written class is made.
package struct InitializerCall: Sendable, Equatable {
  /// The arguments, in order.
  package var arguments: [InitializerArgument]
  /// The source position of the arguments.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(arguments: [InitializerArgument], position: SourcePosition) {
    self.arguments = arguments
    self.position = position
  }
}

/// One argument of a hand-written initializer.
package struct InitializerArgument: Sendable, Equatable {
  /// The label; nil for an unlabeled argument.
  package var label: String?
  /// The value of the argument.
  package var value: ArgumentValue
  /// The source position of the argument.
  package var position: SourcePosition

  /// Creates the value from its parts.
  package init(label: String? = nil, value: ArgumentValue, position: SourcePosition) {
    self.label = label
    self.value = value
    self.position = position
  }
}

/// The value of an argument of a hand-written initializer.
package indirect enum ArgumentValue: Sendable, Equatable {
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
  /// A value that a hand-written type creates, such as `FeedFake(count: 3)`.
  case creation(type: String, [InitializerArgument])
  /// A member of a hand-written type, such as `FeedFake.shared`.
  case member(String)
  /// The models of all rows, `{rows}`.
  case rows
}
