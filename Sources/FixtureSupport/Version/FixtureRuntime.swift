/// The runtime side of the version handshake with generated code.
///
/// Generated code names the version of its generator as a member of ``generator``. The one member
/// that exists is this runtime's own version; any other name is a compile error that says what to
/// do.
public enum FixtureRuntime {
  /// The version of this package, which its generator and its runtime share.
  public static let version = "0.1.0"

  /// The versions of the generator whose code this runtime runs.
  public static var generator: GeneratorVersions { GeneratorVersions() }
}
