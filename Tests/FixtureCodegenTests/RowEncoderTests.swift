import FixtureModel
import Testing

@testable import FixtureCodegen

/// Data of fixtures as rows of one literal.
@Suite("Row encoding")
struct RowEncoderTests {
  @Test(
    "a value becomes fields",
    arguments: [
      (FieldValue.none, [#"\\N"#]), (.integer(-3), ["-3"]), (.double(0.1), ["0.1"]),
      (.double(2), ["2"]), (.double(.infinity), ["inf"]), (.bool(true), ["1"]),
      (.bool(false), ["0"]), (.string("a b"), ["a b"]), (.string("\\N"), [#"\\\\N"#]),
      (.string("a\tb\nc\rd"), [#"a\\tb\\nc\\rd"#]), (.string("é\""), [#"\u{E9}\""#]),
      (.date(1.5), ["1.5"]), (.enumCase("big"), ["big"]),
      (.size(SizeValue(width: 1, height: 2.5)), ["1", "2.5"]),
      (.insets(InsetsValue(top: 1, left: 2, bottom: 3, right: 4)), ["1", "2", "3", "4"]),
      (.color(.named("orange")), ["1", "0.5", "0", "1"]),
      (.color(.named("systemRed")), ["2", "0", "0", "1"]),
      (.color(.rgba(red: 255, green: 0, blue: 51, alpha: 255)), ["1", "0", "0.2", "1"]),
      (.font(FontValue.face(.boldSystem, size: 14)), ["bold", "14"]),
      (.font(.textStyle("title1")), ["title1", "0"]),
    ])
  func fields(_ value: FieldValue, _ fields: [String]) {
    #expect(RowField.fields(of: value) == fields)
  }

  @Test("lists state their count, nested models are in line, images are numbers")
  func nesting() {
    var declarations = Declarations.empty
    declarations.images = [Sample.image("a", 1, 2), Sample.image("b", 3, 4)]
    let values: [FieldValue] = [
      .list([.string("x"), .string("y")]), .model([.image("b"), .integer(7)]), .list([]),
    ]
    let container = Sample.container(
      "C", .table, sections: [Sample.section([Sample.row(values)], fields: [.string("s")])])
    var encoder = RowEncoder(Sample.fixture(declarations: declarations, containers: [container]))
    let plan = encoder.encode()
    #expect(
      encoder.literal == #"""
        a\t1\t2\t1
        b\t3\t4\t1
        1\ts
        2\tx\ty\t+\t1\t7\t0

        """#)
    #expect(plan.imageCount == 2)
    #expect(plan.containers.map(\.sections) == [2..<3])
  }

  @Test("items name cells only in containers where one does")
  func ownCells() {
    let rows = [Sample.row([.integer(1)], cell: "Ad"), Sample.row([.integer(2)])]
    let named = Sample.container("A", .table, sections: [Sample.section(rows)])
    let plain = Sample.container("B", .table, sections: [Sample.section([rows[1]])])
    var encoder = RowEncoder(Sample.fixture(containers: [named, plain]))
    let plan = encoder.encode()
    #expect(encoder.literal == "2\nAd\\t1\n\\\\N\\t2\n1\n2\n")
    #expect(plan.containers.map(\.itemsNameCells) == [true, false])
  }

  @Test("batches and mutations are behind the items, a new section before its own")
  func order() {
    var container = Sample.container(
      "C", .table, sections: [Sample.section([Sample.row([.integer(1)])])])
    container.batches = [
      Batch(
        delay: 1, rows: [Sample.row([.integer(2)])], rowCount: 1, position: Sample.position())
    ]
    let edits: [EditOperation] = [
      .deleteItems(at: [IndexPathValue(section: 0, item: 0)]),
      .insertSection(at: 1, Sample.section([Sample.row([.integer(3)])])),
      .insertItems(at: [IndexPathValue(section: 0, item: 0)], rows: [Sample.row([.integer(4)])]),
    ]
    container.mutations = [
      Mutation(
        name: "m", documentation: nil, isValid: true, isAnimated: true,
        edits: edits.map { Edit(operation: $0, position: Sample.position()) },
        position: Sample.position())
    ]
    var encoder = RowEncoder(Sample.fixture(containers: [container]))
    let lines = encoder.encode().containers[0]
    #expect(
      encoder.literal == #"""
        1
        1
        2
        1
        3
        4
        m\t1\t1\t3\tdeleteItems\t0.0\tinsertSection\t1\t3\tinsertItems\t0.0\t5\t1

        """#)
    #expect(lines.sections == 0..<1)
    #expect(lines.batches == [2..<3])
    #expect(lines.mutations == 6..<7)
    #expect(lines.expectations == 7..<7)
  }
}
