/// The name of the Swift file that a fixture becomes, as the plugin computes it too.
enum OutputName {
  /// The name for a fixture's path relative to the package's root.
  static func name(for path: String) -> String {
    let stem = FixtureFiles.isFixture(path) ? String(path.dropLast(4)) : path
    var name = ""
    var isAmbiguous = false
    for scalar in stem.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_": name.unicodeScalars.append(scalar)
      case "/": name += "-"
      case "-":
        name += "-"
        isAmbiguous = true
      default:
        name += "_"
        isAmbiguous = true
      }
    }
    return "\(name)\(isAmbiguous ? "-" + digest(of: path) : "").fixture.swift"
  }

  /// The 32-bit FNV-1a digest of a path, in eight hexadecimal digits.
  private static func digest(of path: String) -> String {
    var digest: UInt32 = 0x811C_9DC5
    for byte in path.utf8 { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
