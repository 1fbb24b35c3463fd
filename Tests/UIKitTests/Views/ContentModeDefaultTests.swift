import Testing
import UIKit

@Suite("Default content modes")
@MainActor
struct ContentModeDefaultTests {
  // Apple, `UILabel`: the default content mode is `redraw`.
  @Test("a label is drawn again when its size changes")
  func label() {
    let stage = Stage()
    stage.environment.bind {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      label.text = "Agenda"
      #expect(label.contentMode == .redraw && UIView().contentMode == .scaleToFill)
      stage.window.addSubview(label)
      stage.settle()
      label.frame.size.width = 300
      #expect(label.layer.needsDisplay())
      stage.settle()
      label.contentMode = .scaleToFill
      label.frame.size.width = 200
      #expect(!label.layer.needsDisplay())
    }
  }

  @Test("text fields and text views are drawn again whatever their mode is")
  func fields() {
    let stage = Stage()
    stage.environment.bind {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      for view in [UITextField(frame: frame), UITextView(frame: frame)] as [UIView] {
        #expect(view.contentMode == .scaleToFill)
        stage.window.addSubview(view)
        stage.settle()
        view.contentMode = .left
        view.frame.size.width = 300
        #expect(view.layer.needsDisplay())
      }
    }
  }

  @Test("geometry has no negative zero")
  func zeros() {
    let view = UIView(frame: CGRect(x: -0.0, y: -0.0, width: 10, height: 10))
    view.bounds.origin = CGPoint(x: -0.0, y: -0.0)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scrollView.contentOffset = CGPoint(x: -0.0, y: -scrollView.contentInset.top)
    let points = [view.frame.origin, view.bounds.origin, scrollView.contentOffset]
    view.center = CGPoint(x: -0.0, y: -0.0)
    for point in points + [view.center] {
      #expect(point.x.sign == .plus && point.y.sign == .plus)
    }
  }
}
