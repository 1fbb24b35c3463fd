extension TextTemplate {
  /// The whole text when no binding stands in it.
  package var constant: String? {
    var text = ""
    for part in parts {
      guard case .literal(let literal) = part else { return nil }
      text += literal
    }
    return text
  }

  /// The bindings in the text, in order.
  package var bindings: [Binding] {
    parts.compactMap { part in
      guard case .binding(let binding) = part else { return nil }
      return binding
    }
  }
}
