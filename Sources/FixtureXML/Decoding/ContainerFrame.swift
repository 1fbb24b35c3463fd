import FixtureModel

/// A container without its data: what its attributes and the children before the data state.
struct ContainerFrame {
  /// The container's class.
  let kind: ContainerKind
  /// The container's name.
  let name: String
  /// Where the container is stated.
  let position: SourcePosition
  /// The text of the `documentation` child.
  let documentation: String?
  /// When plain cells are asked for.
  let interop: InteropMode
  /// Whether the data source answers with node models.
  let usesNodeModels: Bool
  /// The rows' model, or why there is none.
  let items: ModelOfUses
  /// The sections' model, or why there is none.
  let sectionFields: ModelOfUses
  /// The stated properties.
  let properties: [Property]
  /// The layout.
  let layout: ContainerLayout?
  /// The range tunings.
  let tunings: [RangeTuning]
  /// The supplementary elements.
  let supplementaries: [Supplementary]
  /// The rules that choose cells.
  let cellRules: [CellRule]

  /// The rows' model.
  var itemModel: Model? { items.model }

  /// The sections' model.
  var sectionModel: Model? { sectionFields.model }

  /// The finished container.
  func container(
    position: SourcePosition, sections: [Section], batches: [Batch], mutations: [Mutation],
    expectations: [Expectation]
  ) -> Container {
    Container(
      kind: kind, name: name, documentation: documentation, interop: interop,
      usesNodeModels: usesNodeModels, itemModel: itemModel?.name,
      sectionModel: sectionModel?.name, properties: properties, layout: layout, tunings: tunings,
      supplementaries: supplementaries, cellRules: cellRules, sections: sections,
      batches: batches, mutations: mutations, expectations: expectations, position: position)
  }
}
