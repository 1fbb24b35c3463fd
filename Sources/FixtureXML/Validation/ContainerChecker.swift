import FixtureModel

/// The checks of a complete container.
struct ContainerChecker {
  /// The container without its data.
  let frame: ContainerFrame
  /// The number of items of each section.
  let sectionCounts: [Int]
  /// A Boolean value that indicates whether some of the data could not be read.
  let isDataUnknown: Bool
  /// The number of items of each batch.
  let batchCounts: [Int]
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// The data as stated.
  var shape: DataShape {
    DataShape(
      counts: sectionCounts, pending: batchCounts.reduce(0, +), isUnknown: isDataUnknown)
  }

  /// Reports rows for which no rule is sure to choose a cell.
  func checkCells(firstRowWithoutCell: SourcePosition?) {
    guard let position = firstRowWithoutCell else { return }
    guard !frame.cellRules.isComplete, !sink.collector.hasErrors else { return }
    sink.error(
      .missingCell,
      "items here may have no cell: end 'cells' of '\(frame.name)' with a rule that always applies",
      at: position)
  }

  /// Reports indexes of `sections="…"` that no section ever has, insertions counted.
  ///
  /// A container without any data is filled by a test.
  func checkSections(of children: [SourceElement], mutations: [Mutation]) {
    guard !sectionCounts.isEmpty, !isDataUnknown else { return }
    let inserted = mutations.flatMap(\.edits).count { edit in
      if case .insertSection = edit.operation { true } else { false }
    }
    let bound = sectionCounts.count + inserted
    for attribute in children.compactMap({ $0.attribute("sections") }) {
      let indexes = ValueParser.words(attribute.value).compactMap { ValueParser.index($0) }
      guard let index = indexes.first(where: { $0 >= bound }) else { continue }
      sink.error(
        .unreachableIndex,
        "'\(frame.name)' never has a section \(index): it has \(bound) at most, counted from 0",
        in: attribute)
    }
  }

  /// Warns of mutations that contradict the data at the start and that no expectation prepares.
  func checkMutations(
    _ mutations: [Mutation], expectations: [Expectation], budget: RowBudget
  ) {
    guard !sink.collector.hasErrors else { return }
    var used: Set<String> = []
    for case .mutation(let name) in expectations.flatMap(\.steps) { used.insert(name) }
    for mutation in mutations where mutation.isValid && !used.contains(mutation.name) {
      var shape = shape
      guard
        budget.take(
          edits: mutation.placeCount, sections: sectionCounts.count, at: mutation.position,
          length: 9)
      else { return }
      guard let contradiction = shape.apply(mutation.edits) else { continue }
      sink.add(
        Diagnostic(
          .invalidMutation,
          "'\(mutation.name)' contradicts the data at the start: \(contradiction.message)",
          at: contradiction.position, severity: .warning))
    }
  }
}
