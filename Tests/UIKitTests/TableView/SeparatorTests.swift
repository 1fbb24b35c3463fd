import Foundation
import Testing
import UIKit

/// Rules T10 and T13; sources are Apple's pages of `separatorInset` of tables and cells,
/// `separatorInsetReference` and `cellLayoutMarginsFollowReadableWidth`.
@MainActor @Suite("Separators and readable margins of table cells")
struct SeparatorTests {
  private func table(_ width: CGFloat = 100) throws -> (SizedTable, ConstraintCell) {
    let table = SizedTable([[30]], size: CGSize(width: width, height: 100))
    table.view.separatorStyle = .singleLine
    table.view.layoutIfNeeded()
    return (table, try #require(table.cell(0)))
  }

  @Test("the table's inset counts for cells without their own, and a cell's own goes before it")
  func precedence() throws {
    let (table, cell) = try table()
    #expect(table.view.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    #expect(cell.separatorFrame == .at(16, cell.bounds.height - 0.5, 84, 0.5))
    table.view.separatorInset = UIEdgeInsets(top: 5, left: 3, bottom: 5, right: 11)
    table.view.layoutIfNeeded()
    #expect(cell.separatorInset == table.view.separatorInset)
    #expect(cell.separatorFrame == .at(3, cell.bounds.height - 0.5, 86, 0.5))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: -9)
    table.view.setNeedsLayout()
    table.view.layoutIfNeeded()
    #expect(cell.separatorFrame == .at(20, cell.bounds.height - 0.5, 80, 0.5))
  }

  @Test("insets from the automatic ones count from the margin of the content, and mirror")
  func reference() throws {
    let (table, cell) = try table()
    table.view.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
    table.view.separatorInsetReference = .fromAutomaticInsets
    table.view.layoutIfNeeded()
    #expect(cell.separatorFrame.minX == 19 && cell.separatorFrame.maxX == 96)
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(cell.separatorFrame.minX == 4 && cell.separatorFrame.maxX == 81)
  }

  @Test("the default inset follows the size class, and no style has no separator")
  func defaults() throws {
    let (table, cell) = try table()
    table.stage.window.change(traits: RuntimeEnvironment.Traits(horizontalSizeClass: .regular))
    table.view.setNeedsLayout()
    table.view.layoutIfNeeded()
    #expect(cell.separatorFrame.minX == 20)
    table.view.separatorStyle = .none
    table.view.layoutIfNeeded()
    #expect(cell.separatorFrame.isEmpty)
  }

  @Test("margins keep content to the readable width when the table says so")
  func readable() throws {
    let (table, cell) = try table(1000)
    #expect(cell.contentView.layoutMargins.left == 16)
    table.view.cellLayoutMarginsFollowReadableWidth = true
    table.view.layoutIfNeeded()
    let readable = table.view.readableContentGuide.layoutFrame.width
    let present = try #require(table.cell(0))
    let margins = present.contentView.layoutMargins
    #expect(present.contentView.bounds.width - margins.left - margins.right == readable)
    #expect(margins.left == margins.right && table.view.layoutMargins.left == 16)
    table.view.separatorInset = .zero
    table.view.separatorInsetReference = .fromAutomaticInsets
    table.view.layoutIfNeeded()
    #expect(present.separatorFrame.minX == margins.left)
  }
}
