import Foundation

/// The targets of a package that apply the build-tool plugin, read from its manifest.
struct PluginUsages {
  /// The names of the targets; nil when the manifest could not be read.
  let targets: Set<String>?

  /// Reads the manifest as JSON from the package manager.
  ///
  /// The scratch folder is its own, as the command that runs now holds the package's.
  init(of package: URL, swift: URL, scratch: URL) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = swift
    process.arguments = [
      "package", "--package-path", package.path(percentEncoded: false),
      "--scratch-path", scratch.path(percentEncoded: false), "dump-package",
    ]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else {
      targets = nil
      return
    }
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    targets = process.terminationStatus == 0 ? Self.targets(in: text) : nil
  }

  private static func targets(in json: Data) -> Set<String>? {
    let manifest = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
    guard let targets = manifest?["targets"] as? [[String: Any]] else { return nil }
    let names = targets.compactMap { target -> String? in
      let usages = target["pluginUsages"] as? [[String: Any]] ?? []
      let plugins = usages.compactMap { ($0["plugin"] as? [Any])?.first as? String }
      return plugins.contains("GenerateFixtures") ? target["name"] as? String : nil
    }
    return Set(names)
  }
}
