#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is replaced as a whole or not at all.
struct AtomicFile {
  /// Why a file could not be written.
  struct Failure: Error, CustomStringConvertible {
    /// The sentence for the user.
    let description: String
  }

  /// The file's path.
  let path: String

  /// Writes the text if the file does not hold it already.
  func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
    if contents() == bytes { return }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure() }
    let isWritten = Self.write(bytes, to: descriptor)
    close(descriptor)
    guard isWritten, rename(temporary, path) == 0 else {
      let reason = failure()
      unlink(temporary)
      throw reason
    }
  }

  /// The bytes of the file; nil when it cannot be read.
  func contents() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Creates a folder and the folders around it.
  static func makeFolder(_ path: String) throws(Failure) {
    if FolderWalk.isFolder(path) { return }
    try makeFolder(FilePath.folder(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw AtomicFile(path: path).failure()
    }
  }

  private func failure() -> Failure {
    Failure(description: "'\(path)' cannot be written: \(String(cString: strerror(errno)))")
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, $0.baseAddress, $0.count)
        #else
          Darwin.write(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }
}
