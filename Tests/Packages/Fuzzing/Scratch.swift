import FixtureXML

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The package's folder that the run's script has made, and one fixture in it that each round writes.
struct Scratch {
  /// The folder that nothing leaves.
  let root: PackageRoot
  /// The fixture's path below the root.
  let path = "fuzzed.xml"
  /// The usual bounds, but so few rows that a round stays short.
  var limits: ReadingLimits {
    var limits = ReadingLimits()
    limits.rows = 2_000
    limits.sections = 200
    return limits
  }

  /// Takes the folder that `FUZZING_ROOT` names.
  static let standard: Scratch = {
    guard let folder = getenv("FUZZING_ROOT").map({ String(cString: $0) }),
      let root = try? PackageRoot(folder)
    else { fatalError("FUZZING_ROOT names no folder; start 'Tests/Packages/Fuzzing/run'") }
    return Scratch(root: root)
  }()

  /// Replaces the fixture.
  func write(_ bytes: UnsafeRawBufferPointer) {
    let descriptor = open(root.absolutePath(of: path), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    precondition(descriptor >= 0 && Glibc.write(descriptor, bytes.baseAddress, bytes.count) >= 0)
    close(descriptor)
  }
}
