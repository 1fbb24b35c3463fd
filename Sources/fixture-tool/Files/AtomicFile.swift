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
  ///
  /// A link stays a link, and the file keeps its permissions.
  func write(_ text: String) throws(Failure) {
    guard let staged = try stage(text) else { return }
    try staged.commit()
  }

  /// A new text beside the file that it will replace.
  struct Staged {
    fileprivate let temporary: String
    fileprivate let target: AtomicFile

    /// Replaces the file.
    func commit() throws(Failure) {
      guard rename(temporary, target.path) == 0 else {
        let reason = target.failure()
        unlink(temporary)
        throw reason
      }
    }

    /// Removes the new text.
    func discard() { unlink(temporary) }
  }

  /// Writes the text into a temporary file; nil when the file holds the text already.
  func stage(_ text: String) throws(Failure) -> Staged? {
    let bytes = Array(text.utf8)
    if contents() == bytes { return nil }
    let target = AtomicFile(path: Self.resolved(path))
    let temporary = "\(target.path).\(getpid())\(Self.temporarySuffix)"
    unlink(temporary)
    let mode = target.mode ?? 0o644
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw failure() }
    // The process's mask does not apply to the mode of a file that is replaced.
    if target.mode != nil { fchmod(descriptor, mode) }
    let isWritten = Self.write(bytes, to: descriptor)
    close(descriptor)
    guard isWritten else {
      let reason = failure()
      unlink(temporary)
      throw reason
    }
    return Staged(temporary: temporary, target: target)
  }

  /// The end of the names of temporary files.
  static let temporarySuffix = ".tmp"

  private var mode: mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & 0o7777
  }

  /// The path of the file that a link leads to.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
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

  /// The reason of the latest failure of a system call on the file.
  func failure() -> Failure {
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
