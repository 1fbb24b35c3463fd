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
    case permutedRange(Int, SeededPermutation)
    case permuted([FieldValue], SeededPermutation)
  }

  private let slot: Int
  private let rule: Rule
  private let seed: SeededDraw

  /// Prepares a variation; `nil` after an error was reported.
  init?(
    _ element: SourceElement, schema: RowSchema, seed: SeededDraw, rounds: Int, rows: RowSink
  ) {
    guard let field = element.attribute("field") else { return nil }
    guard let slot = schema.slot(named: field.value) else {
      rows.reportUnknownField(field.value, at: field.valuePosition)
      return nil
    }
    let builder = VariationRules(element: element, type: schema.slots[slot].type, rows: rows)
    let draw = seed.draw(forField: field.value)
    guard let rule = Self.rule(builder, draw, rounds: rounds) else { return nil }
    self.slot = slot
    self.rule = rule
    self.seed = draw
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
    case .wholeRange(let range): .integer(seed.integer(in: range, round: round))
    case .range(let low, let high):
      .double(low + (high - low) * seed.fraction(round: round))
    case .draw(let values):
      values[seed.integer(in: 0...(values.count - 1), round: round)]
    case .permutedRange(let low, let permutation):
      .integer(low &+ permutation.value(at: round - 1))
    case .permuted(let values, let permutation): values[permutation.value(at: round - 1)]
    }
  }

  private static func rule(
    _ builder: VariationRules, _ draw: SeededDraw, rounds: Int
  ) -> Rule? {
    if builder.isUnique { return uniqueRule(builder, draw, rounds: rounds) }
    switch builder.stated {
    case "from":
      guard !builder.isWhole else {
        return builder.wholeSteps(rounds: rounds).map { .wholeSteps(from: $0.from, step: $0.step) }
      }
      return builder.steps(rounds: rounds).map { .steps(from: $0.from, step: $0.step) }
    case "cycle": return builder.words("cycle").map { .cycle($0) }
    case "random":
      if let (low, high) = builder.wholeRange() {
        return low <= high ? .wholeRange(low...high) : builder.inverted()
      }
      guard !builder.isWhole, let (low, high) = builder.range() else {
        return builder.misusesRange ? nil : builder.words("random").map { .draw($0) }
      }
      return low <= high ? .range(low, high) : builder.inverted()
    default: return nil
    }
  }
}

extension Variation {
  /// Values that are drawn once each.
  private static func uniqueRule(
    _ builder: VariationRules, _ draw: SeededDraw, rounds: Int
  ) -> Rule? {
    guard builder.stated == "random", builder.canBeUnique else { return nil }
    if let (low, high) = builder.wholeRange() {
      guard low <= high else { return builder.inverted() }
      let (width, isTooWide) = high.subtractingReportingOverflow(low)
      let count = isTooWide || width == .max ? Int.max : width + 1
      guard builder.hasRoom(for: rounds, among: count) else { return nil }
      return .permutedRange(low, SeededPermutation(count: count, draw: draw))
    }
    guard !builder.misusesRange, let words = builder.words("random"),
      builder.hasRoom(for: rounds, among: words.count)
    else { return nil }
    return .permuted(words, SeededPermutation(count: words.count, draw: draw))
  }
}

/// A random number generator whose numbers depend only on a seed and a place, on every machine.
struct SeededDraw {
  private let base: UInt64

  /// Creates the draws of one item of a repeat, by the seed and the item's number.
  ///
  /// The number counts the items that vary the same field, and the field counts by its name, so that an item or a
  /// field that is added elsewhere changes no value.
  init(seed: UInt64) { base = Self.mix(seed) }

  private init(base: UInt64) { self.base = base }

  /// Returns the draws of a field.
  func draw(forField name: String) -> SeededDraw {
    var digest = ByteDigest()
    var copy = name
    copy.withUTF8 { digest.add($0) }
    return SeededDraw(base: Self.mix(base ^ digest.value))
  }

  /// Returns the draws of an item, by its number.
  func draw(forItem number: Int) -> SeededDraw {
    SeededDraw(base: Self.mix(base &+ UInt64(number) &* 0xD1B5_4A32_D192_ED03))
  }

  /// Returns a whole number in a closed range, for a round.
  func integer(in range: ClosedRange<Int>, round: Int) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    let bits = bits(round: round)
    guard width != 0 else { return Int(truncatingIfNeeded: bits) }
    return range.lowerBound &+ Int(truncatingIfNeeded: bits.multipliedFullWidth(by: width).high)
  }

  /// Returns a number from 0 up to but not including 1, for a round.
  func fraction(round: Int) -> Double { Double(bits(round: round) >> 11) * 0x1p-53 }

  /// Returns 64 bits for a round.
  func bits(round: Int) -> UInt64 { Self.mix(base &+ UInt64(round)) }

  /// Returns a bijection of 64 bits after which neighboring inputs have nothing in common.
  private static func mix(_ input: UInt64) -> UInt64 {
    var value = input &+ 0x9E37_79B9_7F4A_7C15
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
