extension RuntimeViolation.Code {
  /// A member was set or called that exists in UIKit or Texture but has no effect in the runtime.
  public static let unusedMember = RuntimeViolation.Code(rawValue: "unused-member")
}

/// Reports once per environment that a member was set or called that has no effect in the runtime.
///
/// This function can be called on any thread. `Scripts/check-unused-setters` fails when a public
/// setter whose value nothing reads does not call this function.
///
/// - Parameters:
///   - type: The name of the member's type, such as `UIView`.
///   - isChanged: A Boolean value that indicates whether the new value differs from the default.
///   - name: The name of the member, such as `isExclusiveTouch`.
///   - effect: What the member does not do, as the end of a sentence.
package func reportUnused(
  _ type: String, if isChanged: Bool, member name: String = #function,
  effect: String = "has no effect"
) {
  guard isChanged else { return }
  let member = "\(type).\(name)"
  let environment = RuntimeEnvironment.current
  let violation = RuntimeViolation(
    .unusedMember, severity: .advisory, subject: member,
    message:
      "'\(member)' is \(name.hasSuffix(")") ? "called" : "set"), which \(effect) in this runtime.",
    remedy: "Do not let a test depend on it.")
  guard environment.isIntercepted || environment.isFirstReport(of: member) else {
    return
  }
  environment.report(violation)
}

/// Reports a member that is set like ``reportUnused(_:if:member:)``, and returns the new value to store.
package func reportUnused<Value>(
  _ type: String, _ newValue: Value, if isChanged: Bool, member name: String = #function
) -> Value {
  reportUnused(type, if: isChanged, member: name)
  return newValue
}

extension RuntimeEnvironment {
  /// Returns a Boolean value that indicates whether a name is reported for the first time in the environment.
  ///
  /// This method can be called on any thread.
  func isFirstReport(of name: String) -> Bool {
    processValues.update(ReportedNames.self) { $0.insert(name).inserted }
  }
}

/// The names of members, fonts and characters about which an environment has reported.
private enum ReportedNames: EnvironmentKey {
  static var defaultValue: Set<String> { [] }
}
