import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// What a container's cells draw, when and on which thread: by the calls of drawing code.
@Suite("Drawing in containers") @MainActor
struct ContainerDisplayTests {
  private let host = ContainerHost(size: CGSize(width: 300, height: 600))
  private let log = DrawingLog()

  private func list(_ configure: @escaping @Sendable (DrawingCellNode) -> Void = { _ in })
    -> ASCollectionNode
  {
    let source = DrawingRows(log, configure)
    host.retained.append(source)
    let node = host.bind { () -> ASCollectionNode in
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      return ASCollectionNode(collectionViewLayout: layout)
    }
    host.bind {
      node.dataSource = source
    }
    host.show(node)
    return node
  }

  private var drawn: [String] { log.all.filter { $0.hasPrefix("draw") } }

  @Test("what is visible draws first, then what is in the display range, all in the background")
  func order() {
    _ = list()
    host.settle()
    let visible = (0...5).map { "draw \($0) background" }
    #expect(Set(drawn.prefix(6)) == Set(visible))
    #expect(Set(drawn.dropFirst(6)) == ["draw 6 background", "draw 7 background"])
  }

  @Test("among those that are visible, and among those that are not, the priority decides")
  func priorities() {
    _ = list { $0.drawingPriority = $0.number }
    host.settle()
    #expect(drawn == [5, 4, 3, 2, 1, 0, 7, 6].map { "draw \($0) background" })
  }

  @Test("cells that scroll away before their turn never draw")
  func cancellation() {
    let node = list()
    host.settle()
    let before = drawn
    host.bind {
      node.contentOffset.y = 3000
      host.window.layoutIfNeeded()
      let cell = node.nodeForItem(at: IndexPath(item: 32, section: 0))
      #expect(cell?.isInDisplayState == true)
      node.contentOffset.y = 0
      host.window.layoutIfNeeded()
      #expect(cell?.isInDisplayState == false)
    }
    host.settle()
    // Those that came back in time draw anew, as their suspension ended.
    let numbers = drawn.dropFirst(before.count).compactMap { Int($0.split(separator: " ")[1]) }
    #expect(numbers.allSatisfy { $0 < 8 })
  }

  @Test("cells that must not show placeholders have drawn, in the background, before they show")
  func neverShowPlaceholders() {
    _ = list { $0.neverShowPlaceholders = true }
    host.settle()
    for number in 0...5 {
      let draw = log.all.firstIndex(of: "draw \(number) background")
      let show = log.all.firstIndex(of: "visible \(number)")
      #expect(draw != nil && show != nil && draw.map { $0 < show ?? 0 } == true, "\(number)")
    }
    #expect(drawn.count == 8)
  }

  @Test("other cells show before they have drawn")
  func placeholdersMayShow() {
    _ = list()
    host.settle()
    for number in 0...5 {
      let draw = log.all.firstIndex(of: "draw \(number) background")
      let show = log.all.firstIndex(of: "visible \(number)")
      #expect(draw != nil && show != nil && draw.map { $0 > show ?? 99 } == true, "\(number)")
    }
  }

  @Test("cells that leave the display range drop their contents, and draw again when they return")
  func leavingAndReturning() {
    let node = list()
    host.settle()
    host.bind {
      let cell = node.nodeForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.contents != nil)
      node.contentOffset.y = 3000
      host.settle()
      #expect(cell?.contents == nil)
      node.contentOffset.y = 0
      host.settle()
      #expect(cell?.contents != nil)
    }
    #expect(drawn.filter { $0 == "draw 0 background" }.count == 2)
  }
}

@MainActor
private final class DrawingRows: ASCollectionDataSource {
  private let log: DrawingLog
  private let configure: @Sendable (DrawingCellNode) -> Void

  init(_ log: DrawingLog, _ configure: @escaping @Sendable (DrawingCellNode) -> Void) {
    self.log = log
    self.configure = configure
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let (number, log, configure) = (indexPath.item, log, configure)
    return {
      let node = DrawingCellNode(number, log)
      configure(node)
      return node
    }
  }
}

/// A cell of 300 by 100 points that writes down its drawings and that it became visible.
final class DrawingCellNode: ASCellNode {
  private struct Parameters: Sendable {
    let number: Int
    let log: DrawingLog
  }

  let number: Int
  private let log: DrawingLog

  init(_ number: Int, _ log: DrawingLog) {
    self.number = number
    self.log = log
    super.init()
    // Only marked layers are drawn outside of a window.
    setNeedsDisplay()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    CGSize(width: 300, height: 100)
  }

  override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
    Parameters(number: number, log: log)
  }

  override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {
    guard let parameters = parameters as? Parameters else { return }
    let place = RuntimeScheduling.Role.current == .main ? "main" : "background"
    parameters.log.add("draw \(parameters.number) \(place)")
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(bounds)
  }

  override func didEnterVisibleState() {
    super.didEnterVisibleState()
    log.add("visible \(number)")
  }
}
