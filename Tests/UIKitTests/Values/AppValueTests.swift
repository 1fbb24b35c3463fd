import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Values that apps write as they do on a device")
@MainActor
struct AppValueTests {
  @Test("Foundation's own index paths have rows and sections")
  func indexPath() {
    let path = NSIndexPath(row: 3, section: 1)
    #expect(path.row == 3 && path.item == 3 && path.section == 1)
    #expect((path as IndexPath) == IndexPath(item: 3, section: 1))
    let short = NSIndexPath()
    #expect(short.section == NSNotFound && short.row == NSNotFound)
  }

  @Test("points, sizes and rectangles compare by a method too")
  func equality() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.equalTo(rect) && !rect.equalTo(.zero))
    #expect(rect.size.equalTo(CGSize(width: 3, height: 4)) && !rect.size.equalTo(.zero))
    #expect(rect.origin.equalTo(CGPoint(x: 1, y: 2)) && !rect.origin.equalTo(.zero))
    let (whole, natural): (NSInteger, NSUInteger) = (-1, 1)
    #expect(whole + Int(natural) == 0)
  }

  @Test("resources find what the catalog has; others are empty and clear")
  func resources() {
    let stage = Stage()
    var environment = stage.environment
    environment.assets.images["cat"] = UIImage(name: "cat", size: CGSize(width: 2, height: 3))
    environment.assets.colors["brand"] = .purple
    environment.bind {
      let cat = UIImage(resource: ImageResource(name: "cat", bundle: .main))
      #expect(cat.size == CGSize(width: 2, height: 3))
      #expect(UIImage(resource: ImageResource(name: "dog", bundle: .main)).size == .zero)
      #expect(UIColor(resource: ColorResource(name: "brand", bundle: .main)) == .purple)
      #expect(UIColor(resource: ColorResource(name: "other", bundle: .main)) == .clear)
    }
  }

  @Test("Core Foundation's bytes are Foundation's; an image has none of its pixels")
  func bytes() throws {
    let data = try #require(CGDataProvider(data: NSData(data: Data([7, 8])))?.data)
    let start = try #require(CFDataGetBytePtr(data))
    #expect(CFDataGetLength(data) == 2 && start[0] == 7 && start[1] == 8)
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
    #expect(CFDataGetBytePtr(NSData()) == nil)
    #expect(CGImage(width: 1, height: 1).dataProvider == nil)
  }

  @Test("a preview is where its view is unless set otherwise")
  func previewTarget() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 2, y: 4, width: 6, height: 8)))
    outer.addSubview(inner)
    let preview = UITargetedPreview(view: inner)
    #expect(preview.target.container === outer && preview.target.center == CGPoint(x: 5, y: 8))
    let alone = UITargetedPreview(view: UIView(frame: CGRect(x: 2, y: 4, width: 6, height: 8)))
    #expect(alone.target.container === alone.view && alone.target.center == CGPoint(x: 3, y: 4))
    let turn = CGAffineTransform(scaleX: 2, y: 2)
    let target = UIPreviewTarget(container: inner, center: .zero, transform: turn)
    let moved = preview.retargetedPreview(with: target)
    #expect(moved.target === target && moved.view === inner && target.transform == turn)
    #expect(moved.parameters === preview.parameters)
    let provider: UIContextMenuActionProvider = { UIMenu(title: "a", children: $0) }
    let content: UIContextMenuContentPreviewProvider = { UIViewController() }
    let configuration = UIContextMenuConfiguration(
      previewProvider: content, actionProvider: provider)
    #expect(configuration.makeMenu()?.title == "a" && configuration.makePreview() != nil)
  }

  @Test("the system's animation takes views away at its end")
  func deletion() {
    let stage = Stage()
    let (gone, other) = (UIView(), UIView())
    stage.window.addSubview(gone)
    stage.window.addSubview(other)
    var hasFinished: Bool?
    stage.environment.bind {
      UIView.perform(
        .delete, on: [gone], options: .preferredFramesPerSecond60,
        animations: { other.alpha = 0.5 }, completion: { hasFinished = $0 })
    }
    #expect(gone.superview != nil && gone.alpha == 0 && other.alpha == 0.5)
    stage.advance(1)
    #expect(gone.superview == nil && hasFinished == true && other.superview != nil)
  }

  @Test("a view's anchor is its layer's")
  func anchor() {
    let view = UIView()
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero)
  }
}
