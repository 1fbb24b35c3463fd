import AsyncDisplayKit
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

  private enum Level: Int { case low, high }
  private enum Kind: String, CaseIterable { case plain = "p", bold = "b" }

  @Test("a skeleton's result is an empty set, a zero of any number, or the first case")
  func otherResults() {
    let (set, decimal, number): (Set<Int>, Decimal, Int64) = (
      FixtureFake.result(of: "A.set"), FixtureFake.result(of: "A.decimal"),
      FixtureFake.result(of: "A.number")
    )
    #expect(set.isEmpty && decimal == 0 && number == 0)
    let (level, kind, options): (Level, Kind, UIView.AutoresizingMask) = (
      FixtureFake.result(of: "A.level"), FixtureFake.result(of: "A.kind"),
      FixtureFake.result(of: "A.options")
    )
    #expect(level == .low && kind == .plain && options.isEmpty)
    let nothing: Void = FixtureFake.result(of: "A.nothing")
    #expect(nothing == ())
  }

  @Test("a skeleton's result is a new node, image, color or error, or a closure that reports calls")
  func objects() {
    let (node, cell, url): (ASDisplayNode, ASCellNode, URL) = (
      FixtureFake.result(of: "A.node"), FixtureFake.result(of: "A.cell"),
      FixtureFake.result(of: "A.url")
    )
    #expect(node !== cell && url.isFileURL)
    let (image, color, error): (UIImage, UIColor, any Error) = (
      FixtureFake.result(of: "A.image"), FixtureFake.result(of: "A.color"),
      FixtureFake.result(of: "A.error")
    )
    #expect(image.size == .zero && color == .clear && error is CancellationError)
    let log = ViolationLog()
    log.environment.bind {
      let close: () -> Void = FixtureFake.result(of: "A.close")
      close()
    }
    #expect(log.codes == [.fakedMember, .fakedMember])
  }
}
