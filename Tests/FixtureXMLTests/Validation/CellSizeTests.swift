import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Sizes of cells and of their rules")
struct CellSizeTests {
  private func rule(_ attributes: String, within cells: String) throws -> CellSize? {
    let result = try TestPackage.load(
      """
      <cellNode name="C"/>
      <collection name="T"><cells \(cells)><node \(attributes) cell="C"/></cells></collection>
      """)
    #expect(result.messages == [])
    return result.fixtures.first?.containers.first?.cellRules.first?.size
  }

  private let half = SizeRangeValue(
    minWidth: .points(0), minHeight: .points(0), maxWidth: .fill, maxHeight: .points(100))
  private let whole = SizeRangeValue(
    minWidth: .fill, minHeight: .points(80), maxWidth: .fill, maxHeight: .points(80))

  @Test(
    "a rule has the columns of 'cells' beside its own range, and their range beside its own columns"
  )
  func inherited() throws {
    let cells = #"sizeRange="0 0 fill 100" columns="2""#
    #expect(try rule("", within: cells) == CellSize(range: half, columns: 2))
    #expect(
      try rule(#"sizeRange="fill 80 fill 80""#, within: cells) == CellSize(range: whole, columns: 2)
    )
    #expect(try rule(#"columns="1""#, within: cells) == CellSize(range: half, columns: 1))
    #expect(
      try rule(#"sizeRange="fill 80 fill 80" columns="3""#, within: cells)
        == CellSize(range: whole, columns: 3))
  }

  @Test("columns of a rule are an error where the range of 'cells' does not use them")
  func fixedRange() throws {
    let result = try TestPackage.load(
      """
      <cellNode name="C"/>
      <collection name="T"><cells sizeRange="0 0 50 50"><node columns="2" cell="C"/></cells></collection>
      """)
    #expect(
      result.messages == [
        "F.xml:3:57: error: 'columns' has no effect without 'fill' as a width in 'sizeRange' [conflicting-attributes]"
      ])
  }
}
