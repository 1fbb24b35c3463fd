import FixtureModel

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
