/// The rules for the file names of snapshot references, which tests and `lint-snapshots` share.
package enum SnapshotNames {
  /// The name of the folder of references beside a test file.
  package static let folder = "__Snapshots__"

  /// Returns the module of a test from its identifier.
  ///
  /// An identifier is `Module.Suite/test()/File.swift:1:2`, or `Module.test()/File.swift:1:2` outside of
  /// a suite.
  package static func module(ofTest identifier: String) -> String {
    String(identifier.prefix { $0 != "." })
  }

  /// Returns the suite names in a test's identifier, the outermost first.
  package static func suites(ofTest identifier: String) -> [String] {
    identifier.drop { $0 != "." }.dropFirst()
      .split(separator: "/").prefix { !$0.hasSuffix(")") }
      .flatMap { $0.split(separator: ".").map(String.init) }
  }

  /// Returns the function name in a test's identifier, without parameters.
  package static func function(ofTest identifier: String) -> String {
    let path = identifier.drop { $0 != "." }.dropFirst()
    let function = path.split(separator: "/").first { $0.hasSuffix(")") } ?? ""
    return String(function.prefix { $0 != "(" })
  }

  /// Returns the parts of a name joined by periods, in characters that every file system accepts.
  package static func joined(_ parts: [String]) -> String {
    parts.map(sanitized).joined(separator: ".")
  }

  /// Returns the 32-bit FNV-1a hash of a text in eight hexadecimal digits.
  package static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The greatest length of a file name that common file systems accept, in bytes.
  package static let longestFileName = 255

  private static func sanitized(_ name: String) -> String {
    let kept = name.map { character in
      character.isLetter || character.isNumber || "-_+".contains(character) ? character : "-"
    }
    return kept.isEmpty ? "-" : String(kept)
  }
}
