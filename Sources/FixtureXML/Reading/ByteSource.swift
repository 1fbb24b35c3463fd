#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a regular file, closed when the source goes away.
final class FileByteSource: ByteSource {
  private let descriptor: Int32
  /// The size at the time of opening, in bytes.
  let size: Int

  /// Opens a file; anything but a regular file is an error, so that no device can block a build.
  init(path: String) throws(FileError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw FileError(message: Self.reason(for: errno, at: path))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError(message: "it is not a regular file")
    }
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  private static func reason(for error: Int32, at path: String) -> String {
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return error == ENOENT && isLink
      ? "it is a link to a file that is not there" : reason(for: error)
  }

  /// Describes an error number of the file system.
  static func reason(for error: Int32) -> String {
    error == ELOOP
      ? "its symbolic links form a cycle" : String(cString: strerror(error))
  }

  /// Returns the bytes of a range, or `nil` if the file does not have all of them.
  func bytes(in range: Range<Int>) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let added = pread(descriptor, rest.baseAddress, rest.count, off_t(range.lowerBound + count))
        if added > 0 { count += added } else if added == 0 || errno != EINTR { return }
      }
    }
    return bytes.count == range.count ? bytes : nil
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      let count = SystemCall.readBytes(from: descriptor, into: buffer)
      if count >= 0 { return count }
      guard errno == EINTR else { throw FileError(message: String(cString: strerror(errno))) }
    }
  }
}

/// Something that bytes are read from, front to back.
protocol ByteSource {
  /// Fills the buffer as far as it can; 0 means the end.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int
}

extension ByteSource {
  /// Reads the first bytes, with all of an XML declaration.
  mutating func readHead() throws(FileError) -> [UInt8] {
    var head: [UInt8] = []
    while head.count < EncodingCheck.longestDeclaration {
      let part = try readPart(count: 512)
      head += part
      if part.count < 512 || EncodingCheck.isEnough(head) { break }
    }
    return head
  }

  /// Reads bytes until there are `count` or the file ends.
  private mutating func readPart(count: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let part = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(FileError) {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
          let added = try read(into: rest)
          if added == 0 { break }
          filled += added
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return part
  }
}

/// The reason why a file could not be read.
package struct FileError: Error, Equatable {
  /// One sentence without a full stop.
  package let message: String
}
