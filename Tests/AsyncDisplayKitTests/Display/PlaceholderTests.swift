import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct PlaceholderTests {
  final class Placeheld: DrawingNode {
    var persists = false
    override func placeholderImage() -> UIImage? {
      calls.append("placeholder")
      return UIImage(name: "placeholder", size: CGSize(width: 1, height: 1))
    }
    override func placeholderShouldPersist() -> Bool { persists }
  }

  static func show(_ node: ASDisplayNode) -> UIWindow {
    let window = makeWindow()
    window.addSubview(node.view)
    return window
  }

  static func placeholder(of node: ASDisplayNode) -> CALayer? {
    node.layer.sublayers?.first { $0.zPosition == 9999 }
  }

  static func makeNode() -> Placeheld {
    let node = Placeheld("a", DrawingLog(), side: 50)
    node.placeholderEnabled = true
    return node
  }

  @Test("a placeholder is in front until the node has drawn")
  func showsAndGoes() {
    withNodeEnvironment { scheduler, _ in
      let node = Self.makeNode()
      let window = Self.show(node)
      let layer = Self.placeholder(of: node)
      #expect(layer?.opacity == 1)
      #expect(layer?.contents != nil)
      #expect(layer?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
      scheduler.drain()
      #expect(node.contents != nil)
      #expect(Self.placeholder(of: node) == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test("without the switch, or with contents, there is none")
  func none() {
    withNodeEnvironment { scheduler, _ in
      let node = Self.makeNode()
      node.placeholderEnabled = false
      let window = Self.show(node)
      #expect(Self.placeholder(of: node) == nil)
      scheduler.drain()
      node.placeholderEnabled = true
      node.view.removeFromSuperview()
      window.addSubview(node.view)
      #expect(Self.placeholder(of: node) == nil)
    }
  }

  @Test("it fades on the virtual clock, while visible")
  func fades() {
    withNodeEnvironment { scheduler, _ in
      let node = Self.makeNode()
      node.placeholderFadeDuration = 0.25
      let window = Self.show(node)
      scheduler.drain()
      #expect(Self.placeholder(of: node)?.opacity == 0)
      scheduler.advance(by: 0.2)
      #expect(Self.placeholder(of: node) != nil)
      scheduler.advance(by: 0.05)
      #expect(Self.placeholder(of: node) == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test("an override may keep it")
  func persists() {
    withNodeEnvironment { scheduler, _ in
      let node = Self.makeNode()
      node.persists = true
      let window = Self.show(node)
      scheduler.drain()
      #expect(Self.placeholder(of: node) != nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test("clearing contents drops its picture")
  func clearing() {
    withNodeEnvironment { _, _ in
      let node = Self.makeNode()
      let window = Self.show(node)
      node.clearContents()
      #expect(Self.placeholder(of: node)?.contents == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test("the picture is made when a layout is adopted, and once")
  func madeWithLayout() {
    withNodeEnvironment { _, _ in
      let node = Self.makeNode()
      node.layoutIfNeeded()
      #expect(node.count("placeholder") == 1)
      let window = Self.show(node)
      #expect(node.count("placeholder") == 1)
      withExtendedLifetime(window) {}
    }
  }

  @Test("the default color is a white of 0.95")
  func defaultColor() {
    #expect(
      ASDisplayNodeDefaultPlaceholderColor().cgColor == UIColor(white: 0.95, alpha: 1).cgColor)
  }
}
