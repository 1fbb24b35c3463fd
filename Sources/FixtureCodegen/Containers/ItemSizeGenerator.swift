import FixtureModel

/// The generator of the method that returns the size ranges of items.
struct ItemSizeGenerator {
  private let container: Container
  private let context: GenerationContext

  /// Creates the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the method; nothing for a container that states no size.
  func write(to writer: inout SwiftWriter) {
    guard container.cellSize != nil || container.cellRules.contains(where: { $0.size != nil })
    else {
      return
    }
    writer.blank()
    writer.line("/// Returns the size range that the fixture states for an item.")
    writer.line("@MainActor \(context.openAccess)override func sizeRange(")
    writer.line("  \(container.kind == .table ? tableParameters : collectionParameters)")
    writer.block(") -> ASSizeRange?") { writer in
      if readsItem { writer.line("guard let item = self.item(at: indexPath) else { return nil }") }
      let branches = CellRuleBranches(container)
      branches.writeOwnCells(to: &writer) { name, writer in
        writer.line("return \(range(ofOwnCell: name))")
      }
      branches.writeRules(or: range(of: container.cellSize), to: &writer) { rule, writer in
        writer.line("return \(range(of: rule))")
      }
    }
  }

  private let collectionParameters =
    "forItemAt indexPath: IndexPath, in collectionNode: ASCollectionNode"
  private let tableParameters = "forRowAt indexPath: IndexPath, in tableNode: ASTableNode"

  /// A Boolean value that indicates whether a branch depends on the item.
  private var readsItem: Bool {
    !container.ownCells.isEmpty
      || container.cellRules.contains { rule in
        if case .when(let condition) = rule.condition {
          condition.binding.readsModel
        } else {
          false
        }
      }
  }

  /// Returns the range of items that name their cell: that of the first rule with the cell.
  private func range(ofOwnCell name: String) -> String {
    let rule = container.cellRules.first { $0.cell.name == name && $0.size != nil }
    if let rule { return range(of: rule) }
    return context.fixture.plainCell(named: name) == nil || container.cellSize != nil
      ? range(of: container.cellSize) : plainRange(of: name)
  }

  private func range(of rule: CellRule) -> String {
    rule.size == nil && rule.kind == .plain ? plainRange(of: rule.cell.name) : range(of: rule.size)
  }

  /// Returns the range of a plain cell for which no size is stated where it is used.
  private func plainRange(of name: String) -> String {
    context.fixture.plainCell(named: name)?.size.map { "ASSizeRangeMake(\(SwiftValue.size($0)))" }
      ?? "FixtureSupport.FixtureSizeRange.itemSize(in: collectionNode)"
  }

  private func range(of size: CellSize?) -> String {
    guard let size else {
      return container.kind == .table
        ? "nil" : "FixtureSupport.FixtureSizeRange.ofLayout(in: collectionNode)"
    }
    if let range = size.range, let constant = SwiftValue.sizeRange(range) { return constant }
    let range =
      size.range
      ?? SizeRangeValue(
        minWidth: .fill, minHeight: .points(0), maxWidth: .fill, maxHeight: .points(.infinity))
    return SwiftValue.relativeRange(range, columns: size.columns)
      + (container.kind == .table
        ? ".range(ofRowIn: tableNode)" : ".range(ofItemIn: collectionNode)")
  }
}
