import FixtureXML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The console of the process.
final class TerminalConsole: Console {
  /// The reason why standard output could not be written; nil while everything was.
  private(set) var failure: String?
  let isTerminal = isatty(STDOUT_FILENO) == 1
  private let showsProgress = isatty(STDERR_FILENO) == 1

  func write(_ text: String) {
    guard failure == nil, !Self.write(text + "\n", to: STDOUT_FILENO) else { return }
    failure = String(cString: strerror(errno))
  }

  func writeError(_ text: String) {
    _ = Self.write((showsProgress ? "\r\u{1B}[K" : "") + text + "\n", to: STDERR_FILENO)
  }

  func showProgress(_ text: String) {
    guard showsProgress else { return }
    _ = Self.write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  /// Writes everything, also when a pipe takes it in pieces; returns whether all was written.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var copy = text
    return copy.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = SystemCall.writeBytes(rest, to: descriptor)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}

/// The output of the tool.
protocol Console {
  /// A Boolean value that indicates whether standard output is a terminal.
  var isTerminal: Bool { get }
  /// Writes a line to standard output.
  func write(_ text: String)
  /// Writes a line to standard error.
  func writeError(_ text: String)
  /// Shows progress on a terminal, and nowhere else.
  func showProgress(_ text: String)
}
