/// Attributes that many elements share, which the reference page lists once.
struct AttributeGroup: Sendable {
  /// The heading of the group's section.
  let title: String
  /// Who has the attributes, in one sentence.
  let summary: String
  /// The attributes.
  let attributes: [AttributeSpec]

  /// The groups, in the order of the page.
  static let all = [
    AttributeGroup(
      title: "Properties of every layout element",
      summary: "They set the element's `style`, an `ASLayoutElementStyle`.",
      attributes: Vocabulary.style),
    AttributeGroup(
      title: "Properties of every node", summary: "They are those of `ASDisplayNode`.",
      attributes: Vocabulary.displayNodeProperties),
    AttributeGroup(
      title: "Properties of every cell node",
      summary: "They are those of `ASCellNode`, and two colours that generated cells switch to.",
      attributes: Vocabulary.cellProperties),
    AttributeGroup(
      title: "Properties of text", summary: "They make the attributed text.",
      attributes: Vocabulary.textAttributes),
    AttributeGroup(
      title: "Metrics of a flow layout",
      summary: "They are those of `UICollectionViewFlowLayout`.",
      attributes: Vocabulary.flowMetrics),
  ]

  /// Whether an element has all of the attributes.
  func isPart(of element: ElementSpec) -> Bool {
    attributes.allSatisfy { shared in
      element.attribute(named: shared.name).map { shared.isSame(as: $0) } ?? false
    }
  }

  /// Whether an attribute of an element is one of the group's.
  func contains(_ attribute: AttributeSpec) -> Bool {
    attributes.contains { $0.isSame(as: attribute) }
  }
}

extension AttributeSpec {
  /// Whether two entries say the same in the reference page.
  fileprivate func isSame(as other: AttributeSpec) -> Bool {
    name == other.name && kind == other.kind && summary == other.summary
  }
}
