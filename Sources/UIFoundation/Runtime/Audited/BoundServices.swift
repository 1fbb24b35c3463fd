import Foundation

/// What layout and text read of a bound environment, as a task-local value that is read without counting references.
///
/// All threads that measure text read it for each text. Counting would make them change the same word, which
/// takes several times as long as on one thread.
///
/// Proof: ``RuntimeEnvironment`` binds the reference inside of its own binding, and a task inherits both or
/// none. The bound environment holds the services until the bindings end. The unbound environment lives as
/// long as the process.
struct BoundServices: @unchecked Sendable {
  /// The scale of the screen, in pixels per point.
  let scale: CGFloat
  private let isBound: Bool
  private let reference: Unmanaged<TextServices>

  /// A Boolean value that indicates whether an environment is bound, or the running task has no other one.
  var isKnown: Bool { isBound || !AppWorkPlace.findsWork }

  init(_ contents: EnvironmentContents) {
    scale = contents.screen.scale
    isBound = contents.place != EnvironmentLine.unbound
    reference = Unmanaged.passUnretained(contents.textServices)
  }

  /// The text services as a strong reference.
  var text: TextServices { reference.takeUnretainedValue() }

  /// Calls a closure with the text services without retaining them.
  @inline(__always)
  func withText<Result>(_ body: (TextServices) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}
