import FixtureModel

/// The generator of a data source's methods for supplementary elements.
struct SupplementaryGenerator {
  private let container: Container
  private let context: GenerationContext
  private var elements: [Supplementary] { container.supplementaries }

  /// Creates the generator of one container.
  init(_ container: Container, in context: GenerationContext) {
    self.container = container
    self.context = context
  }

  /// Writes the methods; nothing without supplementary elements.
  func write(to writer: inout SwiftWriter) {
    guard !elements.isEmpty else { return }
    writeKinds(to: &writer)
    writeElements(to: &writer)
    writeSizeRanges(to: &writer)
  }

  private func writeKinds(to writer: inout SwiftWriter) {
    var kinds: [String] = []
    for element in elements where !kinds.contains(element.kind.expression) {
      kinds.append(element.kind.expression)
    }
    writer.blank()
    writer.line("/// The kinds of the fixture's supplementary elements.")
    writer.line(
      "@MainActor \(context.openAccess)override var supplementaryKinds: [String] "
        + "{ [\(kinds.joined(separator: ", "))] }")
  }

  private func writeElements(to writer: inout SwiftWriter) {
    writer.blank()
    writer.line("/// Chooses the cell of a supplementary element, nil where a section has none.")
    writer.line("@MainActor \(context.openAccess)override func supplementary(")
    writer.line("  ofKind kind: String, at indexPath: IndexPath")
    writer.block(") -> FixtureSupport.FixtureCell?") { writer in
      for element in elements {
        writer.block("if \(condition(of: element, section: "indexPath.section"))") { writer in
          CellMaking(model: "sections[indexPath.section].fields", in: context)
            .write(element.cell, to: &writer)
        }
      }
      writer.line("return nil")
    }
  }

  private func writeSizeRanges(to writer: inout SwiftWriter) {
    let sized = sizedElements
    guard !sized.isEmpty else { return }
    writer.blank()
    writer.line("/// The constrained size of a supplementary element, nil for the layout's own.")
    writer.line("@MainActor \(context.openAccess)override func sizeRange(")
    writer.line("  forSupplementaryOfKind kind: String, inSection section: Int")
    writer.block(") -> ASSizeRange?") { writer in
      if sized.contains(where: { $0.condition?.binding.readsModel == false }) {
        writer.line("let indexPath = IndexPath(item: 0, section: section)")
      }
      for element in sized {
        let range = element.sizeRange.map { range in
          SwiftValue.sizeRange(range)
            ?? SwiftValue.relativeRange(range, columns: 1)
            + (container.kind == .table
              ? ".range(ofRowIn: tableNode)" : ".range(ofSupplementaryIn: collectionNode)")
        }
        writer.block("if \(condition(of: element, section: "section"))") { writer in
          writer.line("return \(range ?? Self.layoutRange)")
        }
      }
      writer.line("return \(Self.layoutRange)")
    }
  }

  /// The elements that state a size, and, where conditions choose, those before them.
  private var sizedElements: [Supplementary] {
    guard elements.contains(where: { $0.condition != nil }) else {
      return elements.filter { $0.sizeRange != nil }
    }
    let last = elements.lastIndex { $0.sizeRange != nil }
    return last.map { Array(elements[...$0]) } ?? []
  }

  private static let layoutRange =
    "super.sizeRange(forSupplementaryOfKind: kind, inSection: section)"

  /// Returns the test of whether an element is that of a kind in a section.
  private func condition(of element: Supplementary, section: String) -> String {
    var tests = ["kind == \(element.kind.expression)"]
    if case .only(let sections) = element.sections {
      tests.append("[\(sections.map(String.init).joined(separator: ", "))].contains(\(section))")
    }
    guard let condition = element.condition else { return tests.joined(separator: ", ") }
    let scope = BindingExpressions(model: "fixtureFields", indexPath: "indexPath")
    if condition.binding.readsModel {
      tests.append("let fixtureFields = fields(ofSection: \(section))")
    }
    tests.append(scope.condition(condition))
    return tests.joined(separator: ", ")
  }
}

extension SupplementaryKind {
  /// The kind as UIKit spells it.
  var expression: String {
    switch self {
    case .header: "UICollectionView.elementKindSectionHeader"
    case .footer: "UICollectionView.elementKindSectionFooter"
    case .custom(let kind): SwiftStringLiteral.quoted(kind)
    }
  }
}
