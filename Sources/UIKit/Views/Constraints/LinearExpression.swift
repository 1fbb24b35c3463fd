/// A sum of multiples of variables and a constant.
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
    terms.reduce(constant) { $0 + values[$1.key] * $1.value }
  }
}
