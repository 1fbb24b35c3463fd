/// A call of a selector's method.
///
/// Proof: a selector calls its method on the thread that performs it, as on a device: a notification that a
/// background thread posts reaches its observer there. The isolation of a function is no part of its
/// representation, and is removed with the conversion that `MainActor.assumeIsolated` uses. Code of the
/// Swift 6 mode cannot perform a selector off the main actor except by such a notification or a timer of
/// another run loop, whose observer shares the data race with the app on the device.
///
/// A value is sent to the main actor once, by the task of an asynchronous method, and is not used by its
/// sender afterward.
struct SelectorCall: @unchecked Sendable {
  let target: AnyObject
  let arguments: SelectorArguments

  /// Calls a method on the calling thread.
  static func inPlace(
    _ method: @escaping @MainActor @Sendable (AnyObject, SelectorArguments) throws -> Any?,
    _ target: AnyObject, _ arguments: SelectorArguments
  ) throws -> Any? {
    typealias Isolated = @MainActor @Sendable (AnyObject, SelectorArguments) throws -> Any?
    typealias Plain = @Sendable (AnyObject, SelectorArguments) throws -> Any?
    return try unsafeBitCast(method as Isolated, to: Plain.self)(target, arguments)
  }
}

/// A target of a timer, a notification or a delayed call.
///
/// Proof: the object is only handed to the selector, which calls it on the thread that fires, as on a device.
final class SelectorTarget: @unchecked Sendable {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?
  let argument: Any?

  /// Creates a reference to a target, with an argument that is retained.
  init(_ object: Any, isRetained: Bool, argument: Any? = nil) {
    let object = object as AnyObject
    weakObject = object
    // A class as a target is boxed, and the box has no other owner.
    strongObject = isRetained || object is any Any.Type ? object : nil
    self.argument = argument
  }

  /// The target, or `nil` after it was deallocated.
  var object: AnyObject? { strongObject ?? weakObject }
}
