import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Text nodes and text cells whose own members several threads use, as Texture allows.
///
/// Source: `ASTextNode.mm` and `ASCellNode.mm`, `ASTextCellNode`, whose accessors lock the node.
@Suite("Text nodes that several threads set and measure") @MainActor
struct TextNodeThreadTests {
  private let environment = RuntimeEnvironment(
    scheduler: RuntimeScheduling.LiveScheduler(), violationHandler: .silent)

  @Test("what threads set last is kept while others measure and read")
  func settings() async {
    let node = environment.bind { ASTextNode() }
    node.attributedText = NSAttributedString(string: "one two three four five six")
    let body: (Int) -> Void = { thread in
      for step in 1...200 {
        switch thread {
        case 0: node.textContainerInset.left = CGFloat(step % 5)
        case 1: node.truncationAttributedText = NSAttributedString(string: "\(step)")
        case 2: node.shadowRadius = CGFloat(step)
        case 3: node.shadowOpacity = CGFloat(step) / 200
        case 4:
          node.linkAttributeNames = ["\(step)"]
          _ = (node.lineCount, node.shadowPadding, node.linkAttributeNames)
        default:
          let size = CGSize(width: CGFloat(40 + step % 7), height: 30)
          _ = node.layoutThatFits(ASSizeRange(min: .zero, max: size))
        }
      }
    }
    await environment.overlap(threads: 6, body) {
      for step in 1...200 {
        node.maximumNumberOfLines = UInt(step % 3)
        _ = (node.isTruncated, node.placeholderColor, node.truncationAttributedText)
      }
    }
    #expect(node.truncationAttributedText?.string == "200" && node.linkAttributeNames == ["200"])
    #expect(node.shadowRadius == 200 && node.shadowOpacity == 1)
    #expect(node.textContainerInset.left == 0 && node.maximumNumberOfLines == 2)
  }

  // Source: `ASTextNode.mm`, `-lineCount` and `-isTruncated`, which use the bounds that any thread may read.
  @Test("a thread reads the lines of a loaded text node at its bounds")
  func linesOfLoadedNode() async {
    let log = Locked<[RuntimeViolation.Code]>([])
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.LiveScheduler(),
      violationHandler: RuntimeViolation.Handler { violation in
        log.withLock { $0.append(violation.code) }
      }
    )
    let node = environment.bind { () -> ASTextNode in
      let node = ASTextNode()
      node.attributedText = NSAttributedString(string: "one two three four five six")
      _ = node.layoutThatFits(
        ASSizeRange(min: .zero, max: CGSize(width: 1000, height: 1000)))
      _ = node.view
      node.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
      return node
    }
    let lines = environment.bind { node.lineCount }
    let isTruncated = environment.bind { node.isTruncated }
    let read = Locked<[(UInt, Bool)]>([])
    await environment.overlap(threads: 2) { _ in
      for _ in 1...20 {
        let value = (node.lineCount, node.isTruncated)
        read.withLock { $0.append(value) }
      }
    } main: {
    }
    let values = read.withLock { $0 }
    #expect(values.count == 40 && lines > 1 && isTruncated)
    #expect(values.allSatisfy { $0 == lines && $1 == isTruncated })
    #expect(log.withLock { $0 }.isEmpty)
  }

  @Test("the text and the insets of a text cell that threads set last are kept")
  func textCell() async {
    let cell = environment.bind { ASTextCellNode() }
    let body: (Int) -> Void = { thread in
      for step in 1...200 {
        switch thread {
        case 0: cell.text = "\(step)"
        case 1: cell.textInsets = UIEdgeInsets(top: 0, left: CGFloat(step), bottom: 0, right: 0)
        default: cell.textAttributes = [.kern: step]
        }
      }
    }
    await environment.overlap(threads: 3, body) {
      for _ in 1...200 { _ = (cell.text, cell.textInsets, cell.textAttributes) }
    }
    #expect(cell.text == "200" && cell.textInsets.left == 200)
    #expect(cell.textAttributes[.kern] as? Int == 200)
  }
}
