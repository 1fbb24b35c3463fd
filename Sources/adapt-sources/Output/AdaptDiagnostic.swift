/// A message at a place of an original file, in the compiler's format.
struct AdaptDiagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The severity of a message.
  enum Severity: String, Sendable {
    /// The target cannot be compiled.
    case error
    /// The copy behaves differently from the device.
    case warning
    /// A spelling that was left out.
    case note
  }

  let severity: Severity
  let path: String
  let line: Int
  let column: Int
  let message: String

  init(_ severity: Severity, _ message: String, in file: SourceFile, at offset: Int = 0) {
    self.severity = severity
    self.message = message
    path = file.path
    (line, column) = file.place(at: offset)
  }

  /// The message as the compiler prints it: `path:line:column: severity: message`.
  var description: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
