import AsyncDisplayKit

extension RuntimeViolation.Code {
  /// The code of an advisory: a member of a fake was called, which has no behavior of the app.
  public static let fakedMember = RuntimeViolation.Code(rawValue: "faked-member")
}

/// The functions that the bodies of fakes call. `swift package app-slice` writes fakes of an app's types.
///
/// Each call is reported as the advisory `faked-member`, in the current environment, with the name of the member as
/// its subject: a host records it. All functions can be called on any thread.
public enum FixtureFake {
  /// Reports a call of a faked member.
  ///
  /// - Parameter member: The name with its type and argument labels, such as `Loader.load(page:)`.
  public static func call(_ member: String) {
    report(member, "'\(member)' is faked, and does nothing.")
  }

  /// Reports a call of a faked member, and returns its result.
  ///
  /// - Parameters:
  ///   - member: The name with its type and argument labels.
  ///   - value: The result.
  /// - Returns: The result.
  public static func call<Value>(
    _ member: String, returning value: @autoclosure () throws -> Value
  ) rethrows -> Value {
    let value = try value()
    report(member, "'\(member)' is faked, and returns \(String(reflecting: value)).")
    return value
  }

  /// Reports a call of a member of a skeleton, and returns a value of the type that the call's place asks for: nothing
  /// for an optional, an empty collection or text, `false`, zero, or the first case of an enumeration that lists its
  /// cases, otherwise the one of an empty raw value.
  ///
  /// A skeleton is a type of another module, written from its uses, which do not say what its members return. A closure
  /// without parameters and result reports its calls. The process stops for another type, such as a class of the app,
  /// since no value of it can be made: `app-slice` lists the members whose results may be of such a type.
  ///
  /// - Parameter member: The name with its type and argument labels.
  /// - Returns: The value.
  public static func result<Value>(of member: String) -> Value {
    let closure: () -> Void = { call(member) }
    guard let value = EmptyValue.of(Value.self) ?? closure as? Value else {
      preconditionFailure(
        "'\(member)' has no value of the type '\(Value.self)': complete its skeleton in the file of fakes"
      )
    }
    return call(member, returning: value)
  }

  private static func report(_ member: String, _ message: String) {
    RuntimeEnvironment.current.countFakedCall()
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .fakedMember, severity: .advisory, subject: member, message: message,
        remedy: "Complete the fake where a test depends on it."))
  }
}
