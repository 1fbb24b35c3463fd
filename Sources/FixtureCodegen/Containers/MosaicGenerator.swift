import FixtureModel

/// The generator of a container's mosaic: a class that configures one of the runtime's two mosaics.
struct MosaicGenerator {
  private let mosaic: MosaicLayout
  private let container: Container
  private let context: GenerationContext

  /// Creates the generator of one container's mosaic.
  init(_ mosaic: MosaicLayout, of container: Container, in context: GenerationContext) {
    self.mosaic = mosaic
    self.container = container
    self.context = context
  }

  /// Writes the class.
  func write(to writer: inout SwiftWriter) {
    let name = ContainerNames(container).layout
    let comment = DocComment(
      "The mosaic of \(container.name): each item is placed in the shortest column.",
      at: mosaic.position)
    writer.blank()
    writer.lines(comment.lines)
    writer.block("@MainActor \(context.access)final class \(name): \(superclass)") { writer in
      writer.line("/// Creates the layout with the fixture's metrics.")
      writer.block("@MainActor \(context.access)init()") { writer in
        writer.line("super.init(")
        writer.line("  metrics: FixtureSupport.FixtureMosaicMetrics(")
        writer.line("    \(metrics))\(hasOwnHeight))")
      }
      guard mosaic.form == .flowLayout else { return }
      writer.blank()
      writer.line("/// Not supported: generated layouts are not archived.")
      writer.line("@available(*, unavailable)")
      writer.line("@MainActor \(context.access)required init?(coder: NSCoder) { nil }")
    }
  }

  private var superclass: String {
    switch mosaic.form {
    case .layoutDelegate: "FixtureSupport.FixtureMosaicLayout"
    case .flowLayout: "FixtureSupport.FixtureMosaicFlowLayout"
    }
  }

  private var metrics: String {
    "columns: \(mosaic.columns), columnSpacing: \(SwiftValue.number(mosaic.columnSpacing)), "
      + "sectionInset: \(SwiftValue.insets(mosaic.sectionInset)), "
      + "itemSpacing: \(SwiftValue.number(mosaic.interItemSpacing.bottom)), "
      + "headerHeight: \(SwiftValue.number(mosaic.headerHeight))"
  }

  /// The argument that distinguishes cell nodes from the nodes that represent plain cells.
  private var hasOwnHeight: String {
    guard mosaic.form == .layoutDelegate else { return "" }
    let types = nodeTypes
    guard !types.isEmpty else { return ", hasOwnHeight: { type(of: $0) == ASCellNode.self }" }
    // One pattern, since the compiler's time for a chain of operators grows faster than its length.
    let patterns = types.map { "is \($0)" }.joined(separator: ", ")
    let other = hasForeignCells ? "type(of: $0) == ASCellNode.self" : "false"
    return ", hasOwnHeight: { switch $0 { case \(patterns): true; default: \(other) } }"
  }

  /// The classes of the cell nodes that the container's rules and items name.
  private var nodeTypes: [String] {
    let names = container.cellRules.filter { $0.kind == .node }.map(\.cell).map(\.name)
    var types: [String] = []
    for name in names + container.ownCells {
      guard let type = type(ofCell: name), !types.contains(type) else { continue }
      types.append(type)
    }
    return types
  }

  /// A Boolean value that indicates whether some cells are plain `ASCellNode`s around a hand-written
  /// view or view controller.
  private var hasForeignCells: Bool {
    let names = container.cellRules.map(\.cell.name) + container.ownCells
    return names.compactMap { context.cellNodes[$0] }.contains { cell, _ in
      switch cell.form {
      case .view, .viewController: true
      case .layout, .custom, .layer: false
      }
    }
  }

  private func type(ofCell name: String) -> String? {
    guard let (cell, _) = context.cellNodes[name] else {
      return name.hasPrefix("AS") ? SwiftIdentifier.path(name) : nil
    }
    return switch cell.form {
    case .layout: SwiftIdentifier.spelling(cell.name)
    case .custom(let type, _): SwiftValue.type(type)
    case .layer: "FixtureSupport.FixtureLayerCellNode"
    case .view, .viewController: nil
    }
  }
}
