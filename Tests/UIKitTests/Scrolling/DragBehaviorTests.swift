import Foundation
import Testing
import UIKit
import UIKitSimulation

@MainActor @Suite("Directional lock and keyboard while dragging")
struct DragBehaviorTests {
  private func scrollView(on stage: Stage) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.contentOffset = CGPoint(x: 100, y: 100)
    stage.window.addSubview(view)
    return view
  }

  @Test(
    "a lock keeps to the direction in which the drag begins",
    arguments: [
      (CGPoint(x: -10, y: -2), CGPoint(x: 120, y: 100)),
      (CGPoint(x: -2, y: -10), CGPoint(x: 100, y: 120)),
      (CGPoint(x: -10, y: -10), CGPoint(x: 120, y: 120)),
    ])
  func lock(first: CGPoint, offset: CGPoint) {
    let view = scrollView(on: Stage())
    view.isDirectionalLockEnabled = true
    view.beginDragging()
    view.drag(by: first)
    view.drag(by: CGPoint(x: -20 - first.x, y: -20 - first.y))
    #expect(view.contentOffset == offset)
    view.endDragging(withVelocity: CGPoint(x: 1, y: 1))
    view.finishDecelerating()
    #expect((view.contentOffset.x == 100) == (offset.x == 100))
    #expect((view.contentOffset.y == 100) == (offset.y == 100))
  }

  @Test("without a lock both axes follow, and a new drag is free to choose")
  func free() {
    let view = scrollView(on: Stage())
    view.beginDragging()
    view.drag(by: CGPoint(x: -10, y: -2))
    view.endDragging()
    #expect(view.contentOffset == CGPoint(x: 110, y: 102))
    view.isDirectionalLockEnabled = true
    for (way, offset) in [
      (CGPoint(x: -10, y: 0), CGPoint(x: 120, y: 102)),
      (CGPoint(x: 0, y: -10), CGPoint(x: 120, y: 112)),
    ] {
      view.beginDragging()
      view.drag(by: way)
      view.endDragging()
      #expect(view.contentOffset == offset)
    }
  }

  /// A scroll view that accepts its pan gesture and keeps where it begins.
  private final class AskedScrollView: UIScrollView, UIGestureRecognizerDelegate {
    private(set) var locations: [CGPoint] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      locations.append(touch.location(in: nil))
      return true
    }
  }

  @Test("the delegate of the pan gesture is asked about a touch in the middle of what is shown")
  func panTouch() {
    let (stage, outer) = (Stage(), UIView(frame: CGRect(x: 7, y: 20, width: 200, height: 200)))
    stage.window.addSubview(outer)
    let view = AskedScrollView(frame: CGRect(x: 10, y: 30, width: 100, height: 60))
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.contentOffset = CGPoint(x: 0, y: 500)
    view.panGestureRecognizer.delegate = view
    outer.addSubview(view)
    view.beginDragging()
    #expect(view.locations == [CGPoint(x: 67, y: 80)])
    #expect(view.isDragging)
  }

  @Test(
    "a drag takes the keyboard away when it is to",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true),
      (.onDragWithAccessory, true), (.interactive, false),
    ])
  func keyboard(mode: UIScrollView.KeyboardDismissMode, isDismissed: Bool) {
    let stage = Stage()
    let (view, field) = (scrollView(on: stage), UITextField(frame: .zero))
    stage.window.addSubview(field)
    view.keyboardDismissMode = mode
    #expect(field.becomeFirstResponder())
    view.beginDragging()
    #expect(field.isFirstResponder != isDismissed)
  }

  @Test("editing ends below the view it is ended for, and by force where it is rejected")
  func endEditing() {
    let stage = Stage()
    let (one, other, field) = (UIView(), UIView(), StubbornField(frame: .zero))
    stage.window.addSubview(one)
    stage.window.addSubview(other)
    one.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(other.endEditing(true) && field.isFirstResponder)
    #expect(!one.endEditing(false) && field.isFirstResponder)
    #expect(one.endEditing(true) && !field.isFirstResponder)
  }
}

/// Never gives the keyboard up.
private final class StubbornField: UITextField {
  override var canResignFirstResponder: Bool { false }
}
