import FixtureModel

/// The constants that both forms of a mosaic declare.
struct MosaicMetrics {
  private let mosaic: MosaicLayout
  private let access: String

  /// Makes the constants.
  init(_ mosaic: MosaicLayout, access: String) {
    self.mosaic = mosaic
    self.access = access
  }

  /// Writes the constants as static members.
  func write(to writer: inout SwiftWriter) {
    constant("The number of columns.", "columns", "Int", String(mosaic.columns), &writer)
    constant(
      "The gap between columns, in points.", "columnSpacing", "CGFloat",
      SwiftValue.number(mosaic.columnSpacing), &writer)
    constant(
      "The insets of every section, in points.", "sectionInset", "UIEdgeInsets",
      SwiftValue.insets(mosaic.sectionInset), &writer)
    constant(
      "The gap below every item, in points.", "itemSpacing", "CGFloat",
      SwiftValue.number(mosaic.interItemSpacing.bottom), &writer)
    constant(
      "The height of a section's header, in points.", "headerHeight", "CGFloat",
      SwiftValue.number(mosaic.headerHeight), &writer)
  }

  private func constant(
    _ comment: String, _ name: String, _ type: String, _ value: String,
    _ writer: inout SwiftWriter
  ) {
    writer.line("/// \(comment)")
    writer.line("\(access)nonisolated static let \(name): \(type) = \(value)")
  }
}
