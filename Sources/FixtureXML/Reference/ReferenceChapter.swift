/// A chapter of the reference page: elements that belong together.
struct ReferenceChapter: Sendable {
  /// The chapter's heading.
  let title: String
  /// The purpose of the chapter's elements.
  let summary: String
  /// The elements.
  let elements: [ElementSpec]

  /// The chapters, which together hold every element of the vocabulary.
  static let all: [ReferenceChapter] = [
    ReferenceChapter(
      title: "The file",
      summary: "One `fixture` for each file: declarations first, then containers.",
      elements: Vocabulary.standard.elements.filter { $0.name == "fixture" }),
    ReferenceChapter(
      title: "Declarations",
      summary: "Modules, included fixtures, fonts, images, models and cells, which containers use.",
      elements: Vocabulary.declarations),
    ReferenceChapter(
      title: "Layout specs",
      summary: "The name of an element is that of its class without `AS` and `LayoutSpec`. The "
        + "child comes before the overlay, background or corner.",
      elements: Vocabulary.specs),
    ReferenceChapter(
      title: "Nodes",
      summary: "The name of an element is that of its class without `AS`. A node with a `name` is "
        + "a property of the generated cell.",
      elements: Vocabulary.nodes),
    ReferenceChapter(
      title: "Containers",
      summary: "For each container, a data source that creates the container node is generated.",
      elements: Vocabulary.containers),
    ReferenceChapter(
      title: "Layouts, ranges, supplementary elements and cells",
      summary: "Elements of a container that come before its data.", elements: Vocabulary.layouts),
    ReferenceChapter(
      title: "Data",
      summary: "The rows of a container: written in the fixture, repeated, random from a seed, or "
        + "read from XML.",
      elements: Vocabulary.data),
    ReferenceChapter(
      title: "Mutations", summary: "Named batches of edits.", elements: Vocabulary.mutations),
    ReferenceChapter(
      title: "Expectations", summary: "Each `expect` becomes a test.",
      elements: Vocabulary.expectations),
  ]
}

/// Attributes that many elements share, which the reference page lists once.
struct AttributeGroup: Sendable {
  /// The heading of the group's section.
  let title: String
  /// The elements that have the attributes, in one sentence.
  let summary: String
  /// The attributes.
  let attributes: [AttributeSpec]

  /// The groups, in the order of the page.
  static let all = [
    AttributeGroup(
      title: "Properties of every layout element",
      summary: "The properties of the element's `style`, an `ASLayoutElementStyle`.",
      attributes: Vocabulary.style),
    AttributeGroup(
      title: "Properties of every node", summary: "The properties of `ASDisplayNode`.",
      attributes: Vocabulary.displayNodeProperties),
    AttributeGroup(
      title: "Properties of every cell node",
      summary: "The properties of `ASCellNode`, and two colors of generated cells.",
      attributes: Vocabulary.cellProperties),
    AttributeGroup(
      title: "Properties of text", summary: "The attributes of the attributed text.",
      attributes: Vocabulary.textAttributes),
    AttributeGroup(
      title: "Metrics of a flow layout",
      summary: "The properties of `UICollectionViewFlowLayout`.",
      attributes: Vocabulary.flowMetrics),
  ]

  /// Returns whether an element has all of the attributes.
  func isPart(of element: ElementSpec) -> Bool {
    attributes.allSatisfy { shared in
      element.attribute(named: shared.name).map { shared.isSame(as: $0) } ?? false
    }
  }

  /// Returns whether the group contains an attribute.
  func contains(_ attribute: AttributeSpec) -> Bool {
    attributes.contains { $0.isSame(as: attribute) }
  }
}

extension AttributeSpec {
  /// Returns whether two entries are equal in the reference page.
  fileprivate func isSame(as other: AttributeSpec) -> Bool {
    name == other.name && kind == other.kind && summary == other.summary
  }
}
