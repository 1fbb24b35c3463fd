import UIKit

/// The values that were set on a collection node before its view is loaded.
@MainActor
struct CollectionPendingState: ContainerPendingState {
  var layout: UICollectionViewLayout
  /// The frame with which the view is made, in points.
  var frame = CGRect.zero
  var viewClass: ASCollectionView.Type?
  var layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  weak var inspector: (any ASCollectionViewLayoutInspecting)?
  var features: DataControllerFeatures = []
  var inverted = false
  var allowsSelection = true
  var allowsMultipleSelection = false
  var layoutMode = ASCellLayoutMode.none
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
  var isPagingEnabled = false
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var contentInset = UIEdgeInsets.zero
  var contentOffset = CGPoint.zero
  var animatesContentOffset = false
  var leadingScreens: CGFloat = 0
  var tuning = RangeTuningTable()
  var rangeMode = ASLayoutRangeMode.unspecified

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }

  /// Applies the values to the view, in Texture's order.
  ///
  /// Source: `ASCollectionNode.mm`, `-didLoad`.
  func apply(to view: ASCollectionView) {
    view.allowsSelection = allowsSelection
    view.allowsMultipleSelection = allowsMultipleSelection
    view.policy.mode = layoutMode
    view.layoutFacilitator = layoutFacilitator
    if let inspector { view.layoutInspector = inspector }
    view.showsVerticalScrollIndicator = showsVerticalIndicator
    view.showsHorizontalScrollIndicator = showsHorizontalIndicator
    view.isPagingEnabled = isPagingEnabled
    // The view's class may have enabled these. Source: `ASCollectionNode.mm`, `-didLoad`.
    if alwaysBounceVertical { view.alwaysBounceVertical = true }
    if alwaysBounceHorizontal { view.alwaysBounceHorizontal = true }
    if contentInset != .zero { view.contentInset = contentInset }
    if contentOffset != .zero {
      view.setContentOffset(contentOffset, animated: animatesContentOffset)
    }
    apply(to: view.rangeController)
  }
}
