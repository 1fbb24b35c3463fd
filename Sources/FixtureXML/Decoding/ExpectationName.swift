import FixtureContract
import FixtureModel

/// The identifier of an expectation without a `name`, made of its stated conditions and its steps:
/// `iPhoneSE_rightToLeft_afterDropFirst`.
///
/// Lines, columns and the order of attributes have no part in it, so that inserting a line or
/// formatting the fixture changes no identifier.
struct ExpectationName {
  /// The identifier.
  let text: String

  /// Creates the identifier.
  init(_ element: SourceElement, steps: [FixtureStep]) {
    var parts: [String] = []
    if let device = element.attribute("device")?.value { parts.append(device) }
    for name in ["width", "height", "scale"] {
      if let value = element.attribute(name)?.value { parts.append(name + Self.word(value)) }
    }
    let standard = [
      FixtureConditions.Direction.leftToRight.rawValue,
      FixtureConditions.Orientation.portrait.rawValue,
    ]
    for name in [
      "orientation", "direction", "contentSizeCategory", "appearance", "locale", "timeZone",
    ] {
      guard let value = element.attribute(name)?.value, !standard.contains(value) else { continue }
      parts.append(Self.word(value))
    }
    if !steps.isEmpty {
      parts.append("after" + steps.map(Self.word).joined(separator: "Then"))
    }
    if case .containerTest = element.spec.decoding { parts.append(element.name) }
    let text = parts.joined(separator: "_")
    self.text = Identifier.isValid(text) ? text : "expectation"
  }

  private static func word(_ step: FixtureStep) -> String {
    switch step {
    case .mutation(let name): capitalized(name)
    case .batch: "Batch"
    case .scroll(let fraction): "Scroll" + word("\(fraction)")
    case .page(let page): "Page\(page)"
    case .unanimatedPage(let page): "Page\(page)Unanimated"
    case .rotate: "Rotate"
    case .select(let path): "Select" + word(IndexPathValue(path).description)
    case .deselect(let path): "Deselect" + word(IndexPathValue(path).description)
    case .set(let name, let value): "Set" + capitalized(name) + (value ? "True" : "False")
    default:
      step.description.split(separator: " ").map { capitalized(word(String($0))) }.joined()
    }
  }

  /// Returns a number or an index path in characters that identifiers may have.
  private static func word(_ number: String) -> String {
    String(number.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
