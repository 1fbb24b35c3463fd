/// A solver for linear relations that satisfies those of a higher level before all of a lower
/// level.
///
/// Each relation may have an error. The simplex method minimizes the sum of the errors of the
/// highest level, locks the columns that would increase it, and continues with the next level.
/// Last, it minimizes the values themselves, so that a value without any relation is zero.
struct LexicographicSolver {
  struct Relation {
    /// The expression that is compared with zero.
    var expression: LinearExpression
    var relation: NSLayoutConstraint.Relation
    var level: Float
  }

  private static let tolerance = 1e-7

  private let variableCount: Int
  private var rows: [[Double]] = []
  private var bounds: [Double] = []
  private var basis: [Int] = []
  private var isLocked: [Bool] = []
  /// The level of each column: that of its error, infinity for slack, -1 for values.
  private var columnLevels: [Float] = []
  private var errorColumns: [[Int]] = []

  init(variableCount: Int, relations: [Relation]) {
    self.variableCount = variableCount
    // Every value is the difference of two columns, because columns are never negative.
    columnLevels = Array(repeating: -1, count: 2 * variableCount)
    for relation in relations { reserveColumns(for: relation) }
    isLocked = Array(repeating: false, count: columnLevels.count)
    for (index, relation) in relations.enumerated() { addRow(for: relation, index) }
  }

  private mutating func reserveColumns(for relation: Relation) {
    let start = columnLevels.count
    switch relation.relation {
    case .equal:
      columnLevels += [relation.level, relation.level]
      errorColumns.append([start, start + 1])
    case .lessThanOrEqual, .greaterThanOrEqual:
      columnLevels += [.infinity, relation.level]
      errorColumns.append([start + 1])
    }
  }

  private mutating func addRow(for relation: Relation, _ index: Int) {
    var row = Array(repeating: 0.0, count: columnLevels.count)
    for (variable, factor) in relation.expression.terms {
      row[2 * variable] = factor
      row[2 * variable + 1] = -factor
    }
    let last = errorColumns[index][errorColumns[index].count - 1]
    let side = relation.relation == .greaterThanOrEqual ? -1.0 : 1.0
    // The two columns of the error: slack or error below, error above.
    row[last - 1] = side
    row[last] = -side
    var bound = -relation.expression.constant
    var entering = side > 0 ? last - 1 : last
    if bound < 0 {
      row = row.map { -$0 }
      bound = -bound
      entering = side > 0 ? last : last - 1
    }
    rows.append(row)
    bounds.append(bound)
    basis.append(entering)
  }

  /// Returns the values, and the indices of the relations that were not satisfied.
  mutating func solve() -> (values: [Double], missed: [Int]) {
    let levels = Set(columnLevels).subtracting([.infinity, -1]).sorted(by: >)
    for level in levels + [-1] { minimize(level) }
    var columns = Array(repeating: 0.0, count: columnLevels.count)
    for (row, column) in basis.enumerated() { columns[column] = bounds[row] }
    let values = (0..<variableCount).map { (variable: Int) -> Double in
      columns[2 * variable] - columns[2 * variable + 1]
    }
    let missed = errorColumns.indices.filter { index in
      errorColumns[index].contains { columns[$0] > 1e-4 }
    }
    return (values, missed)
  }

  /// Minimizes the sum of a level's columns and locks the columns that would increase it.
  private mutating func minimize(_ level: Float) {
    var costs = reducedCosts(level)
    var steps = 0
    while let column = entering(costs, isStuck: steps > 500), steps < 5000 {
      guard let row = leaving(column) else { break }
      pivot(row, column)
      costs = reducedCosts(level)
      steps += 1
    }
    for column in costs.indices where costs[column] > Self.tolerance { isLocked[column] = true }
  }

  private func reducedCosts(_ level: Float) -> [Double] {
    var costs = columnLevels.map { $0 == level ? 1.0 : 0.0 }
    for (row, column) in basis.enumerated() where columnLevels[column] == level {
      for index in costs.indices { costs[index] -= rows[row][index] }
    }
    return costs
  }

  /// Returns the column whose change reduces the sum most. When the solver is stuck, returns the
  /// first one, to prevent cycles.
  private func entering(_ costs: [Double], isStuck: Bool) -> Int? {
    let candidates = costs.indices.filter { !isLocked[$0] && costs[$0] < -Self.tolerance }
    return isStuck ? candidates.first : candidates.min { costs[$0] < costs[$1] }
  }

  private func leaving(_ column: Int) -> Int? {
    let candidates = rows.indices.filter { rows[$0][column] > Self.tolerance }
    return candidates.min { one, other in
      let (a, b) = (bounds[one] / rows[one][column], bounds[other] / rows[other][column])
      return abs(a - b) < 1e-12 ? basis[one] < basis[other] : a < b
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = rows[row][column]
    let pivotRow = rows[row].map { $0 / divisor }
    rows[row] = pivotRow
    bounds[row] /= divisor
    for other in rows.indices where other != row {
      let factor = rows[other][column]
      guard factor != 0 else { continue }
      for index in pivotRow.indices where pivotRow[index] != 0 {
        rows[other][index] -= factor * pivotRow[index]
      }
      bounds[other] = max(0, bounds[other] - factor * bounds[row])
    }
    basis[row] = column
  }
}

/// A linear combination of variables plus a constant.
struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  init(constant: Double) {
    self.constant = constant
  }

  init(variable: Int) {
    terms[variable] = 1
  }

  static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    var sum = one
    sum.constant += other.constant
    for (variable, factor) in other.terms { sum.terms[variable, default: 0] += factor }
    return sum
  }

  static func * (factor: Double, one: LinearExpression) -> LinearExpression {
    var product = one
    product.constant *= factor
    product.terms = one.terms.mapValues { $0 * factor }
    return product
  }

  static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression {
    one + -1 * other
  }

  func value(_ values: [Double]) -> Double {
    // In a fixed order, since a sum of floating-point numbers depends on it.
    terms.keys.sorted().reduce(constant) { $0 + values[$1] * (terms[$1] ?? 0) }
  }
}
