import Foundation

/// The command line: `adapt-sources --output FOLDER [--module NAME]… FILE…`.
///
/// Writes the adapted copy of each Swift file into the folder, if it changed, and prints the diagnostics. The
/// imports of bridging headers are reported.
struct AdaptCommand {
  private var output: String?
  private var modules: Set<String> = []
  private var files: [String] = []

  /// Creates the command from its arguments.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--output": output = rest.popFirst()
      case "--module": rest.popFirst().map { _ = modules.insert($0) }
      default: files.append(argument)
      }
    }
  }

  /// Runs the command, and returns its exit code.
  func run() -> Int32 {
    guard let output else {
      return fail("usage: adapt-sources --output FOLDER [--module NAME]... FILE...")
    }
    if let name = repeatedName {
      return fail(
        "error: two files of the slice are named '\(name)'; an app has one file of a name")
    }
    var sources: [SourceFile] = []
    for path in files {
      guard let data = FileManager.default.contents(atPath: path) else {
        return fail(
          "\(path):1:1: error: the file cannot be read; is its link in the folder 'App' broken?")
      }
      sources.append(SourceFile(path: path, bytes: Array(data)))
    }
    for header in sources where BridgingHeader.isHeader(header.path) {
      for diagnostic in BridgingHeader(file: header).diagnostics {
        printError(diagnostic.description)
      }
    }
    let (read, modules) = (sources.filter { !BridgingHeader.isHeader($0.path) }, modules)
    return write(LargeStack.run { Adapter(available: modules).adapt(read) }, to: output)
  }

  private var repeatedName: String? {
    let names = files.map { ($0 as NSString).lastPathComponent.lowercased() }
    return Dictionary(grouping: names) { $0 }.first { $0.value.count > 1 }?.key
  }

  private func write(
    _ result: (copies: [Adapter.Copy], diagnostics: [AdaptDiagnostic]), to folder: String
  ) -> Int32 {
    for diagnostic in result.diagnostics { printError(diagnostic.description) }
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return 1 }
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      for copy in result.copies {
        let url = root.appendingPathComponent(AdaptedName.of(copy.path))
        let data = Data(copy.bytes)
        if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
      }
    } catch {
      return fail("error: the adapted copies cannot be written to '\(folder)': \(error)")
    }
    return 0
  }

  private func fail(_ message: String) -> Int32 {
    printError(message)
    return 1
  }

  private func printError(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// The names of adapted copies.
enum AdaptedName {
  /// Returns the name of the copy of a file: `Feed.adapted.swift` for `Feed.swift`.
  static func of(_ path: String) -> String {
    let name = (path as NSString).lastPathComponent
    return (name as NSString).deletingPathExtension + ".adapted.swift"
  }
}
