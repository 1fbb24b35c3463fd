import Foundation
import Testing
import UIKit

/// Lists made from a configuration.
@MainActor @Suite("Compositional layout: lists")
struct ListLayoutTests {
  @Test("rows span the room, with their estimate where cells want no other height")
  func rows() {
    let list = CompositionalFixture(
      .list(using: UICollectionLayoutListConfiguration(appearance: .plain)), counts: [2, 1])
    #expect(list.frames() == [.at(0, 0, 200, 44), .at(0, 44, 200, 44)])
    #expect(list.frame(1, 0) == .at(0, 88, 200, 44))
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(list.log.all.isEmpty)
  }

  @Test(
    "headers and footers surround rows; those of plain lists stay in sight",
    arguments: [
      (.plain, 30), (.grouped, 0), (.sidebar, 0), (.sidebarPlain, 30),
    ] as [(UICollectionLayoutListConfiguration.Appearance, CGFloat)])
  func headers(_ appearance: UICollectionLayoutListConfiguration.Appearance, position: CGFloat) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = CompositionalFixture(.list(using: configuration), counts: [10])
    #expect(list.frame(0, 0) == .at(0, 28, 200, 44))
    #expect(list.frame(CompositionalFixture.footer, 0) == .at(0, 468, 200, 28))
    list.scroll(to: 30)
    #expect(list.frame(CompositionalFixture.header, 0)?.minY == position)
  }

  @Test("inset lists keep within the layout margins, and a padding raises headers")
  func insetGrouped() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 12
    let list = CompositionalFixture(.list(using: configuration), counts: [1])
    #expect(list.frame(CompositionalFixture.header, 0) == .at(8, 0, 184, 40))
    #expect(list.frame(0, 0) == .at(8, 40, 184, 44))
  }

  @Test("a first item that is a header is laid out as a row")
  func firstItem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    let list = CompositionalFixture(.list(using: configuration), counts: [2])
    #expect(list.frame(0, 0) == .at(0, 0, 200, 44))
    #expect(list.frame(CompositionalFixture.header, 0) == nil)
  }
}
