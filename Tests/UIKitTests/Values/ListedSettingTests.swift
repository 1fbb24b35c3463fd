import Foundation
import Testing
import UIKit
import UIKitSimulation

/// Settings of UIKit's lists and views that an app's nodes use, each with its effect.
///
/// Source: Apple's documentation of the property that a test names.
@Suite("Settings that Texture's containers use") @MainActor
struct ListedSettingTests {
  private let first = UIView(frame: .zero)
  private let second = UIView(frame: .zero)

  @Test(
    "the background of a collection view's cell is its rearmost subview, and leaves when replaced")
  func collectionCellBackground() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.backgroundView = first
    #expect(cell.subviews.first === first && first.frame == cell.bounds)
    cell.backgroundView = second
    #expect(first.superview == nil && cell.subviews.first === second)
  }

  @Test("a highlighted cell shows its selected background, and is configured again")
  func highlight() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let log = CallLog()
    cell.configurationUpdateHandler = { _, state in log("\(state.isHighlighted)") }
    cell.selectedBackgroundView = first
    cell.layoutIfNeeded()
    _ = log.take()
    #expect(first.superview == nil)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(first.superview === cell && log.take() == ["true"])
    cell.selectedBackgroundView = second
    #expect(first.superview == nil && second.superview === cell)
    cell.isHighlighted = false
    cell.layoutIfNeeded()
    #expect(second.superview == nil && log.take() == ["false"])
  }

  @Test("a row shows its background always, and its selected background while it is selected")
  func rowBackgrounds() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = first
    #expect(cell.subviews.first === first)
    cell.isSelected = true
    cell.selectedBackgroundView = second
    #expect(second.superview === cell)
    let other = UIView(frame: .zero)
    cell.selectedBackgroundView = other
    #expect(second.superview == nil && other.superview === cell)
    cell.isSelected = false
    cell.backgroundView = nil
    #expect(first.superview == nil && other.superview == nil)
  }

  @Test("another line spacing or scroll direction moves the items of a flow layout")
  func flowLayout() {
    let list = ListFixture(counts: [6])
    func origin() -> CGPoint? {
      list.view.layoutIfNeeded()
      return list.view.layoutAttributesForItem(at: .at(0, 1))?.frame.origin
    }
    #expect(origin() == CGPoint(x: 0, y: 20))
    list.layout.minimumLineSpacing = 7
    #expect(origin() == CGPoint(x: 0, y: 27))
    list.layout.minimumInteritemSpacing = 0
    list.layout.scrollDirection = .horizontal
    #expect(origin() == CGPoint(x: 0, y: 20) && list.view.contentSize.height == 100)
    list.layout.scrollDirection = .vertical
    #expect(origin() == CGPoint(x: 0, y: 27))
  }

  @Test("a scroll view tracks a finger from its touch until it leaves")
  func tracking() {
    let stage = Stage()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(view)
    #expect(!view.isTracking)
    view.beginDragging()
    #expect(view.isTracking)
    view.endDragging()
    #expect(!view.isTracking)
  }

  @Test("content that always bounces along an axis is inset by the safe area at once")
  func bouncing() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 30, bottom: 34, right: 30))
    let (view, recorder) = (UIScrollView(frame: stage.window.bounds), ScrollRecorder())
    view.delegate = recorder
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.adjustedContentInset == .zero)
    _ = recorder.log.take()
    view.alwaysBounceVertical = true
    #expect(recorder.log.take().contains("inset 20") && view.contentOffset.y == -20)
    #expect(view.adjustedContentInset.left == 0)
    view.alwaysBounceHorizontal = true
    #expect(recorder.log.take().contains("inset 20") && view.contentOffset.x == -30)
    #expect(view.adjustedContentInset.left == 30)
  }

  @Test("a view's transform is that of its layer, and scales its frame about the center")
  func transform() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(view.transform.isIdentity)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.frame == CGRect(x: 0, y: -10, width: 40, height: 60))
    #expect(view.layer.transform.m22 == 3 && view.transform.d == 3)
    view.layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    #expect(view.transform == CGAffineTransform(translationX: 5, y: 0))
  }

  @Test("a window adds its root view when it is shown, and posts each change once")
  func windowVisibility() {
    let stage = Stage()
    let (log, controller) = (CallLog(), UIViewController())
    let window = stage.environment.bind { UIWindow(frame: stage.window.bounds) }
    window.rootViewController = controller
    let observers = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification]
      .map { name in
        NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
          MainActor.assumeIsolated { log("\(window.isHidden)") }
        }
      }
    #expect(window.isHidden && controller.viewIfLoaded == nil)
    window.isHidden = false
    window.isHidden = false
    #expect(controller.viewIfLoaded?.superview === window)
    window.isHidden = true
    #expect(log.take() == ["false", "true"])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
