/// A value of a case file: what JSON can hold.
enum CaseValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([CaseValue])
  case object([String: CaseValue])

  /// The member of an object; nil where there is none.
  subscript(key: String) -> CaseValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  var array: [CaseValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  /// The numbers of an array, infinite where it holds null.
  var lengths: [Double]? {
    array?.map { $0.number ?? .infinity }
  }
}

/// A case file that cannot be read.
struct CaseFileError: Error {
  let message: String
}
