import Foundation

/// The static properties that Xcode generates for the colors and images of an app's asset catalogs.
struct AssetSymbols {
  /// The names of the assets of each type, by the names of the properties.
  private(set) var names: [String: [String: String]] = [:]

  /// Adds a folder of a catalog, if it is a color or an image.
  mutating func add(folder: String) {
    for (suffix, type) in [(".colorset", "UIColor"), (".imageset", "UIImage")]
    where folder.hasSuffix(suffix) {
      let name = String(folder.dropLast(suffix.count))
      names[type, default: [:]][Self.property(name, of: type)] = name
    }
  }

  /// Returns the name of the property: words without the last one, if it names the type.
  private static func property(_ name: String, of type: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var text = words.prefix(1).map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined()
    text += words.dropFirst().map(\.capitalizedFirst).joined()
    let kind = type.dropFirst(2)
    return text.hasSuffix(kind) && text.count > kind.count
      ? String(text.dropLast(kind.count)) : text
  }

  /// Returns the extensions with the properties that a slice uses.
  ///
  /// - Parameters:
  ///   - used: The names of members that the slice uses.
  ///   - isPublic: Whether the slice has public declarations.
  /// - Returns: The declarations.
  func declarations(_ used: Set<String>, isPublic: Bool) -> [FakeWriter.Declaration] {
    let access = isPublic ? "public " : ""
    return names.sorted { $0.key < $1.key }.compactMap { type, names in
      let empty = type == "UIColor" ? ".clear" : "\(type)()"
      let lines = names.filter { used.contains($0.key) }.sorted { $0.key < $1.key }.map {
        "  \(access)static var \($0.key.escaped): \(type) { \(type)(named: \"\($0.value)\") ?? \(empty) }\n"
      }
      guard !lines.isEmpty else { return nil }
      return FakeWriter.Declaration(
        name: type, text: "extension \(type) {\n\(lines.joined())}")
    }
  }
}
