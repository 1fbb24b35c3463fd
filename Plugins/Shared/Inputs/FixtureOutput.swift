/// The generated file of a fixture.
struct FixtureOutput {
  /// The name of the file.
  let fileName: String

  /// Creates the name from the fixture's path, relative to the package's root.
  ///
  /// The name is ASCII; where characters were replaced it ends in a hash of the path, so that two
  /// paths never share a name.
  init(_ path: String) {
    let stem = path.lowercased().hasSuffix(".xml") ? String(path.dropLast(4)) : path
    var name = ""
    var isLossy = false
    for scalar in stem.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": name.unicodeScalars.append(scalar)
      case "/": name += "-"
      default:
        name += scalar == "-" ? "-" : "_"
        isLossy = true
      }
    }
    // File systems take names of 255 bytes; a temporary file's name is longer than the output's.
    if name.utf8.count > 180 {
      name = String(name.prefix(180))
      isLossy = true
    }
    fileName = "\(name)\(isLossy ? "-\(Self.hash(of: path))" : "").fixture.swift"
  }

  /// Returns the 32-bit FNV-1a hash of a path in eight hexadecimal digits.
  private static func hash(of path: String) -> String {
    let hash = path.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
