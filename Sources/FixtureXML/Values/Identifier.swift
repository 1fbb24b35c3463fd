/// Rules for names that become Swift identifiers.
enum Identifier {
  /// Whether a name can be a Swift identifier, quoted with backticks where it is a keyword.
  static func isValid(_ name: some StringProtocol) -> Bool {
    guard let first = name.unicodeScalars.first, name.unicodeScalars.count <= 255 else {
      return false
    }
    guard first == "_" || isStart(first), name != "_" else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { $0 == "_" || isContinuation($0) }
  }

  /// Whether a name is a type's: identifiers between dots.
  static func isValidType(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return !parts.isEmpty && parts.allSatisfy { isValid($0) }
  }

  /// Names that backticks do not help, because the compiler or every type already uses them.
  static let impossible: Set<String> = [
    "self", "Self", "init", "deinit", "subscript", "Type", "Protocol", "Any", "AnyObject",
    "Optional", "super",
  ]

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic }
    return scalar.properties.isXIDStart && !isUnstable(scalar)
  }

  private static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
    return scalar.properties.isXIDContinue && !isUnstable(scalar)
  }

  /// Letters that normalization changes would make two spellings of one name.
  private static func isUnstable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isDeprecated
  }
}
