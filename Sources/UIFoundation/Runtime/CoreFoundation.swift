import Foundation

// The Core Foundation types are those Foundation types to which they are bridged on Apple
// platforms.

/// Any object, such as the font of a Core Animation layer.
public typealias CFTypeRef = AnyObject
/// The type of arrays in Core Graphics functions.
public typealias CFArray = NSArray
/// The type of strings in Core Graphics functions.
public typealias CFString = NSString
/// The type of dictionaries in Core Graphics functions.
public typealias CFDictionary = NSDictionary

/// The type of binary data in Core Graphics functions.
public typealias CFData = NSData

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current date in seconds since the beginning of 2001: in an app's code, that of the test's clock, as with
/// `Date()`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Returns the number of bytes of data, or zero for `nil`.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// A header for objects that can be values of text attributes.
///
/// Foundation on Linux compares the attributes of neighboring runs with Core Foundation, which
/// reads the first stored property of an object as its type number, and ends the process when that
/// is not valid. This header contains the number that matches any type, in the layout of
/// Foundation's own objects, so that `isEqual(_:)` is called. It must be the first stored property
/// of its class.
struct CoreFoundationHeader: Sendable {
  private let typeWord: UInt64 = 0x180
}
