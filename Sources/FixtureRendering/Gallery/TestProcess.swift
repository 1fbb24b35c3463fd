import Foundation

/// The identifiers of processes: their number, and when they began.
enum TestProcess {
  /// The parent process, which is `swift test`; of several targets it is the same.
  static let parent: String = identifier(of: getppid()) ?? "\(getppid())"

  /// Returns a Boolean value that indicates whether a process has not ended.
  static func isRunning(_ identifier: String) -> Bool {
    guard let number = pid_t(identifier.prefix { $0 != "-" }) else { return false }
    return self.identifier(of: number) == identifier
  }

  /// Returns the identifier of a process, or `nil` if there is no such process.
  static func identifier(of process: pid_t) -> String? {
    let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    // The name in parentheses may have spaces; the state is the first field after it, the start time the
    // 20th.
    let fields = stat?.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return "\(process)-\(fields[19])"
  }
}
