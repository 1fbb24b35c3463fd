import FixtureModel

/// A resolver of the formats in texts.
struct FormatResolver {
  /// The names that bindings may refer to.
  let scope: BindingScope
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Returns a binding with the format that its text states; `nil` after an error was reported.
  func formatted(_ binding: Binding, _ raw: RawBinding, in attribute: SourceAttribute) -> Binding? {
    guard let format = raw.format else { return binding }
    let place = attribute.position(ofScalar: format.offset)
    let words = ValueParser.words(format.text).map(String.init)
    guard let name = words.first else {
      sink.error(
        .invalidFormat, "a format is missing after the colon, such as '{price: currency EUR}'",
        at: place)
      return nil
    }
    guard let spec = FormatSpec.all.first(where: { $0.name == name }) else {
      sink.unknown(
        .invalidFormat, "there is no format '\(name)'", name: name,
        among: FormatSpec.all.map(\.name), at: place)
      return nil
    }
    guard case .scalar(let type) = binding.type.unwrapped, spec.types.contains(type) else {
      let types = spec.types.map { "'\($0.rawValue)'" }.joined(separator: " or ")
      sink.error(
        .bindingType,
        "'\(raw.path)' is of type '\(binding.type)', but '\(name)' formats \(types)", at: place,
        length: name.count)
      return nil
    }
    switch spec.decode(Array(words.dropFirst()), scope) {
    case .success(let format):
      var formatted = binding
      formatted.format = format
      return formatted
    case .failure(let error):
      sink.error(
        .invalidFormat, error.message, at: place, length: format.text.unicodeScalars.count,
        suggestion: error.suggestion)
      return nil
    }
  }

  /// Reports a format in a place that takes no text; returns whether there is one.
  func reportMisplaced(_ raw: RawBinding, in attribute: SourceAttribute) -> Bool {
    guard let format = raw.format else { return false }
    sink.error(
      .invalidFormat, "only a binding in a text has a format",
      at: attribute.position(ofScalar: format.offset), length: format.text.unicodeScalars.count)
    return true
  }
}
