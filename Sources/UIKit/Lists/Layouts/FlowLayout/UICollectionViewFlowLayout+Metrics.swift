import Foundation

extension UICollectionViewFlowLayout {
  /// Asks the view for counts and the delegate for metrics, section by section, and places all.
  func makeGeometry() -> FlowGeometry {
    guard let collectionView else {
      return FlowGeometry(EmptyCollection(), in: surroundings(breadth: 0, scale: 1))
    }
    let scale = collectionView.traitCollection.displayScale
    var metrics = FlowMetricsQuery(layout: self, collectionView: collectionView)
    let sections = (0..<collectionView.numberOfSections).map { metrics.section($0) }
    if let refused = metrics.firstRefusedSize { report(refused.size, at: refused.indexPath) }
    if let section = metrics.firstRefusedSection { reportDistance(of: section) }
    return FlowGeometry(
      sections,
      in: surroundings(
        breadth: lineLength(in: collectionView.bounds.size), scale: scale > 0 ? scale : 1))
  }

  private func surroundings(breadth: CGFloat, scale: CGFloat) -> FlowSurroundings {
    FlowSurroundings(
      axis: axis, breadth: breadth, scale: scale,
      variedColumnSpacing: variedColumnSpacing == .exchanged ? .exchanged : .documented)
  }

  /// What a safe area or margins add to the insets along a line (rule F13).
  var referenceInsets: UIEdgeInsets {
    guard let collectionView else { return .zero }
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = collectionView.safeAreaInsets
    case .fromLayoutMargins: reference = collectionView.layoutMargins
    }
    let known = collectionView.adjustedContentInset
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(reference.left - known.left, 0),
        bottom: 0, right: max(reference.right - known.right, 0))
      : UIEdgeInsets(
        top: max(reference.top - known.top, 0), left: 0,
        bottom: max(reference.bottom - known.bottom, 0), right: 0)
  }
}
