import FixtureCodegen
import Foundation

/// The folder of a target's generated files, written by one process at a time.
struct OutputFolder {
  private static let suffix = ".fixture.swift"
  private static let head = "// Do not edit: generated from a fixture"

  /// The folder's path.
  let path: String

  /// Replaces the generated files of the folder by others.
  ///
  /// Holds a lock on the folder until all files are in place, so that two processes never leave a
  /// mixed set. Removes the temporary files of processes that were killed, and the outputs of fixtures
  /// that no longer exist.
  func write(_ files: [(name: String, text: String)]) throws(AtomicFile.Failure) {
    try AtomicFile.makeFolder(FilePath.absolute(path))
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw failure }
    }
    removeTemporaryFiles()
    try replace(files)
    removeOutputs(except: Set(files.map(\.name)))
  }

  /// Stages every file before the first one is replaced, so that a full disk changes nothing.
  private func replace(_ files: [(name: String, text: String)]) throws(AtomicFile.Failure) {
    var staged: [AtomicFile.Staged] = []
    do throws(AtomicFile.Failure) {
      for file in files {
        let output = AtomicFile(path: "\(path)/\(file.name)")
        try output.requireGenerated(beginning: Self.head)
        if let new = try output.stage(file.text) {
          staged.append(new)
        }
      }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    for file in staged { try file.commit() }
  }

  /// The failure of the latest call of the system.
  private var failure: AtomicFile.Failure {
    AtomicFile(path: path).failure(String(cString: strerror(errno)))
  }

  private func removeTemporaryFiles() {
    for name in FolderWalk.entries(of: path)
    where name.contains("\(Self.suffix).") && name.hasSuffix(AtomicFile.temporarySuffix) {
      remove("\(path)/\(name)")
    }
  }

  /// Removes generated files alone: a file that only has the name of one stays.
  private func removeOutputs(except names: Set<String>) {
    for name in FolderWalk.entries(of: path)
    where name.hasSuffix(Self.suffix) && !names.contains(name) {
      let file = AtomicFile(path: "\(path)/\(name)")
      guard (try? file.requireGenerated(beginning: Self.head)) != nil else { continue }
      remove(file.path)
    }
  }
}
