/// The name of a method together with the method itself, which a target performs later.
///
/// On Apple's platforms `Selector` is the name of an Objective-C method. Linux has no Objective-C
/// runtime that finds a method by its name, so that a selector is created from both:
/// `Selector("refresh:", FeedViewController.refresh)` is what `#selector(refresh)` is on a device. The
/// build-tool plugin `AdaptSources` writes this for `#selector` in an app's files.
///
/// Selectors with equal names are equal, as on a device. The method may have up to three parameters, a
/// result, and be `throws` or `async`. An asynchronous method runs in a task. An error that the method
/// throws is discarded, as on a device, where the caller passes no `NSError` pointer.
///
/// The initializers are `@preconcurrency`, since code in the Swift 5 mode does not know that the methods of
/// the main actor may be sent.
public struct Selector: Sendable {
  /// The name of the Objective-C method, such as `refresh:`.
  let name: String
  private let method: Method
  private let isImplemented: @Sendable (AnyObject) -> Bool

  /// A method, prepared for arguments whose types are not known statically.
  enum Method: Sendable {
    case synchronous(@MainActor @Sendable (AnyObject, SelectorArguments) throws -> Any?)
    case asynchronous(@MainActor @Sendable (AnyObject, SelectorArguments) async throws -> Void)
  }

  private init<Target>(_ name: String, of type: Target.Type, _ method: Method) {
    self.name = name
    self.method = method
    isImplemented = { $0 is Target }
  }

  /// Creates a selector for a method without parameters: `Selector("refresh", Feed.refresh)`.
  @preconcurrency
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> () throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .synchronous { target, arguments in try method(arguments.target(target))() })
  }

  /// Creates a selector for a method with one parameter, usually the sender or the notification.
  @preconcurrency
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First) throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .synchronous { target, arguments in
        try method(arguments.target(target))(arguments.value(at: 0))
      })
  }

  /// Creates a selector for a method with two parameters, usually the sender and the event.
  @preconcurrency
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> (First, Second) throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .synchronous { target, arguments in
        try method(arguments.target(target))(arguments.value(at: 0), arguments.value(at: 1))
      })
  }

  /// Creates a selector for a method with three parameters. Nothing in UIKit passes three arguments: such
  /// a selector only serves as a name.
  @preconcurrency
  public init<Target, First, Second, Third, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> (First, Second, Third) throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .synchronous { target, arguments in
        try method(arguments.target(target))(
          arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2))
      })
  }

  /// Creates a selector for an asynchronous method without parameters.
  @_disfavoredOverload
  @preconcurrency
  public init<Target, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .asynchronous { target, arguments in _ = try await method(arguments.target(target))() })
  }

  /// Creates a selector for an asynchronous method with one parameter.
  @_disfavoredOverload
  @preconcurrency
  public init<Target, First, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First) async throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .asynchronous { target, arguments in
        _ = try await method(arguments.target(target))(arguments.value(at: 0))
      })
  }

  /// Creates a selector for an asynchronous method with two parameters.
  @_disfavoredOverload
  @preconcurrency
  public init<Target, First, Second, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) async throws -> Result
  ) {
    self.init(
      name, of: Target.self,
      .asynchronous { target, arguments in
        _ = try await method(arguments.target(target))(
          arguments.value(at: 0), arguments.value(at: 1))
      })
  }
}

extension Selector {
  /// Creates a selector for a method of a value's type: `Selector("reload", on: model, { $0.reload })`.
  ///
  /// The value only gives its type and is not evaluated. This is what `#selector(model.reload)` is on a
  /// device, where the selector does not contain the value either.
  @preconcurrency
  public init<Target, Result>(
    _ name: String, on value: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> () throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with one parameter of a value's type.
  @preconcurrency
  public init<Target, First, Result>(
    _ name: String, on value: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> (First) throws -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with two parameters of a value's type.
  @preconcurrency
  public init<Target, First, Second, Result>(
    _ name: String, on value: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> (First, Second) throws -> Result
  ) {
    self.init(name, method)
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Returns a Boolean value that indicates whether two selectors have the same name.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Adds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The name of the selector.
  public var description: String { name }
}

extension Selector {
  /// Returns a Boolean value that indicates whether an object is of the type that has the method.
  package func isMethod(of object: AnyObject) -> Bool { isImplemented(object) }

  /// Calls the method of a target on the calling thread, and reports arguments that do not fit.
  ///
  /// - Parameters:
  ///   - target: The object, or a class for a method of the class.
  ///   - arguments: The arguments. Those beyond the parameters of the method are dropped.
  /// - Returns: The result of a synchronous method.
  @discardableResult
  package func call(on target: AnyObject, _ arguments: Any?...) -> Any? {
    let values = SelectorArguments(values: arguments)
    switch method {
    case .synchronous(let body):
      do {
        return try SelectorCall.inPlace(body, target, values)
      } catch let error as SelectorArguments.Mismatch {
        report(error, target)
      } catch {
        return nil
      }
    case .asynchronous(let body):
      let call = SelectorCall(target: target, arguments: values)
      Task { @MainActor in
        do {
          try await body(call.target, call.arguments)
        } catch let error as SelectorArguments.Mismatch {
          report(error, call.target)
        }
      }
    }
    return nil
  }

  private func report(_ mismatch: SelectorArguments.Mismatch, _ target: AnyObject) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .selectorMismatch, subject: "\(type(of: target))",
        message: "'\(name)' was not called: \(mismatch.description).",
        remedy: "Give the method parameters of the types that its caller passes."))
  }
}

extension RuntimeViolation.Code {
  /// A selector was performed with a target or an argument of another type than its method takes.
  public static let selectorMismatch = Self(rawValue: "selector-mismatch")
}
