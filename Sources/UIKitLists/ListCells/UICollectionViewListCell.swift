import Foundation
@_spi(Runtime) import UIKitCore

/// A list cell that shows accessories, indentation, and separators.
///
/// Rules:
/// - Accessories are subviews beside the content view, which makes space for them (Apple,
///   `accessories`). The accessories for deletion, insertion, and selection are at the leading
///   edge, others at the trailing edge, and custom views at their placement. Decided here: on each
///   side, they are in the order of the array; the widths are those of ``RuntimeMetrics/Cells``.
/// - An accessory is centered in its reserved width. A hidden one occupies its width too (Apple,
///   `reservedLayoutWidth`, `isHidden`). It is displayed by the editing state of the cell (Apple,
///   `UICellAccessory.DisplayedState`).
/// - Indentation is level × width. It moves the content view, and the leading accessories if
///   ``indentsAccessories`` is `true` (Apple, `indentsAccessories`). A hierarchical data source sets the level
///   when the cell is dequeued (Apple, `indentationLevel`).
/// - In list sections, separators of one pixel are at the edges of the cell (Apple,
///   `separatorLayoutGuide`): from the primary text of a system content configuration, or from the guide if
///   the app constrains it, to the trailing edge.
/// - In a right-to-left layout, everything is mirrored.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private var shown = ListCellAccessories()
  private var lines = ListCellSeparators()

  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      var shown = shown
      shown.replace(with: accessories, in: self)
      self.shown = shown
      setNeedsLayout()
    }
  }
  /// The level of the cell in a hierarchy. The default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation for each level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether leading accessories are indented. The default is `true`.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The separators of the cell in a list section, or `nil` elsewhere.
  private var separators: UIListSeparatorConfiguration? {
    didSet { if separators != oldValue { setNeedsLayout() } }
  }

  private lazy var separatorGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// The area of the separator below the cell. Constraints of the app move its leading edge.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  /// Returns the default content configuration of list cells.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the default background configuration of list cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: Layout

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var isEditing: Bool { listState.isEditing }

  @_spi(Runtime) open override var measuredSides: CGFloat {
    measuredView === contentView ? max(bounds.width - contentFrame.width, 0) : 0
  }

  @_spi(Runtime) open override var contentFrame: CGRect {
    let metrics = environment.listMetrics.cells
    let leading =
      shown.width(leading: true, isEditing: isEditing, metrics) + indentation
    let trailing = shown.width(leading: false, isEditing: isEditing, metrics)
    return directed(
      CGRect(
        x: leading, y: 0, width: max(bounds.width - leading - trailing, 0), height: bounds.height))
  }

  /// Configures the cell if an update is pending, and positions the content, accessories, and
  /// separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    shown.show(in: self, isEditing: isEditing, isSelected: isSelected)
    shown.layOut(
      in: bounds.size, indentation: indentsAccessories ? indentation : 0, isEditing: isEditing,
      environment.listMetrics.cells, directed: directed)
    // A copy, because a subclass of the app can lay out the cell while its subviews change.
    var lines = lines
    lines.show(separators, in: self, guide: separatorGuide)
    self.lines = lines
  }

  @_spi(Runtime) open override var systemMargins: NSDirectionalEdgeInsets { listMargins }

  /// Returns the frame, mirrored in a right-to-left layout.
  func directed(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Actions

  /// Performs the action of an accessory. Without an action, an outline disclosure expands or
  /// collapses its item.
  ///
  /// - Returns: `true` if an action was performed.
  package func perform(_ accessory: UICellAccessory) -> Bool {
    if let action = accessory.actionHandler {
      environment.bind(action)
      return true
    }
    guard accessory.accessoryType == .outlineDisclosure, let list = enclosingList,
      let path = list.indexPath(for: self)
    else { return false }
    return (list.dataSource as? any OutlineDataSource)?.toggleItem(at: path) ?? false
  }

  private var enclosingList: UICollectionView? {
    sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UICollectionView }.first
  }
}

extension UICollectionViewListCell: ListSectionCell {
  /// Source: Apple's documentation of `UICollectionLayoutListConfiguration`: `showsSeparators`,
  /// `separatorConfiguration`, `itemSeparatorHandler`.
  package func updateSeparators(at path: IndexPath, in collectionView: UICollectionView) {
    let layout = collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let list = layout?.listConfiguration(ofSection: path.section), list.showsSeparators else {
      separators = nil
      return
    }
    let usual = list.separatorConfiguration
    let own = collectionView.ownEnvironment.bind { list.itemSeparatorHandler?(path, usual) }
    separators = own ?? usual
  }
}
