/// A time in seconds.
public typealias CFTimeInterval = Double

/// Returns the virtual time of the environment, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  RuntimeEnvironment.current.scheduler.now
}
