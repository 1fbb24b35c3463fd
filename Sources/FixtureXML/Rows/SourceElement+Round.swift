extension SourceElement {
  /// The row with `{$n}` replaced by the round of the repeat around its section.
  ///
  /// A repeat inside keeps its own `{$n}`.
  func substituting(round: Int, _ sink: DiagnosticSink) -> SourceElement {
    guard name == "item" else { return self }
    let replaced = attributes.map { attribute in
      guard attribute.value.unicodeScalars.contains("{"), let text = RoundText(attribute, sink)
      else { return attribute }
      return SourceAttribute(
        name: attribute.name, value: text.text(round: round), position: attribute.position,
        valuePosition: attribute.valuePosition, written: attribute.written)
    }
    return SourceElement(
      spec: spec, attributes: replaced, namespaces: namespaces, position: position,
      children: children, text: text)
  }
}
