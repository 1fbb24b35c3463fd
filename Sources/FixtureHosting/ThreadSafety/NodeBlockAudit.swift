import AsyncDisplayKit
import Foundation
import UIKit

/// Runs the node blocks of a collection's data source in many orders and on many threads at once.
@MainActor
public struct NodeBlockAudit {
  /// The number of random orders beside the natural and the reverse one.
  public var orderCount: Int
  /// What the random orders follow from.
  public var seed: UInt64
  /// The size range in which nodes are measured and compared.
  public var constrainedSize: ASSizeRange
  /// Changes the data between asking for the blocks and running them; nodes must not notice.
  public var changingData: (@MainActor () -> Void)?
  /// Names the calls that the data source has received, where it keeps a log.
  public var callLog: (@Sendable () -> [String])?

  /// Makes an audit.
  public init(
    orderCount: Int = 10, seed: UInt64 = 0,
    constrainedSize: ASSizeRange = ASSizeRangeMake(
      .zero, CGSize(width: 375, height: CGFloat.greatestFiniteMagnitude))
  ) {
    self.orderCount = orderCount
    self.seed = seed
    self.constrainedSize = constrainedSize
  }

  private typealias Blocks = [(indexPath: IndexPath, block: ASCellNodeBlock)]

  /// Audits a data source.
  ///
  /// - Parameters:
  ///   - dataSource: the data source, asked as a container would ask it.
  ///   - node: the collection node to ask with; it need not be loaded.
  /// - Returns: each finding once, in the order of items.
  public func findings(
    in dataSource: any ASCollectionDataSource, for node: ASCollectionNode
  ) -> [NodeBlockFinding] {
    let reference = texts(inOrder: nil, of: blocks(of: dataSource, for: node))
    var findings = differences(from: reference, in: dataSource, for: node)
    findings += overlapping(reference, blocks(of: dataSource, for: node))
    findings += lateReads(reference, in: dataSource, for: node)
    findings += sharedObjects(blocks(of: dataSource, for: node))
    findings += calls(of: blocks(of: dataSource, for: node))
    var seen: Set<NodeBlockFinding> = []
    return findings.filter { seen.insert($0).inserted }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Asks for the block of every item, as a container does: on the main thread, once each.
  private func blocks(of dataSource: any ASCollectionDataSource, for node: ASCollectionNode)
    -> Blocks
  {
    let sections = dataSource.numberOfSections(in: node)
    return (0..<max(sections, 0)).flatMap { section in
      let count = dataSource.collectionNode(node, numberOfItemsInSection: section)
      return (0..<max(count, 0)).compactMap { item -> (IndexPath, ASCellNodeBlock)? in
        let indexPath = IndexPath(item: item, section: section)
        return block(of: dataSource, for: node, at: indexPath).map { (indexPath, $0) }
      }
    }
  }

  /// The block of an item, from whichever form of the member the data source has; nil for none.
  private func block(
    of dataSource: any ASCollectionDataSource, for node: ASCollectionNode, at indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    let members = node.optionalMembers
    let optional = members.ask("collectionNode(_:nodeBlockForItemAt:)") {
      () -> ASCellNodeBlock? in dataSource.collectionNode(node, nodeBlockForItemAt: indexPath)
    }
    if let optional { return optional }
    return members.ask("collectionNode(_:nodeBlockForItemAt:)") {
      () -> ASCellNodeBlock in dataSource.collectionNode(node, nodeBlockForItemAt: indexPath)
    }
  }

  /// The text of each node, with blocks run in an order; nil is the natural one.
  private func texts(inOrder order: [Int]?, of blocks: Blocks) -> [String] {
    var texts = [String](repeating: "", count: blocks.count)
    for position in order ?? Array(blocks.indices) {
      texts[position] = Self.text(of: blocks[position].block(), in: constrainedSize)
    }
    return texts
  }

  private nonisolated static func text(of node: ASCellNode, in range: ASSizeRange) -> String {
    let layout = node.layoutThatFits(range)
    return NodeContent.text(of: layout) + NodeContent.text(of: node)
      + CanonicalTree(layout: layout).text
  }

  private func differences(
    from reference: [String], in dataSource: any ASCollectionDataSource, for node: ASCollectionNode
  ) -> [NodeBlockFinding] {
    var random = SplitMix64(seed: seed)
    let natural = Array(reference.indices)
    let orders =
      [Array(natural.reversed())] + (0..<orderCount).map { _ in natural.shuffled(using: &random) }
    return orders.flatMap { order in
      let blocks = blocks(of: dataSource, for: node)
      guard blocks.count == reference.count else { return [NodeBlockFinding]() }
      return compare(texts(inOrder: order, of: blocks), with: reference, blocks) {
        .differsByOrder($0)
      }
    }
  }

  /// Runs all blocks on real threads at once.
  private func overlapping(_ reference: [String], _ blocks: Blocks) -> [NodeBlockFinding] {
    guard blocks.count == reference.count else { return [] }
    let range = constrainedSize
    let bodies = blocks.map(\.block)
    let texts = Locked([String](repeating: "", count: blocks.count))
    let environment = RuntimeEnvironment.current
    LiveScheduler().performConcurrently(bodies.count) { unit in
      let text = environment.bind { Self.text(of: bodies[unit](), in: range) }
      texts.withLock { $0[unit] = text }
    }
    return compare(texts.withLock { $0 }, with: reference, blocks) { .differsByOrder($0) }
  }

  private func lateReads(
    _ reference: [String], in dataSource: any ASCollectionDataSource, for node: ASCollectionNode
  ) -> [NodeBlockFinding] {
    guard let changingData else { return [] }
    let blocks = blocks(of: dataSource, for: node)
    guard blocks.count == reference.count else { return [] }
    changingData()
    return compare(texts(inOrder: nil, of: blocks), with: reference, blocks) { .readsDataLater($0) }
  }

  private func sharedObjects(_ blocks: Blocks) -> [NodeBlockFinding] {
    var finder = SharedObjectFinder()
    for (indexPath, block) in blocks { finder.visit(block(), of: indexPath) }
    return finder.findings
  }

  private func calls(of blocks: Blocks) -> [NodeBlockFinding] {
    guard let callLog else { return [] }
    return blocks.compactMap { indexPath, block in
      let before = callLog().count
      _ = block()
      let calls = callLog().dropFirst(before)
      return calls.isEmpty
        ? nil : NodeBlockFinding(indexPath: indexPath, kind: .callsDataSource(Array(calls)))
    }
  }

  private func compare(
    _ texts: [String], with reference: [String], _ blocks: Blocks,
    _ kind: (String) -> NodeBlockFinding.Kind
  ) -> [NodeBlockFinding] {
    zip(blocks, zip(texts, reference)).compactMap { block, texts in
      guard texts.0 != texts.1 else { return nil }
      return NodeBlockFinding(
        indexPath: block.indexPath, kind: kind(Self.firstDifference(texts.0, texts.1)))
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
