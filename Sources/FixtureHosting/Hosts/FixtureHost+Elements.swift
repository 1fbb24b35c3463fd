import AsyncDisplayKit
import FixtureContract
import Foundation
import UIKit

/// The elements and named nodes that fixtures address.
extension FixtureHost {
  /// Returns the cell node of an element, or `nil` if there is none.
  func node(of element: FixtureElement) -> ASCellNode? {
    switch element {
    case .item(let indexPath): node(at: indexPath)
    case .supplementary(let kind, let indexPath): supplementary(kind, indexPath)?.node
    }
  }

  /// Returns the supplementary element of a kind, such as `header`, at an index path whose item may be left out.
  func supplementary(_ kind: String, _ indexPath: IndexPath) -> FixtureHostedSupplementary? {
    supplementaries(ofKind: kind).first { supplementary in
      supplementary.indexPath.section == indexPath.first
        && (indexPath.count < 2 || supplementary.indexPath.item == indexPath[1])
    }
  }

  /// Returns the supplementary elements of a kind, such as `header`.
  func supplementaries(ofKind kind: String) -> [FixtureHostedSupplementary] {
    let known = [
      "header": UICollectionView.elementKindSectionHeader,
      "footer": UICollectionView.elementKindSectionFooter,
    ]
    return supplementaries.filter { $0.kind == known[kind] ?? kind }
  }

  /// Returns a host of a list that is a named node of an element, in this host's window; `nil` if there is none.
  func list(_ name: String, in element: FixtureElement) -> FixtureHost<Source>? {
    guard let cell = node(of: element), let node = NamedSubnode.find(name, in: cell),
      let container = HostedContainerFinder.container(node)
    else { return nil }
    return FixtureHost(container, inside: self)
  }

  /// Simulates a tap at the center of a named node of an element.
  ///
  /// - Returns: The reason why the node cannot be tapped, or `nil` after the tap.
  func tap(node name: String, in element: FixtureElement) -> String? {
    guard let cell = node(of: element) else { return "\(element) has no cell node" }
    guard let node = NamedSubnode.find(name, in: cell) else {
      return "the cell of \(element) has no node \(name)"
    }
    let isPlaced = bind {
      cell.layoutIfNeeded()
      return sequence(first: node, next: \.supernode).contains { $0 === cell }
    }
    guard isPlaced else { return "\(name) is not in the layout of \(element)" }
    let center = bind { () -> CGPoint? in
      guard cell.isNodeLoaded, cell.view.window === window else { return nil }
      let bounds = node.bounds
      let point = cell.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: node)
      return cell.view.convert(point, to: window)
    }
    guard let center, window.bounds.contains(center) else { return "\(name) is not on screen" }
    guard reaches(center, cell) else {
      return "a tap at the center of \(name) does not reach the cell of \(element)"
    }
    tap(at: center)
    return nil
  }

  /// Returns whether a touch at a point of the window is one of the list's cell that shows a cell node.
  private func reaches(_ point: CGPoint, _ cell: ASCellNode) -> Bool {
    bind {
      let shown = sequence(first: cell.view as UIView, next: \.superview).first {
        $0 is UITableViewCell || $0 is UICollectionReusableView
      }
      return window.hitTest(point, with: nil)?.isDescendant(of: shown ?? cell.view) == true
    }
  }

  /// Simulates a swipe over half of the list's width or height, with the finger lifted at 1 point a millisecond.
  ///
  /// Decided here: UIKit documents neither the length nor the speed of a swipe. Half of the list is a swipe that
  /// a person makes, and 1 point a millisecond lets a list with paging turn to the next page.
  func swipe(_ direction: FixtureSwipeDirection) {
    let size = bind { container?.scrollView.bounds.size ?? .zero }
    let (x, y): (Double, Double) =
      switch direction {
      case .left: (-size.width / 2, 0)
      case .right: (size.width / 2, 0)
      case .up: (0, -size.height / 2)
      case .down: (0, size.height / 2)
      }
    drag(x: x, y: y, speed: 1000)
  }

  /// Simulates a drag by a finger that moves in the window and lifts at a speed in its direction, in points per
  /// second.
  func drag(x: Double, y: Double, speed: Double) {
    // An inverted list is flipped in the window.
    let (x, y) = bind { () -> (Double, Double) in
      guard let view = container?.scrollView else { return (x, y) }
      let start = view.convert(CGPoint.zero, from: window)
      let end = view.convert(CGPoint(x: x, y: y), from: window)
      return (end.x - start.x, end.y - start.y)
    }
    let length = (x * x + y * y).squareRoot()
    // The velocity of the host is that of the offset, against the finger, in points per millisecond.
    let factor = length > 0 ? -speed / 1000 / length : 0
    drag(by: CGPoint(x: x, y: y), velocity: CGPoint(x: x * factor, y: y * factor))
  }
}
