extension RuntimeEnvironment {
  /// The interceptors of the running task, the innermost last.
  @TaskLocal static var interceptors: [ViolationInterceptor] = []

  /// Runs a closure whose violations an interceptor sees first, whatever environment reports them.
  ///
  /// - Parameters:
  ///   - interceptor: judges each violation; interceptors of outer scopes judge what it lets through.
  ///   - isolation: the actor of the caller.
  ///   - body: the closure.
  /// - Returns: what the closure returns.
  public static func intercepting<Result>(
    _ interceptor: ViolationInterceptor,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $interceptors.withValue(interceptors + [interceptor], operation: body)
  }
}
