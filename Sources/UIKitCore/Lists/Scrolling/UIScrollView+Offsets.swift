extension UIScrollView {
  /// The range of offsets in which no space outside the content and its insets is visible.
  ///
  /// Rule V5: from minus the inset to the end of the content plus the inset. If the upper bound is
  /// smaller, the lower bound is used.
  package var offsetRange: (lowest: CGPoint, highest: CGPoint) {
    let inset = adjustedContentInset
    let lowest = CGPoint(x: -inset.left, y: -inset.top)
    return (
      lowest,
      CGPoint(
        x: max(lowest.x, contentSize.width + inset.right - bounds.width),
        y: max(lowest.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// Returns the offset within the range that is nearest to a given one.
  package func offsetInRange(_ offset: CGPoint) -> CGPoint {
    let (lowest, highest) = offsetRange
    return CGPoint(
      x: offset.x.clamped(from: lowest.x, to: highest.x),
      y: offset.y.clamped(from: lowest.y, to: highest.y))
  }

  /// Moves the offset into the range, unless a finger or a deceleration determines it.
  ///
  /// An axis whose offset was before the beginning of the content is not moved, because code set
  /// that offset.
  func pullIntoRange() {
    guard !motion.isDragging, !motion.isDecelerating, bounds.size != .zero else { return }
    let (lowest, highest) = offsetRange
    let offset = bounds.origin
    let pulled = CGPoint(
      x: offset.x > highest.x ? max(lowest.x, highest.x) : offset.x,
      y: offset.y > highest.y ? max(lowest.y, highest.y) : offset.y)
    if pulled != offset { bounds.origin = pulled }
  }

  /// Moves the offset because the size of the content before it changed, limited to the beginning
  /// of the content. A drag continues from there.
  func shiftOffset(by distance: CGPoint) {
    let (offset, lowest) = (bounds.origin, offsetRange.lowest)
    let moved = CGPoint(
      x: max(offset.x + distance.x, min(offset.x, lowest.x)),
      y: max(offset.y + distance.y, min(offset.y, lowest.y)))
    guard moved != offset else { return }
    motion.dragOrigin = CGPoint(
      x: motion.dragOrigin.x + moved.x - offset.x, y: motion.dragOrigin.y + moved.y - offset.y)
    bounds.origin = moved
  }

  func offsetThatShows(_ rect: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    let inset = adjustedContentInset
    var offset = contentOffset
    if rect.width <= visible.width || !visible.intersects(rect) {
      if rect.minX < visible.minX {
        offset.x = rect.minX - inset.left
      } else if rect.maxX > visible.maxX {
        offset.x = rect.maxX + inset.right - bounds.width
      }
    }
    if rect.height <= visible.height || !visible.intersects(rect) {
      if rect.minY < visible.minY {
        offset.y = rect.minY - inset.top
      } else if rect.maxY > visible.maxY {
        offset.y = rect.maxY + inset.bottom - bounds.height
      }
    }
    return offsetInRange(offset)
  }

  /// The insets that the system adds to ``contentInset``: the safe area, the refresh control, and
  /// the keyboard.
  var systemInset: UIEdgeInsets {
    var inset = safeAreaAdjustment
    inset.top += scrolling.refreshInset
    inset.bottom = max(inset.bottom, scrolling.keyboardOverlap)
    return inset
  }

  /// The axes along which the content scrolls or bounces.
  ///
  /// Rule: UIKit's documentation of `ContentInsetAdjustmentBehavior.scrollableAxes`: the content is
  /// larger than the view, or the axis always bounces.
  private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    (
      contentSize.width > bounds.width || alwaysBounceHorizontal,
      contentSize.height > bounds.height || alwaysBounceVertical
    )
  }

  /// The part of the insets that is due to the safe area.
  var safeAreaAdjustment: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero else { return .zero }
    let axes = scrollableAxes
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .scrollableAxes: return area.keeping(horizontal: axes.horizontal, vertical: axes.vertical)
    case .automatic:
      return area.keeping(
        horizontal: axes.horizontal, vertical: axes.vertical || isAdjustedByController)
    }
  }

  /// A Boolean value that indicates whether the owner, a controller in a navigation controller,
  /// allows the scroll view to be inset.
  private var isAdjustedByController: Bool {
    let owner = sequence(first: self as UIResponder, next: \.next)
      .lazy.compactMap { $0 as? UIViewController }.first
    guard let owner, owner.automaticallyAdjustsScrollViewInsets else { return false }
    return owner.navigationController != nil
  }
}

extension UIEdgeInsets {
  fileprivate func keeping(horizontal: Bool, vertical: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0,
      right: horizontal ? right : 0)
  }
}
