/// The text services of a bound environment, as a task-local value that is read without counting references.
///
/// All threads that measure text read it for each text. Counting would make them change the same word, which
/// takes several times as long as on one thread.
///
/// Proof: ``RuntimeEnvironment`` binds the reference inside of its own binding, and a task inherits both or
/// none. The bound environment holds the services until the bindings end. The unbound environment lives as
/// long as the process.
struct BoundText: @unchecked Sendable {
  private let reference: Unmanaged<TextServices>

  init(_ services: TextServices) {
    reference = Unmanaged.passUnretained(services)
  }

  /// The services as a strong reference.
  var services: TextServices { reference.takeUnretainedValue() }

  /// Calls a closure with the services without retaining them.
  @inline(__always)
  func with<Result>(_ body: (TextServices) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}
