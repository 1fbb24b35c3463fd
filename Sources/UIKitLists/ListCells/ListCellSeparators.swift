import Foundation

/// The separators above and below a list cell.
@MainActor
struct ListCellSeparators {
  private var top: UIView?
  private var bottom: UIView?
  /// The area that was last set on the layout guide of the cell's separator.
  private var area = CGRect.zero

  /// Shows the separators of a configuration, or removes them when `nil`.
  mutating func show(
    _ configuration: UIListSeparatorConfiguration?, in cell: UICollectionViewListCell,
    guide: UILayoutGuide
  ) {
    guard let configuration else {
      top = Self.exchange(top, isShown: false, in: cell)
      bottom = Self.exchange(bottom, isShown: false, in: cell)
      return
    }
    let pixel = 1 / max(cell.traitCollection.displayScale, 1)
    let isOwn = guide.solvedFrame != .zero && guide.solvedFrame != area
    let start = isOwn ? Self.start(of: guide.solvedFrame, in: cell) : Self.textStart(in: cell)
    top = Self.exchange(
      top, isShown: configuration.topSeparatorVisibility == .visible, in: cell)
    bottom = Self.exchange(
      bottom, isShown: configuration.bottomSeparatorVisibility != .hidden, in: cell)
    for (view, insets, y) in [
      (top, configuration.topSeparatorInsets, 0),
      (bottom, configuration.bottomSeparatorInsets, cell.bounds.height - pixel),
    ] {
      let x = start + insets.leading
      let width = max(cell.bounds.width - insets.trailing - x, 0)
      let frame = cell.directed(CGRect(x: x, y: y, width: width, height: pixel))
      view?.frame = frame
      view?.backgroundColor = configuration.color
      if view === bottom, !isOwn { area = frame }
    }
    if !isOwn { guide.solvedFrame = area }
  }

  private static func exchange(_ view: UIView?, isShown: Bool, in cell: UIView) -> UIView? {
    guard isShown else {
      view?.removeFromSuperview()
      return nil
    }
    let line = view ?? UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    if line.superview !== cell { cell.addSubview(line) }
    return line
  }

  /// Returns the distance of a frame from the cell's leading edge, in points.
  private static func start(of frame: CGRect, in cell: UICollectionViewListCell) -> CGFloat {
    cell.directed(frame).minX
  }

  /// Returns the distance of the primary text from the leading edge, in points, or that of the
  /// content without a text.
  private static func textStart(in cell: UICollectionViewListCell) -> CGFloat {
    let content = cell.contentView
    guard let list = content as? UIListContentView else {
      return start(of: content.frame, in: cell)
    }
    // The content view is laid out after the cell; its own code places the text.
    list.layoutSubviews()
    guard let text = list.textLayoutGuide?.layoutFrame else {
      return start(of: content.frame, in: cell)
    }
    return start(of: content.convert(text, to: cell), in: cell)
  }
}
