import FixtureModel

/// A `vary` element: a field whose value depends on the round of its repeat.
struct Variation {
  private enum Rule {
    case wholeSteps(from: Int, step: Int)
    case steps(from: Double, step: Double)
    case cycle([FieldValue])
    case wholeRange(ClosedRange<Int>)
    case range(Double, Double)
    case draw([FieldValue])
  }

  private let slot: Int
  private let rule: Rule
  private let seed: SeededDraw

  /// Prepares a variation; `nil` after an error was reported.
  init?(_ element: SourceElement, schema: RowSchema, seed: SeededDraw, rows: RowSink) {
    guard let field = element.attribute("field") else { return nil }
    guard let slot = schema.slot(named: field.value) else {
      rows.reportUnknownField(field.value, at: field.valuePosition)
      return nil
    }
    let builder = VariationRules(element: element, type: schema.slots[slot].type, rows: rows)
    guard let rule = Self.rule(builder) else { return nil }
    self.slot = slot
    self.rule = rule
    self.seed = seed
  }

  /// Sets the field for a round, counted from 1.
  func apply(round: Int, to rows: RowSink) {
    rows.decoder.set(slot, value: value(round: round))
  }

  private func value(round: Int) -> FieldValue {
    switch rule {
    case .wholeSteps(let from, let step): .integer(from &+ (round - 1) &* step)
    case .steps(let from, let step): .double(from + Double(round - 1) * step)
    case .cycle(let values): values[(round - 1) % values.count]
    case .wholeRange(let range): .integer(seed.integer(in: range, field: slot, round: round))
    case .range(let low, let high):
      .double(low + (high - low) * seed.fraction(field: slot, round: round))
    case .draw(let values):
      values[seed.integer(in: 0...(values.count - 1), field: slot, round: round)]
    }
  }

  private static func rule(_ builder: VariationRules) -> Rule? {
    switch builder.stated {
    case "from":
      guard let (from, step) = builder.steps() else { return nil }
      if builder.isWhole { return .wholeSteps(from: Int(from), step: Int(step)) }
      return .steps(from: from, step: step)
    case "cycle": return builder.words("cycle").map { .cycle($0) }
    case "random":
      guard let (low, high) = builder.range() else {
        return builder.words("random").map { .draw($0) }
      }
      guard low <= high else { return builder.inverted() }
      return builder.isWhole ? .wholeRange(Int(low)...Int(high)) : .range(low, high)
    default: return nil
    }
  }
}

/// A random number generator whose numbers depend only on a seed and a place, on every machine.
struct SeededDraw {
  private let base: UInt64

  /// Creates the draws of one template of a repeat.
  init(seed: UInt64, stream: Int) {
    base = Self.mix(seed ^ (UInt64(stream) &+ 1) &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Returns a whole number in a closed range, for a field and a round.
  func integer(in range: ClosedRange<Int>, field: Int, round: Int) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    let bits = bits(field: field, round: round)
    guard width != 0 else { return Int(truncatingIfNeeded: bits) }
    return range.lowerBound &+ Int(truncatingIfNeeded: bits.multipliedFullWidth(by: width).high)
  }

  /// Returns a number from 0 up to but not including 1.
  func fraction(field: Int, round: Int) -> Double {
    Double(bits(field: field, round: round) >> 11) * 0x1p-53
  }

  private func bits(field: Int, round: Int) -> UInt64 {
    Self.mix(Self.mix(base &+ UInt64(field) &* 0xD1B5_4A32_D192_ED03) &+ UInt64(round))
  }

  /// Returns a bijection of 64 bits after which neighboring inputs have nothing in common.
  private static func mix(_ input: UInt64) -> UInt64 {
    var value = input &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
