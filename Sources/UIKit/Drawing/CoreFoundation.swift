import Foundation

// Core Foundation's types are those of Foundation that they are bridged to on Apple's systems.

/// Any object, as Core Animation takes fonts.
public typealias CFTypeRef = AnyObject
/// A list, as Core Graphics takes it.
public typealias CFArray = NSArray
/// A text, as Core Graphics takes it.
public typealias CFString = NSString
/// Values by keys, as Core Graphics takes them.
public typealias CFDictionary = NSDictionary

/// Core Foundation's bytes, which are Foundation's.
public typealias CFData = NSData

/// The first byte; `nil` without any. Valid as long as the data is.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>? {
  guard let theData, theData.length > 0 else { return nil }
  return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes; none without data.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }

/// The first word of objects that may be values of a text's attributes.
///
/// Foundation on Linux compares the attributes of neighboring parts with Core Foundation, which
/// takes the first stored property of any object for the number of its type and ends the process
/// where that is none. Here it is the number that stands for any type, laid out as in Foundation's
/// own objects, so that `isEqual(_:)` is asked. It must be the first stored property of its class.
struct CoreFoundationHeader: Sendable {
  private let typeWord: UInt64 = 0x180
}
