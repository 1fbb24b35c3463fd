import Testing
import UIKit

@Suite("Settings of lists that are kept")
@MainActor
struct KeptSettingTests {
  @Test("a collection view's settings have UIKit's defaults and keep what they are set to")
  func collection() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!view.remembersLastFocusedIndexPath && !view.selectionFollowsFocus)
    #expect(!view.isSpringLoaded && view.selfSizingInvalidation == .enabled)
    view.remembersLastFocusedIndexPath = true
    view.isSpringLoaded = true
    view.selfSizingInvalidation = .enabledIncludingConstraints
    #expect(view.remembersLastFocusedIndexPath && view.isSpringLoaded)
    #expect(!view.allowsFocus && view.selfSizingInvalidation == .enabledIncludingConstraints)
    #expect(view.reorderingCadence == .immediate && view.dragInteractionEnabled)
  }

  @Test("a table's settings have UIKit's defaults and keep what they are set to")
  func table() {
    let view = UITableView()
    #expect(view.selfSizingInvalidation == .enabled && view.dragInteractionEnabled)
    view.selfSizingInvalidation = .disabled
    view.selectionFollowsFocus = true
    #expect(view.selfSizingInvalidation == .disabled && view.selectionFollowsFocus)
    #expect(!view.allowsFocus && !view.allowsFocusDuringEditing && !view.isSpringLoaded)
    let cell = UITableViewCell()
    #expect(!cell.userInteractionEnabledWhileDragging)
  }

  @Test("a scroll view's settings have UIKit's defaults and keep what they are set to")
  func scrolling() {
    let view = UIScrollView()
    #expect(view.contentAlignmentPoint == .zero && view.allowsKeyboardScrolling)
    #expect(view.transfersHorizontalScrollingToParent && view.transfersVerticalScrollingToParent)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    view.transfersHorizontalScrollingToParent = false
    view.allowsKeyboardScrolling = false
    #expect(view.contentAlignmentPoint == CGPoint(x: 0.5, y: 1))
    #expect(!view.transfersHorizontalScrollingToParent && view.transfersVerticalScrollingToParent)
    #expect(!view.allowsKeyboardScrolling)
  }
}
