#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls of the C library whose names are also those of methods that call them.
package enum SystemCall {
  /// Reads from a file. Returns the number of bytes, 0 at the end, or -1 and sets `errno`.
  package static func readBytes(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    read(descriptor, buffer.baseAddress, buffer.count)
  }

  /// Writes to a file. Returns the number of bytes, or -1 and sets `errno`.
  package static func writeBytes(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }
}
