import AsyncDisplayKit
import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

/// Numbers at the ends of their types, which are violations and never a trap.
@Suite("Extreme values", .device(.iPhoneSE), .provokesIssues) @MainActor
struct ExtremeValueTests {
  @Test(
    "an edit of nearly all sections is a violation, in collections and tables",
    arguments: [IndexSet(integersIn: 5..<Int.max - 1), [0, Int.max - 1]],
    ["insert", "delete", "reload"])
  func sectionEdits(sections: IndexSet, edit: String) async throws {
    let grid = NumberGrid(sections: [3, 2])
    let host = grid.host()
    try await host.settle()
    try await expectSomeViolation(host) {
      switch edit {
      case "insert": grid.node.insertSections(sections)
      case "delete": grid.node.deleteSections(sections)
      default: grid.node.reloadSections(sections)
      }
    }
    let table = NumberTable(rowCount: 5)
    let tableHost = table.host()
    try await tableHost.settle()
    try await expectSomeViolation(tableHost) {
      switch edit {
      case "insert": table.node.insertSections(sections, with: .none)
      case "delete": table.node.deleteSections(sections, with: .none)
      default: table.node.reloadSections(sections, with: .none)
      }
    }
  }

  @Test(
    "an edit at an extreme index path is a violation, in collections and tables",
    arguments: [Int.max, Int.max - 1, Int.min, -1], ["insert", "delete", "reload", "move"])
  func edits(index: Int, edit: String) async throws {
    let paths: [IndexPath] = [[0, index], [index, 0], [index, index]]
    for path in paths {
      let grid = NumberGrid(sections: [3, 2])
      let host = grid.host()
      try await host.settle()
      try await expectSomeViolation(host) {
        switch edit {
        case "insert": grid.node.insertItems(at: [path])
        case "delete": grid.node.deleteItems(at: [path])
        case "reload": grid.node.reloadItems(at: [path])
        default:
          grid.node.moveItem(at: path, to: path)
          grid.node.moveSection(path.section, toSection: path.section)
        }
      }
      let table = NumberTable(rowCount: 5)
      let tableHost = table.host()
      try await tableHost.settle()
      try await expectSomeViolation(tableHost) {
        switch edit {
        case "insert": table.node.insertRows(at: [path], with: .none)
        case "delete": table.node.deleteRows(at: [path], with: .none)
        case "reload": table.node.reloadRows(at: [path], with: .none)
        default: table.node.moveRow(at: path, to: path)
        }
      }
    }
  }

  /// Applies an edit and expects the list to reject it and to keep its items.
  private func expectSomeViolation<Source>(
    _ host: FixtureHost<Source>, _ edit: @escaping @MainActor () -> Void
  ) async throws {
    await expectIssue {
      host.bind(edit)
      try await host.settle()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("[") }
    }
    #expect(!host.violations.isEmpty)
    #expect(host.visibleItems.count == 5)
  }

  @Test(
    "images, texts and styles of extreme sizes are violations",
    arguments: [1e308, 1e25, -1e308, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func sizes(extent: CGFloat) async throws {
    expectIssue {
      let cell = ExtremeCellNode(extent: extent)
      let size = cell.layoutThatFits(
        ASSizeRangeMake(CGSize(width: 0, height: 0), CGSize(width: 320, height: CGFloat.infinity))
      ).size
      #expect(size.width <= 320)
      _ = svg(of: cell)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("violation: ") }
    }
  }

  @Test(
    "an extreme scale is a violation, and the device's scale is used",
    arguments: [1e25, 1e308, 101, .infinity, .nan, 0, -3] as [CGFloat])
  func scales(scale: CGFloat) async throws {
    try await expectViolation(.invalidGeometry) {
      try await withScale(scale) {
        let grid = NumberGrid(sections: [3, 2])
        let host = grid.host()
        try await host.settle()
        #expect(host.window.screen.scale == 2)
        #expect(host.visibleItems.count == 5)
      }
    }
  }

  @Test(
    "a bitmap of an extreme scale has a size", arguments: [1e25, .infinity, .nan, -3] as [CGFloat])
  func bitmaps(scale: CGFloat) {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: scale)
    #expect(context.width == (scale > 0 ? 1_000_000_000_000 : 0))
  }

  @Test(
    "a symbol of an extreme point size is a violation, and empty",
    arguments: [1e300, 1e20] as [CGFloat])
  func symbols(pointSize: CGFloat) async throws {
    await expectViolation(.invalidGeometry) {
      let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
      let image = UIImage(systemName: "star", withConfiguration: configuration)
      #expect(image?.size == .zero)
    }
  }

  @Test(
    "a sweep of more steps than can be tried is a violation, and tries both ends",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e-9] as [Double])
  func sweeps(step: Double) async throws {
    await expectViolation(.invalidGeometry) {
      #expect(FixtureSizeSweep(0...1, step: step).widths == [0, 1])
    }
  }

  @Test("a negative number of lines in a row is a violation, and any number of lines is used")
  func lines() async throws {
    await expectViolation(.negativeBoundValue) {
      #expect(FixtureRuntime.numberOfLines(-5) == 0)
    }
    #expect(FixtureRuntime.numberOfLines(.max) == UInt(Int.max))
    let text = ASTextNode()
    text.attributedText = NSAttributedString(string: "a b c d e f g h")
    text.maximumNumberOfLines = .max
    let range = ASSizeRangeMake(.zero, CGSize(width: 20, height: 500))
    #expect(text.layoutThatFits(range).size.height > 20)
  }

  @Test(
    "a mosaic of an impossible number of columns is a violation",
    arguments: [Int.max, Int.min, 0, 10_001])
  func columns(count: Int) async throws {
    var metrics = FixtureMosaicMetrics(
      columns: count, columnSpacing: 1, sectionInset: .zero, itemSpacing: 1, headerHeight: 0)
    let reports = try await expectViolation(.invalidColumnCount) { [metrics] in
      let layout = FixtureMosaicFlowLayout(metrics: metrics)
      layout.hasHeader = { _ in false }
      let host = NumberGrid(sections: [3], layout: layout).host()
      try await host.settle()
      host.scroll(to: [0, 2])
      // 10,000 columns with a spacing of a point are too narrow for items.
      #expect(host.visibleItems.isEmpty == (count > 1))
    }
    #expect(reports.count == 1)
    metrics.columns = 2
    #expect(metrics.columnWidth(in: 21) == 10)
  }
}

/// A cell whose image, text and style have one extent.
private final class ExtremeCellNode: ASCellNode {
  private let image = ASImageNode()
  private let text = ASTextNode()

  init(extent: CGFloat) {
    super.init()
    automaticallyManagesSubnodes = true
    image.image = UIImage(name: "a", size: CGSize(width: extent, height: extent))
    image.style.flexShrink = 1
    text.attributedText = NSAttributedString(
      string: "text", attributes: [.font: UIFont.systemFont(ofSize: extent)])
    text.style.spacingBefore = extent
    borderWidth = extent
    cornerRadius = extent
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let stack = ASStackLayoutSpec.vertical()
    stack.children = [image, text]
    return stack
  }
}
