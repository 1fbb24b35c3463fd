/// Text that may contain bindings.
package struct TextTemplate: Sendable, Equatable {
  /// Literal and bound parts in order; never two literals in a row.
  package var parts: [TextPart]

  /// Creates the value from its parts.
  package init(parts: [TextPart]) {
    self.parts = parts
  }
}

/// A piece of a text template.
package enum TextPart: Sendable, Equatable {
  /// Literal text.
  case literal(String)
  /// A value turned into text.
  case binding(Binding)
}

extension TextTemplate {
  /// The whole text if it contains no binding.
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
