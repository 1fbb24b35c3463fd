import ConformanceCases

/// Makes trees in the form of the case files, with numbers that no sane tree has.
struct RandomTree {
  private var random: SplitMix
  /// How often a number is not a sane one.
  private let wildness: Double

  init(seed: UInt64, wildness: Double = 0.08) {
    random = SplitMix(seed: seed)
    self.wildness = wildness
  }

  mutating func element(depth: Int) -> JSONValue {
    let kinds = [
      "stack", "stack", "inset", "ratio", "center", "relative", "absolute", "overlay",
      "background", "corner", "wrapper",
    ]
    let kind = depth == 0 || chance(0.2) ? "leaf" : pick(kinds)
    var members: [String: JSONValue] = ["t": .string(kind), "s": style()]
    let two = ["overlay", "background", "corner"].contains(kind)
    let many = ["stack", "absolute", "wrapper"].contains(kind)
    let count = kind == "leaf" ? 0 : two ? 2 : many ? Int(next() * 4) : 1
    members["children"] = .array((0..<count).map { _ in element(depth: depth - 1) })
    details(of: kind).forEach { members[$0.key] = $0.value }
    return .object(members)
  }

  /// A length that is usually sane, and otherwise `wild`.
  mutating func length(_ wildness: Double, _ wild: Double) -> Double {
    chance(wildness) ? wild : (next() * 300 * 4).rounded() / 4
  }

  private mutating func details(of kind: String) -> [String: JSONValue] {
    switch kind {
    case "leaf": leaf()
    case "stack": stack()
    case "inset": ["insets": .array((0..<4).map { _ in number() })]
    case "ratio": ["ratio": number()]
    case "center": flags("centerX", "centerY", "minimumX", "minimumY")
    case "relative":
      flags("minimumWidth", "minimumHeight").merging([
        "h": .string(pick(["none", "start", "center", "end"])),
        "v": .string(pick(["none", "start", "center", "end"])),
      ]) { $1 }
    case "absolute": flags("sizeToFit")
    case "corner":
      flags("wraps").merging([
        "location": .string(pick(["topLeft", "topRight", "bottomLeft", "bottomRight"])),
        "offset": .array([number(), number()]),
      ]) { $1 }
    default: [:]
    }
  }

  private mutating func leaf() -> [String: JSONValue] {
    [
      "kind": .string(pick(["fixed", "text", "fill"])), "size": .array([number(), number()]),
      "length": number(), "line": number(),
    ]
  }

  private mutating func stack() -> [String: JSONValue] {
    [
      "dir": .string(pick(["h", "v"])), "spacing": number(), "wrap": .bool(chance(0.3)),
      "justify": .string(pick(["start", "center", "end", "spaceBetween", "spaceAround"])),
      "align": .string(
        pick(["start", "end", "center", "stretch", "baselineFirst", "baselineLast"])),
      "alignContent": .string(pick(["start", "center", "end", "spaceBetween", "stretch"])),
      "lineSpacing": number(),
    ]
  }

  private mutating func style() -> JSONValue {
    var members: [String: JSONValue] = [:]
    for key in ["width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "flexBasis"]
    where chance(0.15) {
      members[key] = chance(0.4) ? .object(["f": .number(next())]) : number()
    }
    for key in ["flexGrow", "flexShrink"] where chance(0.3) { members[key] = number() }
    for key in ["spacingBefore", "spacingAfter", "ascender", "descender"] where chance(0.15) {
      members[key] = number()
    }
    if chance(0.2) { members["layoutPosition"] = .array([number(), number()]) }
    return .object(members)
  }

  private mutating func number() -> JSONValue {
    guard chance(wildness) else { return .number(length(0, 0)) }
    return .number(pick([.nan, .infinity, -.infinity, -5, 1e300, .leastNonzeroMagnitude, 1e7]))
  }

  private mutating func flags(_ names: String...) -> [String: JSONValue] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, .bool(chance(0.5))) })
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(next() * Double(values.count))]
  }

  private mutating func chance(_ probability: Double) -> Bool { next() < probability }

  /// A number from 0 to below 1.
  private mutating func next() -> Double {
    Double(random.next() >> 11) / 0x1p53
  }
}
