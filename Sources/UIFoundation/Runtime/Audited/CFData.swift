import Foundation

/// Returns a pointer to the first byte, or `nil` without bytes. It is valid as long as the data.
///
/// Proof: `NSData` never moves its bytes and frees them when it is deallocated, so that the pointer is
/// valid as long as the caller keeps the data, which Core Foundation's documentation demands.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>? {
  guard let theData, theData.length > 0 else { return nil }
  return theData.bytes.assumingMemoryBound(to: UInt8.self)
}
