import Foundation

extension RuntimeViolation.Code {
  /// The code of an advisory: an item is longer than its line. UIKit logs that the behavior is
  /// undefined.
  public static let flowItemTooLong = RuntimeViolation.Code(rawValue: "flow-item-too-long")
  /// The code of a violation: a spacing, an inset, or the size of a header or footer is not a
  /// number. It counts as zero.
  public static let flowDistanceNotFinite = RuntimeViolation.Code(
    rawValue: "flow-distance-not-finite")
  /// The code of a violation: an item's width or height is zero, negative, or not a number. UIKit
  /// asserts.
  public static let flowItemSizeNotPositive = RuntimeViolation.Code(
    rawValue: "flow-item-size-not-positive")
  /// The code of an advisory: a layout in a container of nodes estimates sizes, but cells are not
  /// measured there.
  public static let selfSizingIsOff = RuntimeViolation.Code(rawValue: "self-sizing-is-off")
}

extension UICollectionViewFlowLayout {
  /// Reports the first item that is longer than its line.
  ///
  /// - Quirk: such an item is placed anyway, and extends beyond the insets; advisory
  ///   `flow-item-too-long`.
  func reportOversizedItem(of geometry: FlowGeometry) {
    guard case .item(let item, let section) = geometry.firstOversizedItem else { return }
    let side = scrollDirection == .vertical ? "width" : "height"
    guard geometry.roomForItems(inSection: section) >= 0 else {
      return reportMissingRoom(side, section, item)
    }
    let size = geometry.frame(of: .item(item, section: section))?.size ?? .zero
    collectionView?.report(
      RuntimeViolation(
        .flowItemTooLong, severity: .advisory, subject: "\(type(of: self))",
        message:
          "The behavior of the flow layout is not defined because the \(side) of item \(item) in section "
          + "\(section) is \(geometry.environment.axis.along(size)), but the section and content insets leave "
          + "\(geometry.roomForItems(inSection: section)) points for items.",
        remedy: "Return a size whose \(side) is at most that of the view minus both insets.",
        numbers: [section, item]))
  }

  /// Reports that the insets are larger than the view, which no size of an item can mend.
  private func reportMissingRoom(_ side: String, _ section: Int, _ item: Int) {
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    collectionView.report(
      RuntimeViolation(
        .flowItemTooLong, severity: .advisory, subject: "\(type(of: self))",
        message: "The behavior of the flow layout is not defined because the view's \(side) of "
          + "\(scrollDirection == .vertical ? size.width : size.height) is less than the section and "
          + "content insets, which leave no room for item \(item) in section \(section).",
        remedy:
          "Lay out the view before its data is loaded, or set contentInsetAdjustmentBehavior to "
          + "'.never' if bars should not reduce the room.",
        numbers: [section, item]))
  }

  func report(_ size: CGSize, at indexPath: IndexPath) {
    collectionView?.report(
      RuntimeViolation(
        .flowItemSizeNotPositive, subject: "\(type(of: self))",
        message:
          "Negative or zero item sizes are not supported in the flow layout: item \(indexPath.item) in section "
          + "\(indexPath.section) is \(size.width) wide and \(size.height) high.",
        remedy: "Return a size whose width and height are above zero.",
        numbers: [indexPath.section, indexPath.item]))
  }

  /// Reports an estimated size in a container of nodes, once.
  ///
  /// - Quirk: Texture's containers determine every size themselves, so that the estimate has no
  ///   effect; advisory `self-sizing-is-off`.
  func reportEstimate() {
    guard estimatedItemSize != .zero, !hasReportedEstimate, let collectionView,
      collectionView.sizing == .byLayout
    else { return }
    hasReportedEstimate = true
    collectionView.report(
      RuntimeViolation(
        .selfSizingIsOff, severity: .advisory, subject: "\(type(of: self))",
        message: "A container of nodes does not ask cells for their sizes, so that the estimate "
          + "has no effect.",
        remedy: "Leave estimatedItemSize zero, and give sizes by nodes, itemSize or the delegate."))
  }

  func reportDistance(of section: Int) {
    collectionView?.report(
      RuntimeViolation(
        .flowDistanceNotFinite, subject: "\(type(of: self))",
        message: "A spacing, an inset or the size of a header or footer of section \(section) is "
          + "not a finite number; it counts as zero.",
        remedy: "Check divisions by zero and sizes taken from an empty view.",
        numbers: [section]))
  }
}
