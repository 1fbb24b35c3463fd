import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Answers of a data source and numbers of an app that must not end the process.
@Suite("Answers and numbers that no list can show") @MainActor
struct HostileListTests {
  private let host = ContainerHost()

  @Test(
    "a negative or an absurd count is a violation, once, and counts as zero",
    arguments: ListKind.allCases, [-1, Int.min, Int.max, 1 << 40])
  func counts(kind: ListKind, count: Int) {
    let source = Counts(sections: 1, items: count)
    let node = kind.show(source, in: host)
    let code: RuntimeViolation.Code = count < 0 ? .negativeCount : .excessiveCount
    #expect(host.reports.all.map(\.code) == [code])
    #expect(host.reports.all.first?.subject == "Counts")
    host.bind {
      #expect(node.scrollView.contentSize.width * node.scrollView.contentSize.height == 0)
    }
  }

  @Test(
    "so is a number of sections", arguments: [ListKind.collection, .table], [-3, Int.max])
  func sections(kind: ListKind, count: Int) {
    _ = kind.show(Counts(sections: count, items: 2), in: host)
    #expect(host.reports.all.map(\.code) == [count < 0 ? .negativeCount : .excessiveCount])
  }

  @Test(
    "a count that becomes negative is reported, and the list shows no item",
    arguments: ListKind.allCases)
  func laterCount(kind: ListKind) {
    let source = Counts(sections: 1, items: 2)
    let node = kind.show(source, in: host)
    #expect(host.reports.all.isEmpty)
    source.items = -2
    host.bind { node.reload() }
    host.settle()
    #expect(host.reports.all.map(\.code) == [.negativeCount])
  }

  @Test(
    "updates that each begin in the completion of the one before use no stack",
    arguments: [ListKind.collection, .table])
  func chain(kind: ListKind) {
    let node = kind.show(Counts(sections: 1, items: 1), in: host)
    var done = 0
    func next() {
      node.reloadFirst { finished in
        done += 1
        if done < 1000 { next() }
      }
    }
    host.bind { next() }
    host.settle()
    #expect(done == 1000)
    #expect(host.violations.isEmpty)
  }

  @Test(
    "a data source that reloads where it is asked for a count is a violation",
    arguments: ListKind.allCases)
  func reloadInAnswer(kind: ListKind) {
    let source = Counts(sections: 1, items: 2)
    let node = kind.show(source, in: host)
    source.onCount = { node.reload() }
    host.bind { node.reload() }
    source.onCount = nil
    host.settle()
    #expect(host.violations.contains(.endlessCallback))
    #expect(host.reports.all.first?.subject == "Counts")
  }

  @Test(
    "so is one that reloads where it is asked for a node", arguments: ListKind.allCases)
  func reloadInNodeAnswer(kind: ListKind) {
    let source = Counts(sections: 1, items: 2)
    let node = kind.show(source, in: host)
    source.onNode = { node.reload() }
    host.bind { node.reload() }
    source.onNode = nil
    host.settle()
    #expect(host.violations.contains(.endlessCallback))
  }

  @Test("a delegate that scrolls where it is told of scrolling is a violation")
  func scrollInAnswer() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
    }
    let delegate = Delegate()
    host.bind {
      let view = UIScrollView(frame: host.window.bounds)
      host.window.addSubview(view)
      view.contentSize = CGSize(width: 100, height: 100_000)
      view.delegate = delegate
      view.contentOffset.y = 1
      #expect(view.contentOffset.y < 100)
    }
    #expect(host.violations == [.endlessCallback])
  }

  @Test("a table view that is updated where it asks for a height is a violation")
  func updateInHeight() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        tableView.beginUpdates()
        tableView.endUpdates()
        return 44
      }
    }
    let source = Source()
    host.bind {
      let table = UITableView(frame: host.window.bounds)
      host.window.addSubview(table)
      (table.dataSource, table.delegate) = (source, source)
      table.layoutIfNeeded()
    }
    #expect(host.violations.contains(.endlessCallback))
  }

  @Test("a table view that is reloaded where it asks for a count is a violation")
  func reloadOfTableView() {
    final class Source: NSObject, UITableViewDataSource {
      var questions = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        questions += 1
        if questions < 100_000 { tableView.reloadData() }
        return 3
      }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Source()
    host.bind {
      let table = UITableView(frame: host.window.bounds)
      host.window.addSubview(table)
      table.dataSource = source
      table.reloadData()
    }
    #expect(Set(host.violations) == [.endlessCallback])
    #expect(source.questions < 1000)
  }

  @Test(
    "insets that are not finite are violations, and the former ones stay",
    arguments: ListKind.allCases, [CGFloat.nan, .infinity, -.infinity])
  func insets(kind: ListKind, number: CGFloat) {
    let node = kind.show(Counts(sections: 1, items: 3), in: host)
    host.bind {
      let view = node.scrollView
      for side in 0..<4 {
        var inset = UIEdgeInsets(top: 3, left: 0, bottom: 0, right: 0)
        view.contentInset = inset
        switch side {
        case 0: inset.top = number
        case 1: inset.left = number
        case 2: inset.bottom = number
        default: inset.right = number
        }
        view.contentInset = inset
        #expect(view.contentInset.top == 3 && view.contentInset.left == 0)
      }
      view.setContentOffset(CGPoint(x: 0, y: number), animated: true)
      view.contentOffset = CGPoint(x: 0, y: number)
      #expect(view.contentOffset.y.isFinite)
    }
    host.settle()
    #expect(host.violations == Array(repeating: .invalidGeometry, count: 6))
  }

  @Test(
    "heights of a table that are not finite are violations", arguments: [CGFloat.nan, .infinity])
  func heights(number: CGFloat) {
    host.bind {
      let table = UITableView(frame: host.window.bounds)
      host.window.addSubview(table)
      let members: [ReferenceWritableKeyPath<UITableView, CGFloat>] = [
        \.rowHeight, \.sectionHeaderHeight, \.sectionFooterHeight, \.estimatedRowHeight,
        \.estimatedSectionHeaderHeight, \.estimatedSectionFooterHeight, \.sectionHeaderTopPadding,
      ]
      for member in members {
        table[keyPath: member] = number
        #expect(table[keyPath: member] == UITableView.automaticDimension)
      }
      table.layoutIfNeeded()
    }
    #expect(host.violations == Array(repeating: .invalidGeometry, count: 7))
  }

  @Test("messages name the type of the app, and no adapter", arguments: ListKind.allCases)
  func names(kind: ListKind) {
    let node = kind.show(Counts(sections: 1, items: 3), in: host)
    host.bind { node.scrollToMissingItem() }
    host.settle()
    #expect(!host.reports.all.isEmpty)
    for report in host.reports.all {
      #expect(report.subject == "Counts")
      #expect(!report.description.contains("Adapter"))
    }
  }
}

/// The kinds of lists with nodes.
enum ListKind: CaseIterable {
  case collection, table, pager

  /// Shows a data source in a list of the kind.
  @MainActor func show(_ source: Counts, in host: ContainerHost) -> ShownList {
    host.retained.append(source)
    switch self {
    case .collection:
      let node = host.show(ASCollectionNode.flow()) { $0.dataSource = source }
      return ShownList(collection: node)
    case .table:
      return ShownList(table: host.show(ASTableNode()) { $0.dataSource = source })
    case .pager:
      return ShownList(collection: host.show(ASPagerNode()) { $0.setDataSource(source) })
    }
  }
}

/// A list that a test shows.
@MainActor
struct ShownList {
  var collection: ASCollectionNode?
  var table: ASTableNode?

  var scrollView: UIScrollView { collection?.view ?? table?.view ?? UIScrollView() }

  func reload() {
    collection?.reloadData()
    table?.reloadData()
  }

  func reloadFirst(completion: @escaping (Bool) -> Void) {
    let path = IndexPath(item: 0, section: 0)
    collection?.performBatch(
      animated: false, updates: { collection?.reloadItems(at: [path]) }, completion: completion)
    table?.performBatch(
      animated: false, updates: { table?.reloadRows(at: [path], with: .none) },
      completion: completion)
  }

  func scrollToMissingItem() {
    let path = IndexPath(item: 99, section: 0)
    collection?.view.scrollToItem(at: path, at: [], animated: false)
    collection?.scrollToItem(at: path, at: [], animated: false)
    table?.view.scrollToRow(at: path, at: .top, animated: false)
    table?.scrollToRow(at: path, at: .top, animated: false)
  }
}

/// A data source that gives the counts that a test sets.
@MainActor
final class Counts: NSObject, ASCollectionDataSource, ASTableDataSource, ASPagerDataSource {
  var sections: Int
  var items: Int
  var onCount: (() -> Void)?
  var onNode: (() -> Void)?

  init(sections: Int, items: Int) {
    self.sections = sections
    self.items = items
  }

  private nonisolated static let block: ASCellNodeBlock = {
    let node = ASCellNode()
    node.style.preferredSize = CGSize(width: 50, height: 50)
    return node
  }

  private func block() -> ASCellNodeBlock {
    onNode?()
    return Self.block
  }

  private func counted() -> Int {
    onCount?()
    return items
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections }
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { counted() }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { block() }
  func numberOfSections(in tableNode: ASTableNode) -> Int { sections }
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { counted() }
  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock { block() }
  func numberOfPages(in pagerNode: ASPagerNode) -> Int { counted() }
  func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock { block() }
}
