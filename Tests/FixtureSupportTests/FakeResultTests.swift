import FixtureSupport
import RuntimeTestSupport
import Testing
import UIKit

@Suite("Results of skeletons")
struct FakeResultTests {
  @Test("a skeleton's result is nothing, empty or zero in the type that its place asks for")
  func emptyResults() {
    let (text, count, isOn): (String, Int, Bool) = (
      FixtureFake.result(of: "A.text"), FixtureFake.result(of: "A.count"),
      FixtureFake.result(of: "A.isOn")
    )
    #expect(text.isEmpty && count == 0 && !isOn)
    let (date, size): (Date?, CGSize) = (
      FixtureFake.result(of: "A.date"), FixtureFake.result(of: "A.size")
    )
    #expect(date == nil && size == .zero)
    let (list, table): ([Date], [String: UIColor]) = (
      FixtureFake.result(of: "A.list"), FixtureFake.result(of: "A.table")
    )
    #expect(list.isEmpty && table.isEmpty)
  }
}
