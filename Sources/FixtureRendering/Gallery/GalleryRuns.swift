import Foundation
import UIKit

/// The test run that a gallery's folder is written by, and the processes that belong to it.
///
/// Decided here: a process that begins while another one of the latest run has not ended belongs to the same
/// run, so that the targets or packages that a script tests at the same time do not mark each other's
/// entries as earlier. The file `.run` names the run and its processes.
struct GalleryRuns {
  private struct Members: Codable {
    var run: String
    var processes: [String]
  }

  /// The milliseconds after which a file that a killed process left half written is removed.
  private static let abandoned: Int64 = 3_600_000
  /// The runs of this process, by the path of the folder and the identifier of the process.
  private static let known = Locked<[String: String]>([:])

  let folder: URL
  let now: Int64

  private var file: URL { folder.appending(path: ".run") }

  /// Returns the run that a process belongs to. The caller holds the folder's lock.
  ///
  /// - Throws: an error of the file system.
  func run(of process: String) throws -> String {
    let key = folder.path(percentEncoded: false) + "\n" + process
    // A folder that was deleted during the run lacks the file.
    if let run = Self.known.withLock({ $0[key] }), let members = read(), members.run == run {
      return run
    }
    var members = read() ?? Members(run: process, processes: [])
    members.processes.removeAll { !TestProcess.isRunning($0) && $0 != process }
    if members.processes.isEmpty {
      members.run = process
      removeAbandonedFiles()
    }
    if !members.processes.contains(process) { members.processes.append(process) }
    try JSONEncoder().encode(members).replace(file)
    Self.known.withLock { $0[key] = members.run }
    return members.run
  }

  private func read() -> Members? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Members.self, from: $0) }
  }

  /// Removes the files that processes wrote when they were killed.
  ///
  /// The lock excludes that another process writes beside the entries now. Pictures are written without it.
  private func removeAbandonedFiles() {
    for name in [".", "entries", "pictures"] {
      let part = folder.appending(path: name)
      let files = try? FileManager.default.contentsOfDirectory(
        at: part, includingPropertiesForKeys: [.contentModificationDateKey])
      for file in files ?? [] where Data.isReplacement(file) {
        guard name != "pictures" || isAbandoned(file) else { continue }
        try? FileManager.default.removeItem(at: file)
      }
    }
  }

  private func isAbandoned(_ file: URL) -> Bool {
    let date = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      .contentModificationDate
    guard let date else { return false }
    return now - Int64(date.timeIntervalSince1970 * 1000) > Self.abandoned
  }
}
