// Darwin's Dispatch has these; apps reckon dispatch times with them.

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Objective-C's whole number, as UIKit's and Foundation's headers name it.
public typealias NSInteger = Int

/// Objective-C's whole number without a sign, as UIKit's and Foundation's headers name it.
public typealias NSUInteger = UInt
