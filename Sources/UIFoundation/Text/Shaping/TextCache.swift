import Foundation
import Synchronization

/// The fonts of an environment with a cache of shaped text. It can be used on any thread.
///
/// Each layout uses its own workspace, so that threads never wait for the shaping of another
/// thread. A thread finds its last workspace in its own slot, so that threads that measure at the
/// same time do not change the same memory. A workspace caches shaped text up to a limit. The cache
/// never affects results.
package final class TextCache: Sendable {
  /// The source of the fonts.
  package let fonts: any RuntimeText.FontProvider
  /// The workspaces that no layout is using.
  private let slots = (0..<ThreadNumber.count).map { _ in WorkspaceSlot() }
  /// The number of times that the cache was emptied. Each workspace empties itself before its next use.
  private let generation = Atomic<Int>(0)
  /// The metrics of all fonts, if the fonts are those of the published table.
  private let tableMetrics: RuntimeText.TypefaceMetrics?

  package init(_ fonts: any RuntimeText.FontProvider) {
    self.fonts = fonts
    tableMetrics = fonts is RuntimeText.TableFonts ? RuntimeText.FontMetricsTable.metrics : nil
  }

  /// Returns the metrics of a font, in ems.
  package func metrics(of font: UIFont) -> RuntimeText.TypefaceMetrics {
    // Without a call through the protocol, which most environments do not need.
    tableMetrics ?? fonts.typeface(for: font).metrics
  }

  private static let table = TextCache(RuntimeText.TableFonts())

  /// Returns a cache for a font source. All sources of the published table share a cache.
  static func cache(of fonts: any RuntimeText.FontProvider) -> TextCache {
    fonts is RuntimeText.TableFonts ? table : TextCache(fonts)
  }

  /// Runs a closure with a workspace that no other thread is using.
  func withWorkspace<Result>(_ body: (TextWorkspace) -> Result) -> Result {
    let slot = ThreadNumber.current
    let workspace = slots[slot].take() ?? takeAny() ?? TextWorkspace()
    let generation = generation.load(ordering: .relaxed)
    if workspace.generation != generation {
      workspace.removeAll()
      workspace.generation = generation
    }
    let result = body(workspace)
    putBack(workspace, slot)
    return result
  }

  private func takeAny() -> TextWorkspace? {
    for slot in slots.indices {
      if let workspace = slots[slot].take() { return workspace }
    }
    return nil
  }

  /// Puts a workspace back into a slot, or into any other empty slot. Without an empty slot, the
  /// workspace is released.
  private func putBack(_ workspace: TextWorkspace, _ slot: Int) {
    if slots[slot].put(workspace) { return }
    // Another thread with the same number measures at the same time.
    ThreadNumber.change()
    _ = slots.first { $0.put(workspace) }
  }

  /// Empties the caches of all workspaces. A layout that is running keeps its own until its end.
  package func removeAll() {
    generation.add(1, ordering: .relaxed)
  }
}

/// The parts of an environment that measuring text requires, as one object that is cheap to bind
/// and to read.
package final class TextServices: Sendable {
  /// The fonts and the shaped text.
  package let cache: TextCache
  let measurer: any RuntimeText.Measurer
  /// A Boolean value that indicates whether the measurer is the one that measures with the fonts.
  private let isDefault: Bool

  init(_ cache: TextCache, _ measurer: any RuntimeText.Measurer) {
    self.cache = cache
    self.measurer = measurer
    isDefault = measurer is RuntimeText.FontMeasurer
  }

  /// Measures a text in a container with the environment's measurer.
  package func measure(_ content: RuntimeText.Content, in container: RuntimeText.Container)
    -> RuntimeText.Metrics
  {
    if isDefault { return RuntimeText.FontMeasurer.measure(content, in: container, cache) }
    return measurer.measure(content, in: container)
  }
}

/// A cache of the typefaces of the most recent fonts of a workspace.
struct ResolvedFonts {
  private var last: (font: UIFont, typeface: any RuntimeText.Typeface)?
  private var typefaces: [UIFont: any RuntimeText.Typeface] = [:]
  private static let limit = 256

  /// Returns the typeface of a font, from the cache or from the font source.
  mutating func typeface(for font: UIFont, in fonts: any RuntimeText.FontProvider)
    -> any RuntimeText.Typeface
  {
    if let last, last.font === font { return last.typeface }
    let typeface = found(font, in: fonts)
    last = (font, typeface)
    return typeface
  }

  private mutating func found(_ font: UIFont, in fonts: any RuntimeText.FontProvider)
    -> any RuntimeText.Typeface
  {
    if let known = typefaces[font] { return known }
    if typefaces.count >= Self.limit { typefaces.removeAll(keepingCapacity: true) }
    let typeface = fonts.typeface(for: font)
    typefaces[font] = typeface
    return typeface
  }
}
