import FixtureContract
import FixtureModel

/// The fields of a mutation's row; `FixtureData+Mutations` of the runtime reads them.
struct MutationFields {
  /// The fields.
  let fields: [String]

  /// Encodes a mutation; `lines` has the lines of each edit's own rows.
  init(_ mutation: Mutation, lines: [Range<Int>]) {
    var fields = [
      RowField.text(mutation.name), mutation.isValid ? "1" : "0", mutation.isAnimated ? "1" : "0",
      String(mutation.edits.count),
    ]
    for (edit, lines) in zip(mutation.edits, lines) {
      fields += Self.fields(of: edit.operation, lines: lines)
    }
    self.fields = fields
  }

  private static func fields(of operation: EditOperation, lines: Range<Int>) -> [String] {
    let rows = [String(lines.lowerBound), String(lines.count)]
    return switch operation {
    case .insertItems(let places, _): [EditCode.insertItems.rawValue, places.joined] + rows
    case .insertSection(let index, _):
      [EditCode.insertSection.rawValue, String(index), String(lines.lowerBound)]
    case .deleteItems(let places): [EditCode.deleteItems.rawValue, places.joined]
    case .deleteSections(let indexes): [EditCode.deleteSections.rawValue] + list(indexes)
    case .reloadItems(let places, _): [EditCode.reloadItems.rawValue, places.joined] + rows
    case .reloadSections(let indexes): [EditCode.reloadSections.rawValue] + list(indexes)
    case .moveItem(let from, let to):
      [EditCode.moveItem.rawValue, from.description, to.description]
    case .moveSection(let from, let to):
      [EditCode.moveSection.rawValue, String(from), String(to)]
    }
  }

  private static func list(_ indexes: [Int]) -> [String] {
    [String(indexes.count)] + indexes.map(String.init)
  }
}

extension [IndexPathValue] {
  /// The index paths between spaces.
  var joined: String { map(\.description).joined(separator: " ") }
}
