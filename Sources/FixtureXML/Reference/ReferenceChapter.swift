/// A chapter of the reference page: elements that belong together.
struct ReferenceChapter: Sendable {
  /// The chapter's heading.
  let title: String
  /// What its elements are for.
  let summary: String
  /// The elements.
  let elements: [ElementSpec]

  /// The chapters, which together hold every element of the vocabulary.
  static let all: [ReferenceChapter] = [
    ReferenceChapter(
      title: "The file", summary: "One `fixture` a file: declarations first, then containers.",
      elements: Vocabulary.standard.elements.filter { $0.name == "fixture" }),
    ReferenceChapter(
      title: "Declarations", summary: "What containers and cells are made of.",
      elements: Vocabulary.declarations),
    ReferenceChapter(
      title: "Layout specs",
      summary: "An element is its class without `AS` and `LayoutSpec`. Content comes first, then "
        + "overlay, background or corner.",
      elements: Vocabulary.specs),
    ReferenceChapter(
      title: "Nodes",
      summary: "An element is its class without `AS`. A node with a `name` is a property of the "
        + "generated cell.",
      elements: Vocabulary.nodes),
    ReferenceChapter(
      title: "Containers",
      summary: "Each becomes a data source named after it, which makes the container node.",
      elements: Vocabulary.containers),
    ReferenceChapter(
      title: "Layouts, ranges, supplementary elements and cells",
      summary: "What stands before a container's data.", elements: Vocabulary.layouts),
    ReferenceChapter(
      title: "Data",
      summary: "Rows inline, by rule, at random from a seed, or out of any XML document.",
      elements: Vocabulary.data),
    ReferenceChapter(
      title: "Mutations", summary: "Named batches of edits.", elements: Vocabulary.mutations),
    ReferenceChapter(
      title: "Expectations", summary: "Each becomes a test.", elements: Vocabulary.expectations),
  ]
}
