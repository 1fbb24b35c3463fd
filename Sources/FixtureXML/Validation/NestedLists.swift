import FixtureContract
import FixtureModel

/// The lists inside of cells, and the containers above that they show.
struct NestedLists {
  /// A container that a list shows, as steps and assertions about the list see it.
  struct Shown {
    /// The container without its data.
    let frame: ContainerFrame
    /// The number of places that each of its mutations edits, by name.
    let placeCounts: [String: Int]
    /// A Boolean value that indicates whether a fetch finds a batch.
    let hasBatches: Bool
    /// A Boolean value that indicates whether the container has an invalid child.
    let hasInvalidChild: Bool
  }

  /// The lists of the known cells, by the name of the node.
  private let lists: [String: [NestedList]]
  /// A Boolean value that indicates whether a cell is of a hand-written class, whose lists the fixture cannot know.
  private let hasHandWrittenCells: Bool
  /// The path of the fixture.
  private let path: String
  /// The containers that are complete, by name.
  private var containers: [String: Shown] = [:]

  /// Collects the lists of the cells that the fixture at a path knows.
  init(index: DeclarationIndex, nodes: KnownNodeNames, path: String) {
    self.path = path
    let named = index.cellNodes.values.flatMap(\.namedLists)
    lists = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.list) }
    hasHandWrittenCells = nodes.hasHandWrittenCells
  }

  /// Returns the lists with those of an app's own cells.
  private init(_ other: NestedLists, hasHandWrittenCells: Bool) {
    lists = other.lists
    path = other.path
    containers = other.containers
    self.hasHandWrittenCells = hasHandWrittenCells
  }

  /// The lists of a container whose cells are an app's own.
  var ofHandWrittenCells: NestedLists { NestedLists(self, hasHandWrittenCells: true) }

  /// Adds a complete container.
  mutating func add(_ shown: Shown) { containers[shown.frame.name] = shown }

  /// Returns the container that a list of a name shows.
  func container(ofList name: String, _ sink: DiagnosticSink) -> Result<Shown, FieldValueError> {
    let lists = self.lists[name, default: []]
    let names = Set(lists.map(\.container.value))
    guard let container = names.first else {
      guard !hasHandWrittenCells else { return .success(Shown(unknown: name)) }
      return failure(
        "no cell has a list '\(name)'", sink.suggestion(for: name, among: self.lists.keys))
    }
    guard names.count == 1 else {
      return failure(
        "'\(name)' is the name of lists of several containers, "
          + names.sorted().joined(separator: " and ") + "; give them names of their own")
    }
    guard lists.first?.container.position.file == path else {
      return .success(Shown(unknown: container))
    }
    guard let shown = containers[container] else {
      return failure("'\(name)' shows '\(container)', which must come before this container")
    }
    return .success(shown)
  }

  private func failure(
    _ message: String, _ suggestion: String? = nil
  ) -> Result<Shown, FieldValueError> {
    .failure(FieldValueError(code: .unknownNode, message: message, suggestion: suggestion))
  }
}

extension NestedLists.Shown {
  /// Creates a container of an app's own cell, or of an included fixture, of which the fixture knows nothing.
  init(unknown name: String) {
    let noModel = ModelOfUses(model: nil, isInvalid: false)
    self.init(
      frame: ContainerFrame(
        kind: .controller, name: name, position: SourcePosition(file: "", line: 1, column: 1),
        documentation: nil, interop: .never, usesNodeModels: false, acceptedAdvisories: [],
        items: noModel, sectionFields: noModel, controller: nil, properties: [], layout: nil,
        tunings: [], supplementaries: [], titles: [],
        cellRules: CellRules(rules: [], size: nil, isComplete: true)),
      placeCounts: [:], hasBatches: false, hasInvalidChild: false)
  }

  /// Returns a step, or the error of one that a list inside of a cell cannot perform.
  func performs(_ step: FixtureStep) -> Result<FixtureStep, FieldValueError> {
    switch step {
    case .rotate, .advance:
      failure(.invalidStep, "'\(step)' is a step of the window; write it without a list")
    case .page, .unanimatedPage:
      frame.kind == .pager || frame.kind == .controller
        ? .success(step) : failure(.unreachableStep, "'\(frame.name)' is not a pager")
    case .batch:
      hasBatches
        ? .success(step) : failure(.unreachableStep, "'\(frame.name)' has no batch to fetch")
    default: .success(step)
    }
  }

  private func failure(
    _ code: DiagnosticCode, _ message: String
  ) -> Result<FixtureStep, FieldValueError> {
    .failure(FieldValueError(code: code, message: message))
  }
}
