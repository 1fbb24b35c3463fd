import Foundation

extension Data {
  /// Replaces a file by a rename, so that a reader finds the whole old file or the whole new one.
  ///
  /// Foundation's atomic option also waits until the disk has the data, several milliseconds a file. A
  /// gallery need not survive a failure of the machine.
  ///
  /// - Parameter file: the file. Its folder exists.
  /// - Throws: an error of the file system; the old file is then as it was.
  func replace(_ file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let next = folder.appending(
      path: ".\(file.lastPathComponent)-\(UUID().uuidString)\(Self.replacementSuffix)")
    let path = next.path(percentEncoded: false)
    let descriptor = open(path, O_CREAT | O_WRONLY | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError.last }
    do {
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: self)
      try handle.close()
      guard rename(path, file.path(percentEncoded: false)) == 0 else {
        throw POSIXError.last
      }
    } catch {
      unlink(path)
      throw error
    }
  }
}

extension Data {
  private static let replacementSuffix = ".next"

  /// Returns a Boolean value that indicates whether ``replace(_:)`` wrote a file and did not rename it yet.
  static func isReplacement(_ file: URL) -> Bool {
    let name = file.lastPathComponent
    return name.hasPrefix(".") && name.hasSuffix(replacementSuffix)
  }
}

extension POSIXError {
  /// The error that the last call of the system reported.
  static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
