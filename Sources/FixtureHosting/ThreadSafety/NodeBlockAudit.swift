import AsyncDisplayKit
import Foundation
import UIKit

/// A check that runs the node blocks of a data source in many orders and concurrently on several
/// threads.
///
/// If the data source returns nodes instead of blocks, they are created on the main thread, and
/// their measuring runs in many orders and concurrently.
@MainActor
public struct FixtureNodeBlockAudit {
  /// The number of random orders in addition to the natural and the reverse one.
  public var orderCount: Int
  /// The seed of the random orders.
  public var seed: UInt64
  /// The size range in points in which all nodes are measured and compared, or `nil`, the default, for the one
  /// that the container gives each node.
  public var constrainedSize: ASSizeRange?
  /// A closure that changes the data after the blocks are returned and before they run. Nodes must
  /// not be affected by it.
  public var changingData: (@MainActor () -> Void)?
  /// A closure that returns the names of the calls that the data source received, if it keeps a
  /// log.
  public var callLog: (@Sendable () -> [String])?

  /// Creates an audit with the given orders, size range and change of the data.
  public init(
    orderCount: Int = 10, seed: UInt64 = 0, constrainedSize: ASSizeRange? = nil
  ) {
    self.orderCount = orderCount
    self.seed = seed
    self.constrainedSize = constrainedSize
  }

  /// Returns the findings for the data source of a collection node.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which is called as by a container.
  ///   - node: The collection node to use, whose view is loaded; its own data source is restored.
  /// - Returns: The findings, each once, in the order of items.
  public func findings(
    in dataSource: any ASCollectionDataSource, for node: ASCollectionNode
  ) -> [FixtureNodeBlockFinding] {
    let own = node.dataSource
    node.dataSource = dataSource
    defer { if own !== dataSource { node.dataSource = own } }
    return findings(in: AuditedList(node, range: constrainedSize))
  }

  /// Returns the findings for the data source of a table node.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which is called as by a container.
  ///   - node: The table node to use, whose view is loaded; its own data source is restored.
  /// - Returns: The findings, each once, in the order of rows.
  public func findings(
    in dataSource: any ASTableDataSource, for node: ASTableNode
  ) -> [FixtureNodeBlockFinding] {
    let own = node.dataSource
    node.dataSource = dataSource
    defer { if own !== dataSource { node.dataSource = own } }
    return findings(in: AuditedList(node, range: constrainedSize))
  }

  /// Returns the findings for the data source of a pager node.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which is called as by a container.
  ///   - node: The pager node to use, whose view is loaded; its own data source is restored.
  /// - Returns: The findings, each once, in the order of pages.
  public func findings(
    in dataSource: any ASPagerDataSource, for node: ASPagerNode
  ) -> [FixtureNodeBlockFinding] {
    let own = node.dataSource()
    node.setDataSource(dataSource)
    defer { if own !== dataSource { node.setDataSource(own) } }
    return findings(in: AuditedList(node, range: constrainedSize))
  }

  private func findings(in list: AuditedList) -> [FixtureNodeBlockFinding] {
    let reference = texts(of: list.items())
    var findings = differences(from: reference, in: list)
    let byOrder = Set(findings.map(\.indexPath))
    let shared = sharedObjects(list.items())
    findings += overlapping(reference, list.items(), sharing: shared)
      .filter { !byOrder.contains($0.indexPath) }
    findings += lateReads(reference, in: list)
    findings += shared
    findings += calls(of: list.items())
    var seen: Set<FixtureNodeBlockFinding> = []
    return findings.filter { seen.insert($0).inserted }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the text of each node after its block ran and it was measured in an order. `nil` is
  /// the natural order.
  private func texts(inOrder order: [Int]? = nil, of items: [AuditedItem]) -> [String] {
    var texts = [String](repeating: "", count: items.count)
    for position in order ?? Array(items.indices) {
      texts[position] = Self.text(of: items[position])
    }
    return texts
  }

  private nonisolated static func text(of item: AuditedItem) -> String {
    let node = item.element.node
    let layout = node.layoutThatFits(item.element.constrainedSize)
    return NodeContent.text(of: layout) + NodeContent.text(of: node)
      + FixtureTree(layout: layout).text
  }

  private func differences(from reference: [String], in list: AuditedList)
    -> [FixtureNodeBlockFinding]
  {
    var random = FixtureRandom(seed: seed)
    let natural = Array(reference.indices)
    let orders =
      [Array(natural.reversed())] + (0..<orderCount).map { _ in natural.shuffled(using: &random) }
    return orders.flatMap { order in
      let items = list.items()
      guard items.count == reference.count else { return [FixtureNodeBlockFinding]() }
      return compare(texts(inOrder: order, of: items), with: reference, items) {
        .differsByOrder($0)
      }
    }
  }

  /// Runs all blocks and measures all nodes concurrently on real threads. Items that share a
  /// mutable object run serially.
  ///
  /// No item runs on the caller's thread, so code that works only there is found even on one core.
  private func overlapping(
    _ reference: [String], _ items: [AuditedItem], sharing shared: [FixtureNodeBlockFinding]
  ) -> [FixtureNodeBlockFinding] {
    guard items.count == reference.count else { return [] }
    let groups = SharingGroups(of: items.map(\.indexPath), sharing: shared).groups
    let texts = Locked([String](repeating: "", count: items.count))
    let environment = RuntimeEnvironment.current
    ThreadPool().perform(groups.count) { group in
      for position in groups[group] {
        let text = environment.bind { Self.text(of: items[position]) }
        texts.withLock { $0[position] = text }
      }
    }
    return compare(texts.withLock { $0 }, with: reference, items) { .differsByThread($0) }
  }

  private func lateReads(_ reference: [String], in list: AuditedList) -> [FixtureNodeBlockFinding] {
    guard let changingData else { return [] }
    let items = list.items()
    guard items.count == reference.count else { return [] }
    changingData()
    return compare(texts(of: items), with: reference, items) { .readsDataLater($0) }
  }

  private func sharedObjects(_ items: [AuditedItem]) -> [FixtureNodeBlockFinding] {
    var finder = SharedObjectFinder()
    for item in items { finder.visit(item) }
    return finder.findings
  }

  private func calls(of items: [AuditedItem]) -> [FixtureNodeBlockFinding] {
    guard let callLog else { return [] }
    return items.compactMap { item in
      let before = callLog().count
      _ = Self.text(of: item)
      let calls = callLog().dropFirst(before)
      guard !calls.isEmpty else { return nil }
      return FixtureNodeBlockFinding(
        indexPath: item.indexPath, origin: item.origin, kind: .callsDataSource(Array(calls)))
    }
  }

  private func compare(
    _ texts: [String], with reference: [String], _ items: [AuditedItem],
    _ kind: (String) -> FixtureNodeBlockFinding.Kind
  ) -> [FixtureNodeBlockFinding] {
    zip(items, zip(texts, reference)).compactMap { item, texts in
      guard texts.0 != texts.1 else { return nil }
      return FixtureNodeBlockFinding(
        indexPath: item.indexPath, origin: item.origin,
        kind: kind(Self.firstDifference(texts.0, texts.1)))
    }
  }

  private static func firstDifference(_ text: String, _ reference: String) -> String {
    let lines = zip(text.split(separator: "\n"), reference.split(separator: "\n"))
    guard let (line, expected) = lines.first(where: { $0 != $1 }) else {
      return "more or fewer nodes"
    }
    return "'\(line.drop { $0 == " " })' instead of '\(expected.drop { $0 == " " })'"
  }
}

/// A description of nodes' content as text, which the thread that uses the nodes can create.
enum NodeContent {
  /// Returns the texts and image sizes of a node and its subnodes, back to front.
  static func text(of node: ASDisplayNode) -> String {
    own(of: node) + node.subnodes.map(text(of:)).joined()
  }

  /// Returns the texts and image sizes of the nodes of a layout, which need not have been added as
  /// subnodes.
  static func text(of layout: ASLayout) -> String {
    let node = layout.layoutElement as? ASDisplayNode
    return (node.map(own(of:)) ?? "") + layout.sublayouts.map(text(of:)).joined()
  }

  private static func own(of node: ASDisplayNode) -> String {
    switch node {
    case let node as ASTextNode: "text \(node.attributedText?.string ?? "")\n"
    case let node as ASImageNode:
      node.image.map { "image \($0.size.width) \($0.size.height)\n" } ?? ""
    default: ""
    }
  }
}
