import FixtureModel

/// The background colors of a generated cell node while it is highlighted or selected.
struct SelectionColors {
  private let highlighted: Property?
  private let selected: Property?
  private let normal: Property?
  private let access: String

  /// Creates the colors of one cell node.
  init(_ cell: CellNode, access: String) {
    func property(_ name: String) -> Property? {
      cell.properties.first { $0.name == name }
    }
    highlighted = property("highlightedBackgroundColor")
    selected = property("selectedBackgroundColor")
    normal = property("backgroundColor")
    self.access = access
  }

  /// Writes the overrides; nothing when the cell states no such color.
  func write(to writer: inout SwiftWriter) {
    guard highlighted != nil || selected != nil else { return }
    for name in ["isHighlighted", "isSelected"] {
      writer.blank()
      writer.line("/// Changes the background with the state.")
      writer.block("\(access)nonisolated override var \(name): Bool") { writer in
        writer.line("didSet { updateBackgroundColor() }")
      }
    }
    writer.blank()
    writer.block("private nonisolated func updateBackgroundColor()") { writer in
      writer.line("backgroundColor = \(choice)")
    }
  }

  private var choice: String {
    var text = ""
    if let highlighted { text += "isHighlighted ? \(color(highlighted)) : " }
    if let selected { text += "isSelected ? \(color(selected)) : " }
    return text + (normal.map(color) ?? "nil")
  }

  private func color(_ property: Property) -> String {
    PropertyExpression(
      property, in: BindingExpressions(model: "model", indexPath: "fixtureIndexPath")
    )
    .text
  }
}
