import ConformanceCases
import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A case of the pager file, replayed with a pager node and its layout.
///
/// The frames are the case's, by slot. A slot whose node is gone, or never was, has a frame all the
/// same; the pager has no item for it, so its index path lies beyond the pager's last page.
@MainActor
final class PagerNodeReplay {
  private let host = ContainerHost()
  private let layout = CaseLayout()
  private let pages = CasePages()
  private let node: ASPagerNode
  private var bounds: CGRect
  /// The frame of each slot, and the node in it.
  private var frames: [CGRect] = []
  private var nodes: [ASCellNode?] = []

  init(_ value: JSONValue) {
    bounds = value["bounds"]?.rect ?? .zero
    let layout = layout
    node = host.bind { ASPagerNode(collectionViewLayout: layout) }
    frames = Self.frames(value["frames"])
    nodes = frames.map { _ in FixedCellNode(size: CGSize(width: 5, height: 5)) }
    host.bind {
      node.setDataSource(pages)
      // Before the case's first step the layout knows neither bounds nor a page.
      node.view.bounds = bounds
      adoptSlots()
    }
  }

  private static func frames(_ value: JSONValue?) -> [CGRect] {
    let sections = value?.array ?? []
    #expect(sections.count <= 1, "a pager has one section")
    return sections.first?.array.map(\.rect) ?? []
  }

  /// Makes the pager's pages those nodes that have a slot, and gives the layout their frames.
  private func adoptSlots() {
    pages.nodes = []
    layout.slots = frames.indices.map { slot in
      let frame = frames[slot]
      guard nodes.indices.contains(slot), let node = nodes[slot] else {
        return CaseLayout.Slot(item: frames.count + slot, frame: frame)
      }
      pages.nodes.append(node)
      return CaseLayout.Slot(item: pages.nodes.count - 1, frame: frame)
    }
    // A pager without a view in a window loads on request.
    _ = node.view
    node.reloadData()
    node.waitUntilAllUpdatesAreProcessed()
    setBounds(bounds)
  }

  func perform(_ step: JSONValue) -> JSONValue { host.bind { result(of: step) } }

  private func result(of step: JSONValue) -> JSONValue {
    switch step[0].string {
    case "prepare":
      layout.prepareForCase()
      setBounds(bounds)
    case "bounds":
      layout.askForCase(step[1].rect)
      setBounds(step[1].rect)
      // The flow layout below answers by the length of its lines; the file's always said no.
      return false
    case "boundsQuiet": setBounds(step[1].rect)
    case "frames":
      frames = Self.frames(step[1])
      adoptSlots()
    case "animating": animateBounds(step[1].bool)
    case "touch": touch(isTracking: step[1].bool, isDecelerating: step[2].bool)
    case "remove": place(nil, in: step[1].indexPath.item)
    case "swap": swap(step[1].indexPath.item, step[2].indexPath.item)
    case "target":
      let proposed = CGPoint(x: step[1].double, y: step[2].double)
      let target = layout.targetContentOffset(forProposedContentOffset: proposed)
      return JSONValue(lengths: target.x, target.y)
    default: Issue.record("unknown step \(step.text)")
    }
    return .null
  }

  private func setBounds(_ newBounds: CGRect) {
    bounds = newBounds
    // Content without an end, since the pager's own would hold the offset back.
    node.view.contentSize = CGSize(width: 1e6, height: 1e6)
    node.view.bounds = newBounds
    #expect(node.view.bounds == newBounds)
  }

  private func animateBounds(_ isAnimating: Bool) {
    let layer = node.view.layer
    guard isAnimating else { return layer.removeAnimation(forKey: "bounds.size") }
    layer.add(CABasicAnimation(keyPath: "bounds.size"), forKey: "bounds.size")
  }

  private func touch(isTracking: Bool, isDecelerating: Bool) {
    let view = node.view
    view.finishDecelerating()
    if !isTracking || isDecelerating, view.isTracking { view.endDragging() }
    view.finishDecelerating()
    if isTracking || isDecelerating { view.beginDragging() }
    if isDecelerating {
      view.bounds.origin.x += 1
      view.endDragging(withVelocity: CGPoint(x: 1, y: 0))
    }
    #expect((view.isTracking || view.isDecelerating) == (isTracking || isDecelerating))
    setBounds(bounds)
  }

  private func place(_ node: ASCellNode?, in slot: Int) {
    guard nodes.indices.contains(slot) else { return }
    nodes[slot] = node
    adoptSlots()
  }

  private func swap(_ first: Int, _ second: Int) {
    guard nodes.indices.contains(first), nodes.indices.contains(second), nodes[first] != nil,
      nodes[second] != nil
    else { return }
    nodes.swapAt(first, second)
    adoptSlots()
  }
}

/// A pager layout whose frames are given, and which only prepares when a case says so.
private final class CaseLayout: ASPagerFlowLayout {
  struct Slot {
    let item: Int
    let frame: CGRect

    var attributes: UICollectionViewLayoutAttributes {
      let path = IndexPath(item: item, section: 0)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = frame
      return attributes
    }
  }

  var slots: [Slot] = []

  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder: NSCoder) { nil }

  func prepareForCase() { super.prepare() }

  func askForCase(_ newBounds: CGRect) {
    _ = super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // What the collection view asks of itself, for new data or bounds, is not part of a case.
  override func prepare() {}
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    slots.filter { $0.frame.overlaps(rect) }.map(\.attributes)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    slots.first { $0.item == indexPath.item }?.attributes
  }
}

@MainActor
private final class CasePages: ASPagerDataSource {
  var nodes: [ASCellNode] = []

  func numberOfPages(in pagerNode: ASPagerNode) -> Int { nodes.count }

  func pagerNode(_ pagerNode: ASPagerNode, nodeAt index: Int) -> ASCellNode { nodes[index] }
}
