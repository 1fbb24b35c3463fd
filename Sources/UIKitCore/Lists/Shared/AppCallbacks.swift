import UIFoundation

/// The calls to the app that are made inside of one another, by lists and scroll views of any kind.
///
/// Decided here: a device ends the process when its stack is full.
@MainActor
package enum AppCallbacks {
  /// The methods that are called.
  package enum Method: String {
    case counts = "A method that counts sections, items or rows"
    case nodes = "A method that returns nodes or their sizes"
    case didScroll = "scrollViewDidScroll(_:)"
    case update = "An update in a layout pass, as where a height or a cell is asked for,"
  }

  private static let limit = 32
  /// The number of updates in one layout pass, each performed by a callback of the one before, after which the rest is
  /// dropped.
  static let updateLimit = 100
  private static var depth = 0
  // Until the calls have returned, no other one is made: each of them could begin two.
  private static var isUnwinding = false

  /// Calls the app, unless too many calls are made inside of one another, which is a violation.
  ///
  /// - Parameters:
  ///   - method: The app's method.
  ///   - subject: The name of the type that has it.
  ///   - body: A closure that calls the method.
  /// - Returns: The result, or `nil` without a call.
  /// - Throws: What the closure throws.
  @discardableResult
  package static func call<Result, Failure: Error>(
    _ method: Method, of subject: @autoclosure () -> String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard depth < limit, !isUnwinding else {
      if !isUnwinding { report(method, of: subject()) }
      isUnwinding = true
      return nil
    }
    depth += 1
    defer {
      depth -= 1
      isUnwinding = isUnwinding && depth > 0
    }
    return try body()
  }

  /// Reports a method that causes its own call without an end.
  static func report(_ method: Method, of subject: String) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .endlessCallback, subject: subject,
        message: "\(method.rawValue) caused its own call again, without an end.",
        remedy: "Reload, edit or scroll the list after the method has returned."))
  }
}

extension RuntimeViolation.Code {
  /// A method of the app that a list or a scroll view calls caused the same call again, without an
  /// end. A device ends the process.
  public static let endlessCallback = RuntimeViolation.Code(rawValue: "endless-callback")
}
