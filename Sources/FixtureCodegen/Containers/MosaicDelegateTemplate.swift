import FixtureModel

/// The text of a mosaic that measures its nodes in the background.
struct MosaicDelegateTemplate {
  private let mosaic: MosaicLayout
  private let container: Container
  private let context: GenerationContext

  /// Makes the text for one container.
  init(_ mosaic: MosaicLayout, of container: Container, in context: GenerationContext) {
    self.mosaic = mosaic
    self.container = container
    self.context = context
  }

  /// Writes the class.
  func write(to writer: inout SwiftWriter) {
    let name = ContainerNames(container).layout
    let comment = DocComment(
      "The mosaic of \(container.name): every item goes to the shortest column.",
      at: mosaic.position)
    writer.blank()
    writer.lines(comment.lines)
    writer.block(
      "@MainActor \(context.access)final class \(name): NSObject, ASCollectionLayoutDelegate"
    ) { writer in
      MosaicMetrics(mosaic, access: context.access).write(to: &writer)
      writer.lines(lines)
      writer.lines(placing)
      writer.lines(measuring)
    }
  }

  private var lines: [String] {
    """

    /// The mosaic scrolls vertically.
    @MainActor \(context.access)func scrollableDirections() -> ASScrollDirection {
      ASScrollDirectionVerticalDirections
    }

    /// The calculation needs nothing but the elements.
    @MainActor \(context.access)func additionalInfoForLayout(withElements elements: ASElementMap) -> Any? {
      nil
    }

    /// Measures and places every element; runs on a background thread.
    \(context.access)nonisolated static func calculateLayout(with context: ASCollectionLayoutContext) -> ASCollectionLayoutState {
      guard let elements = context.elements else { return ASCollectionLayoutState(context: context) }
      let width = context.viewportSize.width
      let contentWidth = width - sectionInset.left - sectionInset.right
      let columnWidth = (contentWidth - columnSpacing * CGFloat(columns - 1)) / CGFloat(columns)
      let table = NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>.elementToLayoutAttributes()
      var top: CGFloat = 0
      for section in 0..<elements.numberOfSections {
        top += sectionInset.top
        top = placeHeader(of: section, top: top, width: contentWidth, elements: elements, in: table)
        top = placeItems(of: section, top: top, width: columnWidth, elements: elements, in: table)
      }
      return ASCollectionLayoutState(
        context: context, contentSize: CGSize(width: width, height: top),
        elementToLayoutAttributesTable: table)
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var placing: [String] {
    """

    private nonisolated static func placeHeader(
      of section: Int, top: CGFloat, width: CGFloat, elements: ASElementMap,
      in table: NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
    ) -> CGFloat {
      let kind = UICollectionView.elementKindSectionHeader
      let indexPath = IndexPath(item: 0, section: section)
      guard let header = elements.supplementaryElement(ofKind: kind, at: indexPath) else { return top }
      let range = ASSizeRangeMake(CGSize(width: 0, height: headerHeight), CGSize(width: width, height: headerHeight))
      let size = header.node.layoutThatFits(range).size
      let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
      attributes.frame = CGRect(x: sectionInset.left, y: top, width: size.width, height: size.height)
      table.setObject(attributes, forKey: header)
      return attributes.frame.maxY
    }

    private nonisolated static func placeItems(
      of section: Int, top: CGFloat, width: CGFloat, elements: ASElementMap,
      in table: NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes>
    ) -> CGFloat {
      var bottoms = [Float](repeating: Float(top), count: columns)
      for item in 0..<elements.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        guard let element = elements.elementForItem(at: indexPath) else { continue }
        var column = 0
        for other in 1..<columns where bottoms[other] < bottoms[column] { column = other }
        let size = element.node.layoutThatFits(range(for: element.node, width: width)).size
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: sectionInset.left + CGFloat(column) * (width + columnSpacing), y: CGFloat(bottoms[column]),
          width: size.width, height: size.height)
        table.setObject(attributes, forKey: element)
        bottoms[column] = Float(attributes.frame.maxY + itemSpacing)
      }
      let tallest = CGFloat(bottoms.max() ?? Float(top))
      return tallest - itemSpacing + sectionInset.bottom
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .map { mosaic.columns == 1 && $0.contains("for other in") ? "" : $0 }
  }

  private var measuring: [String] {
    var tests = nodeTypes.map { "node is \($0)" }
    if hasForeignCells || tests.isEmpty { tests.append("type(of: node) == ASCellNode.self") }
    return """

      /// Cell nodes have their own height; the stand-in of a plain cell is square.
      private nonisolated static func range(for node: ASCellNode, width: CGFloat) -> ASSizeRange {
        let isFree = \(tests.joined(separator: " || "))
        let least = CGSize(width: width, height: isFree ? 0 : width)
        return ASSizeRangeMake(least, CGSize(width: width, height: isFree ? .infinity : width))
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The classes of the cell nodes that the container's rules and items name.
  private var nodeTypes: [String] {
    let names = container.cellRules.filter { $0.kind == .node }.map(\.cell).map(\.name)
    var types: [String] = []
    for name in names + Array(Set(container.ownCells)).sorted() {
      guard let type = type(ofCell: name), !types.contains(type) else { continue }
      types.append(type)
    }
    return types
  }

  /// Whether some cells are plain `ASCellNode`s around a hand-written view or controller.
  private var hasForeignCells: Bool {
    let names = container.cellRules.map(\.cell.name) + container.ownCells
    return names.compactMap(context.fixture.cellNode(named:)).contains { cell in
      switch cell.form {
      case .view, .viewController: true
      case .layout, .custom, .layer: false
      }
    }
  }

  private func type(ofCell name: String) -> String? {
    guard let cell = context.fixture.cellNode(named: name) else {
      return name.hasPrefix("AS") ? SwiftIdentifier.path(name) : nil
    }
    return switch cell.form {
    case .layout: SwiftIdentifier.spelling(cell.name)
    case .custom(let type, _): SwiftValue.type(type)
    case .layer: "FixtureLayerCellNode"
    case .view, .viewController: nil
    }
  }
}
