/// The fonts of an environment with the shaped text that layouts have in common; any thread.
///
/// Each layout takes a workspace of its own, so that two threads never wait for one another's shaping.
/// A workspace holds what it shaped, up to a limit; whether a piece is held never changes a number.
package final class TextCache: Sendable {
  /// The source of fonts.
  package let fonts: any FontProvider
  private let idle = Locked<[TextWorkspace]>([])
  /// The number of workspaces that are kept while no layout runs.
  private static let idleLimit = 16

  package init(_ fonts: any FontProvider) {
    self.fonts = fonts
  }

  private static let tables = FontMetricsTable.Version.allCases.map {
    TextCache(TableFonts(version: $0))
  }

  /// Returns the cache of a source; environments with the same version of the table share one.
  static func cache(of fonts: any FontProvider) -> TextCache {
    guard let table = fonts as? TableFonts else { return TextCache(fonts) }
    return tables[table.version.rawValue - 1]
  }

  /// Runs a closure with a workspace that no other thread has.
  func withWorkspace<Result>(_ body: (TextWorkspace) -> Result) -> Result {
    let workspace = idle.withLock { $0.popLast() } ?? TextWorkspace()
    defer {
      idle.withLock { if $0.count < Self.idleLimit { $0.append(workspace) } }
    }
    return body(workspace)
  }

  /// Forgets everything that was shaped and that no running layout has.
  package func removeAll() {
    idle.withLock { workspaces in workspaces.forEach { $0.removeAll() } }
  }
}

/// The typefaces of the fonts that a workspace met last.
struct ResolvedFonts {
  private var last: (font: UIFont, typeface: any Typeface)?
  private var typefaces: [UIFont: any Typeface] = [:]
  private static let limit = 256

  /// Returns the typeface of a font, which the source is asked for once.
  mutating func typeface(for font: UIFont, in fonts: any FontProvider) -> any Typeface {
    if let last, last.font === font { return last.typeface }
    let typeface = found(font, in: fonts)
    last = (font, typeface)
    return typeface
  }

  private mutating func found(_ font: UIFont, in fonts: any FontProvider) -> any Typeface {
    if let known = typefaces[font] { return known }
    if typefaces.count >= Self.limit { typefaces.removeAll(keepingCapacity: true) }
    let typeface = fonts.typeface(for: font)
    typefaces[font] = typeface
    return typeface
  }
}
