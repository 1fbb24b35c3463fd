/// Who computes the layout of a whole update ahead of time.
@MainActor
package protocol DataControllerLayoutDelegate: AnyObject {
  /// Gathers what the layout of some elements needs and returns the computation, to run elsewhere.
  func layoutComputation(for elements: ASElementMap) -> @Sendable () -> Void
}
