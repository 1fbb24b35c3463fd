import FixtureModel

/// The decoder of styles, and of their use by other elements.
///
/// A style's attributes become attributes of the elements that use it, so they are decoded as those of the
/// element: with its model, at the place in the style.
struct StyleDecoder {
  /// The declarations.
  let index: DeclarationIndex
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Checks a style: the names of its attributes, and values without bindings.
  func check(_ style: SourceElement) {
    let scope = BindingScope(owner: "a style", index: index)
    let decoder = ValueDecoder(scope: scope, sink: sink)
    for attribute in style.attributes where attribute.name != "name" {
      guard let specs = Vocabulary.sharedProperties[attribute.name] else {
        sink.unknown(
          .unknownAttribute, "no layout element has a property '\(attribute.name)'",
          name: attribute.name, among: Vocabulary.sharedProperties.keys, at: attribute.position)
        continue
      }
      guard !attribute.value.contains("{"), let spec = specs.first,
        specs.allSatisfy({ $0.kind == spec.kind }), let value = decoder.value(attribute, as: spec)
      else { continue }
      PropertyRules(sink: sink).check(value, of: spec, in: attribute)
    }
  }

  /// Returns an element with the attributes of its style. The element's own attributes take precedence.
  func styled(_ element: SourceElement) -> SourceElement {
    guard let use = element.attribute("style"),
      element.spec.attribute(named: "style")?.kind == .reference
    else { return element }
    guard let style = index.styles[use.value] else {
      sink.unknown(
        .unknownStyle, "there is no style '\(use.value)'", name: use.value,
        among: index.styles.keys, at: use.valuePosition)
      return element
    }
    let added = style.attributes.filter { attribute in
      guard attribute.name != "name", element.attribute(attribute.name) == nil,
        Vocabulary.sharedProperties[attribute.name] != nil
      else { return false }
      guard element.spec.attribute(named: attribute.name) != nil else {
        reportForeign(attribute, in: element, use)
        return false
      }
      return true
    }
    return element.adding(added)
  }

  private func reportForeign(
    _ attribute: SourceAttribute, in element: SourceElement, _ use: SourceAttribute
  ) {
    sink.error(
      .unknownAttribute,
      "'\(element.name)' has no attribute '\(attribute.name)', which the style '\(use.value)' states",
      at: use.valuePosition, length: use.value.unicodeScalars.count,
      note: DiagnosticNote("it is stated here", at: attribute.position))
  }
}

extension ValueKind {
  /// A Boolean value that indicates whether a style may state attributes of the kind.
  var isShared: Bool {
    switch self {
    case .name, .reference, .type, .arguments, .condition, .list: false
    default: true
    }
  }
}
