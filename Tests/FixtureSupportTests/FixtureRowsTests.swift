import Testing

@testable import FixtureSupport

/// Lines of a fixture's data.
@Suite("Rows")
struct FixtureRowsTests {
  @Test(
    "lines are counted with and without a last line end",
    arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\n\nb\n", 3), ("\n", 1)]
      as [(StaticString, Int)])
  func count(_ text: StaticString, _ count: Int) {
    #expect(FixtureRows(text).count == count)
  }

  @Test("a table decodes the row that is asked for, and no other")
  func laziness() {
    let rows = FixtureRows("x\n10\n20\n30\n")
    let decoded = FixtureCallLog()
    let table = FixtureRowTable(rows, lines: 1..<4) { row in
      decoded.record("decode")
      return row.int()
    }
    #expect(table.count == 3)
    #expect(decoded.calls.isEmpty)
    #expect(table[2] == 30)
    #expect(decoded.calls.count == 1)
    #expect(Array(table) == [10, 20, 30])
  }

  @Test("sections take their items from the lines behind")
  func sections() {
    let rows = FixtureRows("2\tfirst\n0\tempty\n1\tlast\n1\n2\n3\n")
    let data = FixtureData<Int, String>(
      rows, items: FixtureRowSource(rows) { $0.int() }, fields: { $0.string() })
    let sections = data.sections(on: 0..<3)
    #expect(sections.map(\.fields) == ["first", "empty", "last"])
    #expect(sections.map { $0.items.map(\.model) } == [[1, 2], [], [3]])
  }

  @Test("an item may name its cell before its fields")
  func cells() {
    let rows = FixtureRows("AdCell\t1\n\\N\t2\n")
    let items = FixtureRowSource(rows, leadingField: .cell) { $0.int() }.items(in: 0..<2)
    #expect(items.map(\.cell) == ["AdCell", nil])
    #expect(items.map(\.model) == [1, 2])
  }
}
