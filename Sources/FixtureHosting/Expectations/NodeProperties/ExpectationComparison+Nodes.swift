import AsyncDisplayKit
import FixtureContract
import FixtureSupport
import Foundation
import UIKit

/// The comparison of cells and their nodes.
extension ExpectationComparison {
  func nodeProperty(
    _ property: String, of name: String, in element: FixtureElement,
    _ expected: FixtureExpectedProperty
  ) -> [FixtureMismatch] {
    let subject = "\(property) of \(name) in \(element)"
    guard let cell = node(of: element) else {
      return absent(subject, expected.description, element)
    }
    guard let child = NamedSubnode.find(name, in: cell) else {
      return [mismatch(subject, "absent", expected.description).withoutValue()]
    }
    return host.bind {
      cell.layoutIfNeeded()
      guard child.isDescendant(of: cell) else {
        return [mismatch(subject, "not in the layout", expected.description).withoutValue()]
      }
      guard let actual = NodePropertyReader.value(of: property, in: child) else {
        return [
          mismatch(subject, "missing in \(type(of: child))", expected.explained).withoutValue()
        ]
      }
      guard !actual.matches(expected, tolerance: tolerance) else { return [] }
      if case .numbers(let numbers) = actual {
        return [mismatch(subject, numbers, expected.explained)]
      }
      return [
        mismatch(subject, actual.description, expected.explained)
          .recording(actual.spelling(tolerance: tolerance))
      ]
    }
  }

  func isAbsent(_ name: String, in element: FixtureElement) -> [FixtureMismatch] {
    let subject = "\(name) in \(element)"
    guard let cell = node(of: element) else {
      return absent("cell of \(element)", "a cell without \(name)", element)
    }
    return host.bind {
      cell.layoutIfNeeded()
      guard let child = NamedSubnode.find(name, in: cell), child.isDescendant(of: cell) else {
        return []
      }
      return [
        mismatch(subject, FixtureNumber.text(child.frame), "not in the layout").withoutValue()
      ]
    }
  }

  func cellClass(of element: FixtureElement, _ expected: String) -> [FixtureMismatch] {
    guard let object = node(of: element) ?? cell(of: element) else {
      return absent("cell of \(element)", expected, element)
    }
    let name = String(expected.split(separator: ".").last ?? "")
    return compare("cell of \(element)", "\(type(of: object))", name)
  }

  func interfaceState(of element: FixtureElement, _ expected: [String]) -> [FixtureMismatch] {
    let subject = "interface state of \(element)"
    guard let cell = node(of: element) else {
      return absent(subject, list(expected, between: " "), element)
    }
    let actual = OptionNames.names(OptionNames.interfaceState, in: cell.interfaceState.rawValue)
    guard Set(actual) != Set(expected) else { return [] }
    return [
      mismatch(subject, list(actual, between: " "), list(expected, between: " "))
        .recording(actual.joined(separator: " "))
    ]
  }

  func selected(_ expected: FixtureIndexPaths) -> [FixtureMismatch] {
    items(
      "selected items", host.bind { host.container?.indexPathsForSelectedItems ?? [] }, expected)
  }

  func contentOffset(_ expected: FixtureExpectedPoint) -> [FixtureMismatch] {
    let actual = host.contentOffset
    guard !expected.matches(actual, tolerance: tolerance) else { return [] }
    return [mismatch("content offset", [actual.x, actual.y], "\(expected)")]
  }

  private func list(_ words: [String], between separator: String) -> String {
    words.isEmpty ? "none" : words.joined(separator: separator)
  }

  private func cell(of element: FixtureElement) -> AnyObject? {
    switch element {
    case .item(let indexPath):
      guard indexPath.count == 2 else { return nil }
      return host.item(indexPath[1], inSection: indexPath[0])?.cell
    case .supplementary(let kind, let indexPath): return host.supplementary(kind, indexPath)?.view
    }
  }
}

extension ASDisplayNode {
  /// Returns whether a node is among the supernodes of this one.
  fileprivate func isDescendant(of node: ASDisplayNode) -> Bool {
    sequence(first: self, next: \.supernode).contains { $0 === node }
  }
}

extension HostedContainer {
  /// The index paths of the selected items, in order.
  var indexPathsForSelectedItems: [IndexPath] {
    switch scrollView {
    case let view as UICollectionView: (view.indexPathsForSelectedItems ?? []).sorted()
    case let view as UITableView: (view.indexPathsForSelectedRows ?? []).sorted()
    default: []
    }
  }
}
