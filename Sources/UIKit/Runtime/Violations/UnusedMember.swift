extension RuntimeViolation.Code {
  /// The code of an advisory: a member was set that exists in UIKit or Texture but is not used by
  /// the runtime.
  public static let unusedMember = RuntimeViolation.Code(rawValue: "unused-member")
}

/// Reports once per environment that a member was set that the runtime stores without using it.
///
/// This function can be called on any thread. `Scripts/check-unused-setters` fails when a public
/// setter whose value nothing reads does not call this function.
///
/// - Parameters:
///   - member: The member with its type, such as `UIView.isExclusiveTouch`.
///   - isChanged: A Boolean value that indicates whether the new value differs from the default.
package func reportUnused(_ member: String, if isChanged: Bool) {
  guard isChanged else { return }
  let environment = RuntimeEnvironment.current
  let violation = RuntimeViolation(
    .unusedMember, severity: .advisory, subject: member,
    message: "'\(member)' is set, which has no effect in this runtime.",
    remedy: "Do not let a test depend on it.")
  guard environment.isIntercepted || environment.application.reportedMembers.insert(member) else {
    return
  }
  environment.report(violation)
}

/// The members that were reported as unused.
///
/// The methods can be called on any thread.
final class ReportedMembers: Sendable {
  private let names = Locked<Set<String>>([])

  /// Adds a member, and returns `true` when it was not reported before.
  func insert(_ name: String) -> Bool {
    names.withLock { $0.insert(name).inserted }
  }
}
