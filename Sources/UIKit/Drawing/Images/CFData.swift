import Foundation

/// Core Foundation's bytes, which are Foundation's.
public typealias CFData = NSData

/// The first byte; nil without any. Valid as long as the data is.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>? {
  guard let theData, theData.length > 0 else { return nil }
  return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes; none without data.
public func CFDataGetLength(_ theData: CFData?) -> Int { theData?.length ?? 0 }
