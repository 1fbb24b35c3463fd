import AsyncDisplayKit
import Foundation
import UIKit

/// The invariants of a settled container, which hold after every change.
@MainActor
public struct FixtureInvariant<Source> {
  private let host: FixtureHost<Source>

  /// Creates the invariants of a settled host.
  public init(_ host: FixtureHost<Source>) {
    self.host = host
  }

  /// Returns descriptions of the violated invariants of the counts, the nodes' index paths and the
  /// visible items.
  ///
  /// - Parameter counts: The number of items in each section of the data.
  /// - Returns: The descriptions; empty if all invariants hold.
  public func breaches(against counts: [Int]) -> [String] {
    let displayed = (0..<host.sectionCount).map(host.itemCount)
    guard displayed == counts else {
      return ["displayed counts are \(displayed), data has \(counts)"]
    }
    let items = host.items
    guard items.count == counts.reduce(0, +) else {
      return ["the layout has \(items.count) items, data has \(counts.reduce(0, +))"]
    }
    return nodeBreaches(items) + visibilityBreaches(items)
  }

  private func nodeBreaches(_ items: [FixtureHostedItem]) -> [String] {
    var seen: [ObjectIdentifier: IndexPath] = [:]
    return items.compactMap { item in
      guard let node = item.node else { return nil }
      if let other = seen.updateValue(item.indexPath, forKey: ObjectIdentifier(node)) {
        return "one node is used for \(Self.text(other)) and \(Self.text(item.indexPath))"
      }
      guard host.bind({ node.indexPath }) == item.indexPath else {
        let found = host.bind { node.indexPath }.map(Self.text) ?? "none"
        return "the node of \(Self.text(item.indexPath)) has the index path \(found)"
      }
      return nil
    }
  }

  private func visibilityBreaches(_ items: [FixtureHostedItem]) -> [String] {
    guard let view = host.container?.scrollView else { return [] }
    let bounds = host.bind { view.bounds }
    let expected = items.filter { !$0.frame.intersection(bounds).isEmpty }
    let visible = Set(host.visibleItems.map(\.indexPath))
    return expected.filter { !visible.contains($0.indexPath) }
      .map { "\(Self.text($0.indexPath)) is in the visible rectangle, but not on screen" }
  }

  private static func text(_ indexPath: IndexPath) -> String {
    indexPath.map(String.init).joined(separator: ".")
  }
}
