import Foundation

// Dispatch on Apple platforms declares these constants, with which apps compute dispatch times.

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The integer type of Objective-C, as Apple's headers name it.
public typealias NSInteger = Int

/// The unsigned integer type of Objective-C, as Apple's headers name it.
public typealias NSUInteger = UInt

/// The greatest finite number of type `Float`, as Apple's C library names it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Calls a closure, and returns its result.
///
/// Linux has no autorelease pools: objects are released as soon as nothing refers to them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

extension UserDefaults {
  /// Sets the value of a key, as ``set(_:forKey:)`` does.
  ///
  /// Source: Apple's documentation of key-value coding: an object decides what its keys are.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
  }

  /// Returns the value of a key, as ``object(forKey:)`` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
