import Testing
import UIKit
import UIKitSimulation

@testable import UIKitCore

@Suite("Section index and pinned titles")
@MainActor
struct SectionIndexTests {
  private func index(of view: UITableView) -> SectionIndexView? {
    view.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
  }

  @Test("the titles are shown at the trailing edge of the visible part")
  func titles() throws {
    let table = TableFixture(counts: [9, 9, 9], isLaidOut: false)
    table.source.indexTitles = ["A", "B", "C"]
    table.view.layoutIfNeeded()
    let strip = try #require(index(of: table.view))
    let labels = strip.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["A", "B", "C"])
    #expect(strip.frame == CGRect(x: 85, y: 0, width: 15, height: 100))
    table.scroll(to: 70)
    #expect(strip.frame.minY == 70)
    strip.layoutIfNeeded()
    let shown = strip.subviews.filter { !$0.isHidden }.map(\.frame)
    #expect(shown.allSatisfy { strip.bounds.contains($0) } && shown.count == 3)
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.maxY <= $1.minY + 0.001 })
    table.source.indexTitles = nil
    table.view.reloadSectionIndexTitles()
    table.view.layoutIfNeeded()
    #expect(index(of: table.view) == nil)
  }

  @Test("titles that do not fit are left out evenly, and the colors are those of the table")
  func many() throws {
    let table = TableFixture(counts: [9], isLaidOut: false)
    table.source.indexTitles = (0..<26).map { "\($0)" }
    table.view.sectionIndexColor = .red
    table.view.sectionIndexBackgroundColor = .yellow
    table.view.layoutIfNeeded()
    let strip = try #require(index(of: table.view))
    strip.layoutIfNeeded()
    let shown = strip.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(shown.count > 1 && shown.count < 26)
    #expect(shown.allSatisfy { strip.bounds.contains($0.frame) && $0.textColor == .red })
    #expect(strip.backgroundColor == .yellow)
    #expect(table.log.codes.isEmpty)
  }

  private func background(of header: UIView?) -> CALayer? {
    header?.layer.sublayers?.first { $0.delegate == nil && $0.backgroundColor != nil }
  }

  @Test("a section title has a background only while it is pinned")
  func pinned() {
    let table = TableFixture(counts: [9, 9], isLaidOut: false)
    table.source.headerTitles = [0: "A", 1: "B"]
    table.view.layoutIfNeeded()
    let header = table.view.headerView(forSection: 0)
    #expect(background(of: header) == nil && header?.configurationState.isPinned == false)
    table.scroll(to: 30)
    #expect(background(of: header)?.frame == header?.bounds)
    #expect(header?.configurationState.isPinned == true)
    header?.backgroundColor = .green
    table.scroll(to: 31)
    #expect(background(of: header) == nil)
    table.scroll(to: 0)
    #expect(header?.configurationState.isPinned == false)
  }
}
