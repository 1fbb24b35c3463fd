import FixtureXML

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The console of the process.
struct TerminalConsole: Console {
  private let isTerminal = isatty(STDERR_FILENO) == 1

  func write(_ text: String) { Self.write(text + "\n", to: STDOUT_FILENO) }

  func writeError(_ text: String) {
    Self.write((isTerminal ? "\r\u{1B}[K" : "") + text + "\n", to: STDERR_FILENO)
  }

  func showProgress(_ text: String) {
    guard isTerminal else { return }
    Self.write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  /// Writes everything, also when a pipe takes it in pieces.
  private static func write(_ text: String, to descriptor: Int32) {
    var copy = text
    copy.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = SystemCall.writeBytes(rest, to: descriptor)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}

/// The output of the tool.
protocol Console {
  /// Writes a line to standard output.
  func write(_ text: String)
  /// Writes a line to standard error.
  func writeError(_ text: String)
  /// Shows progress on a terminal, and nowhere else.
  func showProgress(_ text: String)
}
