import Foundation
import Testing
import UIKit

/// Members that apps set in passing.
@Suite("Values that are kept")
@MainActor
struct KeptValueTests {
  @Test("titles have attributes for each state")
  func titleAttributes() {
    let item = UITabBarItem(title: "a", image: nil, tag: 0)
    item.setTitleTextAttributes([.kern: 2], for: .selected)
    #expect(item.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes(nil, for: .selected)
    #expect(item.titleTextAttributes(for: .selected) == nil)
    let segments = UISegmentedControl(items: ["a"])
    segments.setTitleTextAttributes([.kern: 3], for: .normal)
    #expect(segments.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
  }

  @Test("the parts of an animation are changed at once, its end comes by the clock")
  func keyframes() {
    let (stage, log) = (Stage(), CallLog())
    stage.environment.bind {
      UIView.animateKeyframes(withDuration: 1, delay: 1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log("first") }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log("second") }
      } completion: { _ in
        log("end")
      }
    }
    #expect(log.take() == ["first", "second"])
    stage.advance(1.9)
    #expect(log.take().isEmpty)
    stage.advance(0.2)
    #expect(log.take() == ["end"])
  }

  @Test("a hierarchy is drawn back to front, each view at its place")
  func rendering() {
    let (view, inner) = (
      UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)),
      UIView(frame: CGRect(x: 2, y: 3, width: 4, height: 5))
    )
    view.backgroundColor = .red
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let context = CGContext(size: CGSize(width: 20, height: 20), scale: 1)
    UIGraphicsPushContext(context)
    #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    UIGraphicsPopContext()
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    let expected = CGContext(size: CGSize(width: 20, height: 20), scale: 1)
    expected.setFillColor(UIColor.red.cgColor)
    expected.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    expected.setFillColor(UIColor.blue.cgColor)
    expected.fill(CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(context.displayList == expected.displayList)
    #expect(view.snapshotView(afterScreenUpdates: false)?.bounds == view.bounds)
  }

  @Test("a file is given back as it was read, and nothing else is encoded")
  func encoding() {
    let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A])
    let image = UIImage(cgImage: CGImage(width: 1, height: 1, source: .encoded(png)))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 0.5) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("the status bar is as high as the screen's safe area, and tasks have numbers of their own")
  func application() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    stage.environment.bind {
      let application = UIApplication.shared
      #expect(application.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 47))
      let task = application.beginBackgroundTask()
      #expect(task != .invalid && task != application.beginBackgroundTask(withName: "a"))
      application.endBackgroundTask(task)
    }
  }

  @Test("an element lies in its container's space until a frame is set")
  func accessibilityElement() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
    element.accessibilityFrame = CGRect(x: 0, y: 0, width: 9, height: 9)
    #expect(element.accessibilityFrame.width == 9)
  }

  @Test("a movement of the device goes along the chain")
  func motion() {
    @MainActor final class Shaken: UIViewController {
      var shakes = 0
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { shakes += 1 }
      }
    }
    let controller = Shaken()
    controller.view.motionEnded(.motionShake, with: nil)
    #expect(controller.shakes == 1)
  }

  @Test("a text view scrolls to a range")
  func scrollToRange() {
    let stage = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.addSubview(view)
    view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
    view.scrollRangeToVisible(NSRange(location: 95, length: 4))
    #expect(view.contentOffset.y > 100)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    #expect(view.contentOffset.y <= 8)
  }

  @Test("page controls know the size of their dots, and layers keep their time")
  func small() {
    #expect(UIPageControl().size(forNumberOfPages: 3) == CGSize(width: 40, height: 28))
    #expect(UIPageControl().size(forNumberOfPages: 0).width == 0)
    #expect(UIProgressView(progressViewStyle: .bar).progressViewStyle == .bar)
    let layer = CALayer()
    #expect(layer.speed == 1 && layer.magnificationFilter == .linear)
    layer.speed = 0
    layer.timeOffset = 2
    layer.magnificationFilter = .nearest
    #expect(layer.speed == 0 && layer.timeOffset == 2 && layer.magnificationFilter == .nearest)
  }
}
