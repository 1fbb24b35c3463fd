import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Unloaded nodes that several threads measure while others change them, as Texture allows.
///
/// This target has the Swift 5 language mode, in which the compiler lets nodes be passed to other
/// threads. The thread sanitizer runs it.
///
/// Source: `ASDisplayNode+Layout.mm`, `-layoutThatFits:parentSize:`, `-calculatedSize`;
/// `ASDisplayNode.mm`, `-invalidateCalculatedLayout`; `ASLayoutElement.mm`, `ASLayoutElementStyle`.
@Suite("Nodes that several threads measure") @MainActor
struct ConcurrentMeasuringTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)
  private let range = ASSizeRangeMake(.zero, CGSize(width: 200, height: 100))

  /// A row of one child, which another node may measure as well.
  private final class Row: ASDisplayNode {
    let child = ASDisplayNode()

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
      child.style.height = ASDimensionMake(20)
      child.style.width = ASDimensionMake(50)
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let stack = ASStackLayoutSpec.horizontal()
      stack.children = [child]
      return stack
    }
  }

  /// Counts what was seen by any thread.
  private final class Seen {
    private let lock = NSLock()
    private var values: Set<CGFloat> = []

    func insert(_ value: CGFloat) {
      lock.lock()
      values.insert(value)
      lock.unlock()
    }

    var all: Set<CGFloat> {
      lock.lock()
      defer { lock.unlock() }
      return values
    }
  }

  @Test("each layout is that of a style that was set, whatever other threads change meanwhile")
  func measureAndInvalidate() async {
    let (row, seen, range) = (environment.bind { Row() }, Seen(), range)
    // A stack resolves its children's fractions only if its own width is exact.
    let exact = ASSizeRangeMake(CGSize(width: 200, height: 0), range.max)
    await environment.overlap(threads: 6) { thread in
      for step in 1...300 {
        switch thread {
        case 0, 1:
          let layout = row.layoutThatFits(exact)
          seen.insert(layout.sublayouts.first?.size.width ?? -1)
          seen.insert(layout.frame(for: row.child).width)
        case 2:
          // 50 points and half of 200 points; a mixture of the two would be half a point, or 10,000.
          row.child.style.width =
            step % 2 == 0 ? ASDimensionMake(50) : ASDimensionMake(.fraction, 0.5)
          row.child.invalidateCalculatedLayout()
          row.setNeedsLayout()
        case 3:
          row.alpha = CGFloat(step) / 400
          row.frame = CGRect(x: 0, y: 0, width: CGFloat(step), height: 7)
          row.invalidateCalculatedLayout()
        case 4:
          _ = row.child.layoutThatFits(range, parentSize: range.max)
        default:
          _ = (row.calculatedSize, row.constrainedSizeForCalculatedLayout, row.calculatedLayout)
          _ = row.style.flexGrow
        }
      }
    } main: {
      for step in 1...200 {
        row.child.style.flexGrow = 0
        row.isHidden = step % 2 == 0
        row.setNeedsLayout()
      }
    }
    #expect(!seen.all.isEmpty)
    #expect(seen.all.subtracting([50, 100]) == [])
    row.setNeedsLayout()
    #expect(row.layoutThatFits(range).frame(for: row.child).size == CGSize(width: 50, height: 20))
    #expect(row.alpha == 0.75 && row.isHidden)
  }

  // Source: `ASTextNode.mm`, `-setAttributedText:` and `-calculateSizeThatFits:`.
  @Test("a text node is measured with one of the texts that were set")
  func texts() async {
    let (node, seen, range) = (environment.bind { ASTextNode() }, Seen(), range)
    let texts = ["a", "a longer text"].map { NSAttributedString(string: $0) }
    let expected = environment.bind {
      texts.map { text in
        let node = ASTextNode()
        node.attributedText = text
        return node.layoutThatFits(range).size.width
      }
    }
    node.attributedText = texts[0]
    await environment.overlap(threads: 4) { thread in
      for step in 1...200 {
        if thread < 2 {
          seen.insert(node.layoutThatFits(range).size.width)
        } else if thread == 2 {
          node.attributedText = texts[step % 2]
        } else {
          _ = (node.attributedText, node.calculatedSize)
        }
      }
    } main: {
    }
    #expect(!seen.all.isEmpty)
    #expect(seen.all.subtracting(expected) == [])
    #expect(node.layoutThatFits(range).size.width == expected[0])
  }

  @Test("threads that measure the same layout get the same object")
  func sharedLayout() async {
    let (row, range) = (environment.bind { Row() }, range)
    let results = Results()
    await environment.overlap(threads: 4) { _ in
      let layout = row.layoutThatFits(range)
      for sublayout in layout.sublayouts { results.append(ObjectIdentifier(sublayout)) }
      results.keep(layout)
    } main: {
    }
    #expect(results.count == 4 && results.distinct == 1)
  }

  /// A node whose size is that of its subnodes one beside the other.
  private final class Shelf: ASDisplayNode {
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      let stack = ASStackLayoutSpec.horizontal()
      stack.children = subnodes
      return stack
    }
  }

  // Source: `ASDisplayNode.mm`, `-subnodes`, `-_insertSubnode:atSubnodeIndex:sublayerIndex:andRemoveSubnode:`
  // and `-_setSupernode:`, which lock the node.
  @Test(
    "each layout is that of subnodes that were there, whatever other threads add or remove meanwhile"
  )
  func subnodes() async {
    let (shelf, other, seen, range) = (
      environment.bind { Shelf() }, environment.bind { ASDisplayNode() }, Seen(), range
    )
    let boxes = environment.bind { (0..<4).map { _ in ASDisplayNode() } }
    for box in boxes {
      box.style.width = ASDimensionMake(10)
      box.style.height = ASDimensionMake(10)
    }
    await environment.overlap(threads: 5) { thread in
      for step in 1...200 {
        switch thread {
        case 0: seen.insert(shelf.layoutThatFits(range).size.width)
        case 1:
          shelf.addSubnode(boxes[0])
          shelf.setNeedsLayout()
          shelf.insertSubnode(boxes[1], at: 0)
          boxes[0].removeFromSupernode()
          boxes[1].removeFromSupernode()
          shelf.setNeedsLayout()
        case 2:
          shelf.addSubnode(boxes[2])
          shelf.setNeedsLayout()
          if step % 2 == 0 { other.addSubnode(boxes[2]) }
          boxes[2].removeFromSupernode()
        case 3:
          _ = (shelf.subnodes.count, boxes[0].supernode, boxes[2].supernode === other)
          _ = shelf.primitiveTraitCollection()
        default:
          ASTraitCollectionPropagateDown(
            shelf,
            ASPrimitiveTraitCollectionFromUITraitCollection(
              UITraitCollection(displayScale: CGFloat(step % 3))))
        }
      }
    } main: {
      for _ in 1...100 {
        shelf.addSubnode(boxes[3])
        shelf.setNeedsLayout()
        boxes[3].removeFromSupernode()
      }
    }
    #expect(!seen.all.isEmpty)
    #expect(seen.all.subtracting([0, 10, 20, 30, 40]) == [])
    #expect(shelf.subnodes.isEmpty && other.subnodes.isEmpty)
    #expect(boxes.allSatisfy { $0.supernode == nil })
  }

  /// The objects that threads were given.
  private final class Results {
    private let lock = NSLock()
    private var identifiers: [ObjectIdentifier] = []
    private var layouts: [ASLayout] = []

    func append(_ identifier: ObjectIdentifier) {
      lock.lock()
      identifiers.append(identifier)
      lock.unlock()
    }

    func keep(_ layout: ASLayout) {
      lock.lock()
      layouts.append(layout)
      lock.unlock()
    }

    var count: Int { lock.withLock { identifiers.count } }
    var distinct: Int { lock.withLock { Set(identifiers).count } }
  }

  @Test("sizes, dimensions and positions of a style are never read half changed")
  func styles() async {
    let style = ASLayoutElementStyle()
    let mixtures = Seen()
    await environment.overlap(threads: 4) { thread in
      for step in 1...2000 {
        let isEven = step % 2 == 0
        switch thread {
        case 0:
          style.minWidth = isEven ? ASDimensionMake(.fraction, 0.25) : ASDimensionMake(30)
          style.layoutPosition = isEven ? CGPoint(x: 1, y: 1) : CGPoint(x: 2, y: 2)
        case 1:
          style.flexBasis = isEven ? ASDimensionMake(.fraction, 0.75) : ASDimensionMake(40)
          style.setLayoutOptionExtensionInteger(step, at: 0)
        default:
          let (minimum, basis, position) = (style.minWidth, style.flexBasis, style.layoutPosition)
          if minimum.unit == .fraction && minimum.value != 0.25 { mixtures.insert(1) }
          if minimum.unit == .points && minimum.value != 30 { mixtures.insert(2) }
          if basis.unit == .fraction && basis.value != 0.75 { mixtures.insert(3) }
          if basis.unit == .points && basis.value != 40 { mixtures.insert(4) }
          if position.x != position.y { mixtures.insert(5) }
          _ = style.layoutOptionExtensionInteger(at: 0)
        }
      }
    } main: {
    }
    #expect(mixtures.all.isEmpty)
    #expect(style.minWidth == ASDimensionMake(.fraction, 0.25))
    #expect(style.flexBasis == ASDimensionMake(.fraction, 0.75))
    #expect(style.layoutOptionExtensionInteger(at: 0) == 2000)
  }
}
