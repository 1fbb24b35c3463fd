/// The arguments with which a selector is performed.
struct SelectorArguments {
  /// A target or an argument that does not have the type of the method.
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  let values: [Any?]

  /// Returns the target as the type that has the method.
  ///
  /// - Throws: ``Mismatch`` if it is of another type.
  func target<Target>(_ object: AnyObject) throws -> Target {
    guard let target = object as? Target else {
      throw Mismatch(
        description: "its target is of type '\(type(of: object))', not '\(Target.self)'")
    }
    return target
  }

  /// Returns an argument as the type of the parameter. An argument that is not passed is `nil`.
  ///
  /// - Throws: ``Mismatch`` if it is of another type.
  func value<Parameter>(at index: Int) throws -> Parameter {
    let value = index < values.count ? values[index] : nil
    // An optional becomes `Any` with its wrapper, so that the value is taken out first.
    if let value {
      if let parameter = value as? Parameter { return parameter }
    } else if let parameter = value as? Parameter {
      return parameter
    }
    let given = value.map { "of type '\(type(of: $0))'" } ?? "'nil'"
    throw Mismatch(
      description:
        "argument \(index + 1) is \(given), and its parameter is of type '\(Parameter.self)'")
  }
}
