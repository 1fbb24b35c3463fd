extension RuntimeViolation.Code {
  /// The code of a violation: a method or property for the main thread was used on another thread. On a device,
  /// the main thread checker logs the call.
  public static let mainThreadMemberOffMain = RuntimeViolation.Code(
    rawValue: "main-thread-member-off-main")
}

/// Returns whether the calling code runs on the main thread, in any role. Reports a violation, once for each member in an
/// environment, if not.
///
/// Swift 5 code can call members of the main actor on any thread. What such a call changes would be used by two
/// threads. Where the compiler checks the isolation, the process ends, unless a host lives, which reports it. Any
/// thread may call this function.
///
/// - Parameters:
///   - type: The name of the member's type.
///   - name: The name of the member.
/// - Returns: Whether the calling code runs on the main thread.
@discardableResult
package func isOnMainThread(
  _ type: @autoclosure () -> String, member name: String = #function
) -> Bool {
  if RuntimeScheduling.Role.isMainActorsThread { return true }
  reportOffMainThread("'\(type()).\(name)'")
  return false
}

/// Reports a call off the main thread, once for each member in an environment. Any thread may call this function.
///
/// - Parameter member: The member in quotation marks, or words for it.
package func reportOffMainThread(_ member: String) {
  let environment = RuntimeEnvironment.current
  guard
    environment.isIntercepted
      || environment.isFirstReport(of: "off the main thread: \(member)")
  else { return }
  environment.report(
    RuntimeViolation(
      .mainThreadMemberOffMain, subject: member.filter { $0 != "'" },
      message: "\(member) was called off the main thread.",
      remedy: "Call it on the main thread, for example in `DispatchQueue.main.async`."))
}
