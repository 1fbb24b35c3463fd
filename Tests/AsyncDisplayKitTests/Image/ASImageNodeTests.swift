import Testing
import UIKit

@testable import AsyncDisplayKit

/// An image node that counts how often drawing is asked for.
private final class CountingImageNode: ASImageNode {
  var drawings = 0

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    drawings += 1
  }
}

@Suite("Image node")
@MainActor
struct ASImageNodeTests {
  private let icon = UIImage(name: "icon", size: CGSize(width: 20, height: 30))

  private func picture(of node: ASImageNode) throws -> UIImage {
    node.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    node.contentsScale = 1
    let parameters = try #require(node.drawParameters(forAsyncLayer: _ASDisplayLayer()))
    return try #require(ASImageNode.display(withParameters: parameters, isCancelled: { false }))
  }

  @Test func `a node is as large as its image`() {
    let node = ASImageNode()
    #expect(node.size(atMost: 50, 40) == CGSize(width: 50, height: 40))
    #expect(node.layoutThatFits(ASSizeRangeUnconstrained).size == .zero)
    node.image = icon
    node.invalidateCalculatedLayout()
    #expect(node.size(atMost: 50, 40) == CGSize(width: 20, height: 30))
    #expect(node.size(atMost: 10, 10) == CGSize(width: 10, height: 10))
  }

  @Test func `a new node has Texture's defaults`() {
    let node = ASImageNode()
    #expect(node.contentMode == .scaleAspectFill)
    #expect(node.clipsToBounds)
    #expect(node.isCropEnabled)
    #expect(node.cropRect == CGRect(x: 0.5, y: 0.5, width: 0, height: 0))
    #expect(node.forcedSize == .zero)
    #expect(!node.forceUpscaling)
    #expect(!node.placeholderEnabled)
    #expect(node.placeholderColor == ASDisplayNodeDefaultPlaceholderColor())
    node.placeholderColor = .red
    #expect(node.placeholderEnabled)
    node.placeholderColor = nil
    #expect(!node.placeholderEnabled)
    #expect(node.placeholderColor == nil)
    node.placeholderEnabled = true
    node.placeholderColor = nil
    #expect(node.placeholderEnabled)
  }

  // Source: `ASImageNode.mm`, `-setCropRect:`.
  @Test(
    "another crop rectangle draws an image again that is larger than the bounds",
    arguments: [(CGFloat(10), 1), (CGFloat(100), 0)])
  func cropRedraws(side: CGFloat, count: Int) {
    withNodeEnvironment { _, _ in
      let node = CountingImageNode()
      node.image = icon
      node.frame = CGRect(x: 0, y: 0, width: side, height: side)
      _ = node.view
      node.drawings = 0
      node.cropRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      #expect(node.drawings == count)
    }
  }

  @Test func `the image is drawn into the picture`() throws {
    let node = ASImageNode()
    node.image = icon
    let list = try #require(try picture(of: node).displayList)
    #expect(
      list.operations == [
        .image(
          icon, rect: CGRect(x: 0, y: 0, width: 20, height: 30), alpha: 1, blend: .normal)
      ])
  }

  @Test func `without an image nothing is drawn`() {
    #expect(ASImageNode().drawParameters(forAsyncLayer: _ASDisplayLayer()) == nil)
  }

  @Test func `a drawing that is no longer wanted gives nothing`() throws {
    let node = ASImageNode()
    node.image = icon
    node.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    let parameters = try #require(node.drawParameters(forAsyncLayer: _ASDisplayLayer()))
    let picture = ASImageNode.display(withParameters: parameters, isCancelled: { true })
    #expect(picture == nil)
  }

  @Test func `the modification gets the picture and the traits`() throws {
    let node = ASImageNode()
    node.image = icon
    let other = UIImage(name: "other", size: CGSize(width: 1, height: 1))
    node.imageModificationBlock = { image, _ in image.size.width == 20 ? other : nil }
    #expect(try picture(of: node) == other)
  }

  @Test func `a round border clips the picture and is drawn over it`() throws {
    let node = ASImageNode()
    node.image = icon
    node.imageModificationBlock = ASImageNodeRoundBorderModificationBlock(2, .red)
    let list = try #require(try picture(of: node).displayList)
    guard case .group(let inner, let clip, _) = list.operations.first else {
      Issue.record("nothing was clipped")
      return
    }
    #expect(clip?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
    guard case .stroke(_, let color, let style, _) = inner.operations.last else {
      Issue.record("no border was drawn")
      return
    }
    #expect(color == UIColor.red.cgColor)
    #expect(style.width == 2)
  }

  @Test func `a round picture without a border has none`() throws {
    let node = ASImageNode()
    node.image = icon
    node.imageModificationBlock = ASImageNodeRoundBorderModificationBlock(0, nil)
    let list = try #require(try picture(of: node).displayList)
    guard case .group(let inner, _, _) = list.operations.first else {
      Issue.record("nothing was clipped")
      return
    }
    #expect(inner.operations.count == 1)
  }

  @Test func `a tint is recorded and caps are kept`() throws {
    let block = ASImageNodeTintColorModificationBlock(.green)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = icon.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let tinted = try #require(block(resizable, ASPrimitiveTraitCollection()))
    #expect(tinted.capInsets == caps)
    #expect(tinted.size == icon.size)
    guard case .image(let drawn, _, _, _) = tinted.displayList?.operations.first else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(drawn == resizable.withTintColor(.green, renderingMode: .alwaysTemplate))
  }

  @Test func `a resizable image is not drawn anew`() throws {
    let node = ASImageNode()
    let resizable = icon.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    node.image = resizable
    #expect(try picture(of: node) == resizable)
  }

  @Test(
    "entering a window and a new tint draw template images only",
    arguments: [
      (UIImage.RenderingMode.automatic, 0), (.alwaysTemplate, 1),
    ])
  func redraws(mode: UIImage.RenderingMode, count: Int) {
    withNodeEnvironment { _, _ in
      let node = CountingImageNode()
      node.image = icon.withRenderingMode(mode)
      _ = node.view
      node.drawings = 0
      node.didEnterHierarchy()
      #expect(node.drawings == count)
      node.drawings = 0
      node.tintColorDidChange()
      #expect(node.drawings == count)
    }
  }

  @Test func `who asked for drawing hears when it is done`() {
    withNodeEnvironment { scheduler, _ in
      let node = ASImageNode()
      node.image = icon
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
      makeWindow().addSubview(node.view)
      scheduler.drain()
      var outcomes: [Bool] = []
      node.setNeedsDisplay { outcomes.append($0) }
      node.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      #expect(outcomes == [false])
      node.displaySuspended = true
      node.setNeedsDisplay { outcomes.append($0) }
      #expect(outcomes == [false, true])
    }
  }

  // Source: `ASImageNode.mm`, `-setPlaceholderColor:`.
  @Test func `the default placeholder color enables no placeholder`() {
    let node = ASImageNode()
    node.placeholderColor = ASDisplayNodeDefaultPlaceholderColor()
    #expect(!node.placeholderEnabled)
    node.placeholderColor = nil
    #expect(node.placeholderColor == nil)
  }

  // Source: `ASImageNode.mm`, `+displayWithParameters:isCancelled:`.
  @Test func `a resizable template image is not tinted`() throws {
    let node = ASImageNode()
    let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let stretched = icon.resizableImage(withCapInsets: insets)
      .withRenderingMode(.alwaysTemplate)
    node.image = stretched
    node.tintColor = .red
    #expect(try picture(of: node) === stretched)
  }

  @Test func `taking the image away clears the contents`() {
    withNodeEnvironment { scheduler, _ in
      let node = ASImageNode()
      node.image = icon
      node.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
      makeWindow().addSubview(node.view)
      node.recursivelyEnsureDisplaySynchronously(true)
      scheduler.drain()
      #expect(node.contents != nil)
      node.image = nil
      #expect(node.contents == nil)
    }
  }
}
