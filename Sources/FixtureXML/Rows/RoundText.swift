/// Text of a repeat in which `{$n}` is the round.
struct RoundText {
  private let parts: [RawTemplate.Part]

  /// Splits an attribute's value; reports every binding that is not `{$n}`.
  init?(_ attribute: SourceAttribute, _ sink: DiagnosticSink) {
    do throws(RawTemplate.Mistake) {
      parts = try RawTemplate(attribute.value).parts
    } catch {
      sink.error(.bindingSyntax, error.message, at: attribute.position(ofScalar: error.offset))
      return nil
    }
    for case .binding(let raw) in parts where raw.path != "$n" {
      sink.error(
        .unknownContext, "inside a repeat a row knows only '{$n}'",
        at: attribute.position(ofScalar: raw.offset), length: raw.path.count + 2)
      return nil
    }
  }

  /// The text of a round.
  func text(round: Int) -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .binding: text += String(round)
      }
    }
    return text
  }
}
