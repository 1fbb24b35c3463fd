import FixtureModel

/// The generator of a column layout, as a layout delegate or as a flow layout.
struct MosaicGenerator {
  private let mosaic: MosaicLayout
  private let container: Container
  private let context: GenerationContext

  /// Makes the generator of one container's mosaic.
  init(_ mosaic: MosaicLayout, of container: Container, in context: GenerationContext) {
    self.mosaic = mosaic
    self.container = container
    self.context = context
  }

  /// Writes the class.
  func write(to writer: inout SwiftWriter) {
    switch mosaic.form {
    case .layoutDelegate:
      MosaicDelegateTemplate(mosaic, of: container, in: context).write(to: &writer)
    case .flowLayout:
      MosaicFlowTemplate(mosaic, of: container, in: context).write(to: &writer)
    }
  }
}

/// The text of a mosaic that is a flow layout and knows the ratios of its items.
struct MosaicFlowTemplate {
  private let mosaic: MosaicLayout
  private let container: Container
  private let context: GenerationContext

  /// Makes the text for one container.
  init(_ mosaic: MosaicLayout, of container: Container, in context: GenerationContext) {
    self.mosaic = mosaic
    self.container = container
    self.context = context
  }

  /// Writes the class, which is its own layout inspector.
  func write(to writer: inout SwiftWriter) {
    let name = ContainerNames(container).layout
    let comment = DocComment(
      "The mosaic of \(container.name): every item goes to the shortest column.",
      at: mosaic.position)
    writer.blank()
    writer.lines(comment.lines)
    writer.block("@MainActor \(context.access)final class \(name): FixtureMosaicFlowLayout") {
      writer in
      writer.line("/// Makes the layout with the fixture's metrics.")
      writer.block("@MainActor \(context.access)init()") { writer in
        writer.line("super.init(")
        writer.line("  metrics: MosaicMetrics(")
        writer.line("    \(arguments)))")
      }
      writer.blank()
      writer.line("/// Archives do not hold generated layouts.")
      writer.line("@available(*, unavailable)")
      writer.line("@MainActor \(context.access)required init?(coder: NSCoder) { nil }")
    }
  }

  private var arguments: String {
    "columns: \(mosaic.columns), columnSpacing: \(SwiftValue.number(mosaic.columnSpacing)), "
      + "sectionInset: \(SwiftValue.insets(mosaic.sectionInset)), "
      + "itemSpacing: \(SwiftValue.number(mosaic.interItemSpacing.bottom)), "
      + "headerHeight: \(SwiftValue.number(mosaic.headerHeight))"
  }
}

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
