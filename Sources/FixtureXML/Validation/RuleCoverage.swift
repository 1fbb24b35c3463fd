import FixtureModel

/// The values for which the rules of a `cells` apply, value by value of what they test.
///
/// Rules are compared only with rules that test the same path: whether two paths depend on each other is not
/// known.
struct RuleCoverage {
  private let enumerations: [String: EnumDeclaration]
  private var paths: [String: PathCoverage] = [:]
  private var order: [String] = []

  /// Creates the coverage of no rule.
  init(_ index: DeclarationIndex) { enumerations = index.enumerations }

  /// A Boolean value that indicates whether a rule applies to every item.
  private(set) var isComplete = false

  /// Adds the condition of a rule, in a time that is linear in its values.
  ///
  /// - Returns: `false` if rules before it apply to every item for which the condition holds.
  mutating func add(_ condition: Condition) -> Bool {
    let binding = condition.binding
    let path = binding.coverageKey
    if paths[path] == nil { order.append(path) }
    var coverage = paths.removeValue(forKey: path) ?? PathCoverage(binding, enumerations)
    let isUseful = coverage.add(condition)
    isComplete = isComplete || coverage.isComplete
    paths[path] = coverage
    return isUseful
  }

  /// The first enumeration that rules compare without a rule for each case: its path, its name and the cases.
  var missingCases: (path: String, enumeration: String, cases: [String])? {
    for path in order {
      guard let coverage = paths[path], coverage.comparesCases,
        case .enumeration(let name) = coverage.type
      else { continue }
      let missing = (enumerations[name]?.cases ?? []).map(\.name)
        .filter(coverage.uncovered.contains)
      return (path, name, missing)
    }
    return nil
  }
}

/// The values of one path for which conditions hold.
private struct PathCoverage {
  let type: FieldType
  /// A Boolean value that indicates whether a condition compares the value with cases.
  private(set) var comparesCases = false
  /// The values of an enumeration or a Bool for which no condition holds; empty for other types.
  private(set) var uncovered: Set<String>
  private let hasCases: Bool
  private let isOptional: Bool
  private var coversMissing = false
  private var below = -Double.infinity
  private var above = Double.infinity
  private var tests: (stated: Set<String>, negated: Set<String>) = ([], [])
  private var hasOpposites = false

  init(_ binding: Binding, _ enumerations: [String: EnumDeclaration]) {
    type = binding.type.unwrapped
    isOptional = binding.type.isOptional || binding.steps.contains { $0.type.isOptional }
    let all: [String]? =
      switch type {
      case .enumeration(let name): enumerations[name]?.cases.map(\.name)
      case .scalar(.bool): ["true", "false"]
      default: nil
      }
    hasCases = all != nil
    uncovered = Set(all ?? [])
  }

  /// A Boolean value that indicates whether a condition holds for every value.
  var isComplete: Bool {
    if hasOpposites { return true }
    guard coversMissing || !isOptional else { return false }
    return hasCases ? uncovered.isEmpty : below >= above
  }

  /// Adds a condition; returns `false` if others hold wherever it holds.
  mutating func add(_ condition: Condition) -> Bool {
    let key = "\(condition.test)"
    let isNew =
      condition.isNegated
      ? tests.negated.insert(key).inserted : tests.stated.insert(key).inserted
    hasOpposites = hasOpposites || (tests.negated.contains(key) && tests.stated.contains(key))
    guard isNew else { return false }
    let coveredMissing = coversMissing
    coversMissing = coversMissing || condition.isNegated
    guard hasCases else {
      addNumbers(condition)
      return true
    }
    let count = uncovered.count
    addCases(condition)
    return uncovered.count < count || (isOptional && coversMissing && !coveredMissing)
  }

  private mutating func addCases(_ condition: Condition) {
    switch (condition.test, condition.isNegated) {
    case (.isOneOf(let values), let isNegated):
      comparesCases = true
      let names = Set(values.compactMap(\.coverageName))
      if isNegated { uncovered = names.filter(uncovered.contains) }
      for name in names where !isNegated { uncovered.remove(name) }
    case (.isPresent, false) where type == .scalar(.bool): uncovered.remove("true")
    case (.isPresent, true) where type == .scalar(.bool): uncovered.remove("false")
    case (.isPresent, false): uncovered = []
    case (.isPresent, true), (.isLess, _), (.isAtLeast, _): return
    }
  }

  private mutating func addNumbers(_ condition: Condition) {
    switch (condition.test, condition.isNegated) {
    case (.isLess(let value), false), (.isAtLeast(let value), true):
      below = max(below, value.coverageNumber ?? below)
    case (.isAtLeast(let value), false), (.isLess(let value), true):
      above = min(above, value.coverageNumber ?? above)
    case (.isPresent, _), (.isOneOf, _): return
    }
  }
}

extension Binding {
  /// The root and the path in one text.
  fileprivate var coverageKey: String {
    if case .context(let value) = root { return value.rawValue }
    return path
  }
}

extension FieldValue {
  /// The name of a case or of a Bool's value.
  fileprivate var coverageName: String? {
    switch self {
    case .enumCase(let name): name
    case .bool(let isTrue): String(isTrue)
    default: nil
    }
  }

  /// The number, or the moment as a number.
  fileprivate var coverageNumber: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number), .date(let number): number
    default: nil
    }
  }
}
