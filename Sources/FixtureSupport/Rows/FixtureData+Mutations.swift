import FixtureContract
import Foundation

extension FixtureData {
  /// Returns the names of the mutations on a range of lines.
  public func mutationNames(on lines: Range<Int>) -> [String] {
    lines.map { line in
      var row = rows.decoder(at: line)
      return row.string()
    }
  }

  /// Returns the mutation with a name, or `nil` if no line has it.
  public func mutation(
    named name: String, on lines: Range<Int>
  ) -> FixtureMutation<Model, Fields>? {
    for line in lines {
      var row = rows.decoder(at: line)
      guard row.string() == name else { continue }
      let isValid = row.bool()
      let isAnimated = row.bool()
      let edits = row.list { edit(&$0) }
      return FixtureMutation(
        name, validity: isValid ? .valid : .invalid, animation: isAnimated ? .animated : .none,
        edits: edits.compactMap { $0 })
    }
    return nil
  }

  private func edit(_ row: inout FixtureRowDecoder) -> FixtureEdit<Model, Fields>? {
    switch EditCode(rawValue: row.string()) {
    case .insertItems: return .insertItems(at: FixtureIndexPaths(from: &row), newItems(&row))
    case .insertSection: return insertSection(&row)
    case .deleteItems: return .deleteItems(at: FixtureIndexPaths(from: &row))
    case .deleteSections: return .deleteSections(row.list { $0.int() })
    case .reloadItems: return .reloadItems(at: FixtureIndexPaths(from: &row), newItems(&row))
    case .reloadSections: return .reloadSections(row.list { $0.int() })
    case .moveItem: return .moveItem(from: IndexPath(from: &row), to: IndexPath(from: &row))
    case .moveSection: return .moveSection(from: row.int(), to: row.int())
    case nil: return nil
    }
  }

  private func newItems(_ row: inout FixtureRowDecoder) -> [FixtureItem<Model>] {
    let first = row.int()
    return items.items(in: first..<first + row.int())
  }

  private func insertSection(_ row: inout FixtureRowDecoder) -> FixtureEdit<Model, Fields>? {
    let index = row.int()
    let line = row.int()
    return sections(on: line..<line + 1).first.map { .insertSection(at: index, $0) }
  }
}
