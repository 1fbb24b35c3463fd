import FixtureModel

/// What a binding may refer to at one place of a fixture.
struct BindingScope {
  /// The model that paths start from.
  var model: Model?
  /// What the missing model's owner is called in messages, such as `cell node 'AdCell'`.
  var owner: String
  /// Whether the model is missing only because of a mistake that has been told.
  var isModelRefused = false
  /// The context values that are known.
  var contexts: Set<ContextValue> = Set(ContextValue.allCases)
  /// Paths that an enclosing `if` has shown to be there.
  var guarded: Set<String> = []
  /// Whether `{.}` may be used.
  var wholeModel = WholeModel.refused
  /// The declarations that types refer to.
  let index: DeclarationIndex

  /// Whether the whole model may be passed on.
  enum WholeModel { case allowed, refused }

  /// The scope inside an element whose `if` has shown a path to be there.
  func guarding(_ path: String?) -> BindingScope {
    guard let path else { return self }
    var inner = self
    inner.guarded.insert(path)
    return inner
  }
}
