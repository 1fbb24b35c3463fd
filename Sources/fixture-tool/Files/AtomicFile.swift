import Foundation

/// A file that is replaced as a whole or not at all.
///
/// `Data.write(to:options:)` with `.atomic` is not enough here: it replaces a link by a file, and a set
/// of files is written first and renamed afterwards, so that a full disk replaces none of them.
struct AtomicFile {
  /// The reason for which a file could not be written.
  struct Failure: Error, CustomStringConvertible {
    /// The sentence for the user.
    let description: String
  }

  /// The file's path.
  let path: String

  /// Writes a text unless the file contains it already.
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
        let failure = target.failure(String(cString: strerror(errno)))
        discard()
        throw failure
      }
    }

    /// Removes the new text.
    func discard() { try? FileManager.default.removeItem(atPath: temporary) }
  }

  /// Writes a text into a temporary file. Returns `nil` if the file contains the text already.
  func stage(_ text: String) throws(Failure) -> Staged? {
    let data = Data(text.utf8)
    if contents().map({ $0 == Array(data) }) == true { return nil }
    let target = AtomicFile(path: resolvedPath)
    let staged = Staged(
      temporary:
        "\(target.path).\(ProcessInfo.processInfo.processIdentifier)\(Self.temporarySuffix)",
      target: target)
    staged.discard()
    do {
      try data.write(to: URL(fileURLWithPath: staged.temporary), options: .withoutOverwriting)
      if let permissions = target.permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: staged.temporary)
      }
    } catch {
      staged.discard()
      throw failure(error)
    }
    return staged
  }

  /// Throws unless the file is missing, or is a regular file that a command of this tool has written.
  ///
  /// Links are not followed: a generated file is never a link.
  ///
  /// - Parameter head: The text with which the files of the command begin.
  /// - Throws: The reason for which the file is not replaced.
  func requireGenerated(beginning head: String) throws(Failure) {
    switch FolderWalk.type(of: path) {
    case nil: return
    case .typeRegular:
      let isGenerated = contents()?.starts(with: head.utf8) ?? false
      guard isGenerated else {
        throw failure("there is a file that this command has not written; remove or rename it")
      }
    case .typeSymbolicLink: throw failure("it is a link; remove it")
    default: throw failure("it is not a regular file; remove it")
    }
  }

  /// The end of the names of temporary files.
  static let temporarySuffix = ".tmp"

  /// Returns the bytes of the file, or `nil` if it is no regular file or cannot be read.
  func contents() -> [UInt8]? {
    guard FolderWalk.type(of: resolvedPath) == .typeRegular else { return nil }
    return FileManager.default.contents(atPath: path).map(Array.init)
  }

  /// Creates a folder and the folders around it.
  static func makeFolder(_ path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw AtomicFile(path: path).failure(error)
    }
  }

  /// Returns the failure to write the file for an error of Foundation.
  func failure(_ error: any Error) -> Failure {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else {
      return failure(error.localizedDescription)
    }
    return failure(String(cString: strerror(Int32(underlying.code))))
  }

  /// Returns the failure to write the file for a reason.
  func failure(_ reason: String) -> Failure {
    Failure(description: "'\(path)' cannot be written: \(reason)")
  }

  /// The path of the file that a link leads to.
  private var resolvedPath: String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// The permissions of the file, or `nil` if there is none.
  private var permissions: Any? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions]
  }
}
