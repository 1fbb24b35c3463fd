import Foundation

/// A layout that arranges items in lines, section by section.
///
/// The following rules describe its behavior. A source in brackets is the evidence for Apple's
/// behavior.
/// - F1: an item joins a line if it fits completely with the minimum spacing. Exact fits are
///   included, also sums within a millionth of a point [documentation; the tolerance is this
///   package's decision].
/// - F2: the remaining length of a line that is not the last is divided equally between its gaps
///   [UIKit's printed frame A1].
/// - F3, F4: items of equal sizes keep their columns on the last line. If sizes differ, the items
///   of the last line are at its start with the minimum spacing [rdar 20825965].
/// - F5: sizes are equal when their values are, within one section [same; the scope is a decision].
/// - F6, F7: an item alone on its line is centered, in both scrolling directions; on a last line only
///   if sizes are equal and no second item would fit [A2, A3, A4].
/// - F8: items are centered across their line, whose extent is that of its largest item [A1].
/// - F9: the origin of each frame is rounded once to the nearest device pixel, halves away from
///   zero. Sizes are not rounded [A2, A3].
/// - F10: header, leading inset, lines, trailing inset, footer. Headers and footers have the whole
///   width and use the length along the scroll axis; zero means none [documentation].
/// - F11, F12: insets of empty sections are included; sections follow each other without a gap.
/// - F13: lines have the length of the bounds less content insets and section insets. The width of
///   the content is that of the bounds less content insets [A5, A6].
/// - F14: ``variedColumnSpacing`` can reproduce the reported exchange of the spacings.
/// - F15: an item longer than its line is placed alone at the leading inset and exceeds the line,
///   with the advisory `flow-item-too-long` [UIKit logs that this is undefined].
/// - F16: sizes that are zero, negative or not a number are reported as the violation
///   `flow-item-size-not-positive` and count as zero [UIKit asserts].
/// - F17: a delegate's result replaces the property in every section, even if it is zero.
/// - F18: a query returns every element that intersects or touches the rectangle.
/// - F19: pinned headers and footers stay visible within their section, do not overlap each other,
///   and are in front of cells (`zIndex` 10, a decision).
/// - F20: frames are not mirrored; the view mirrors a subclass that requests it.
/// - F21: changed bounds invalidate the layout when the length of lines changes, or always with
///   pinning.
/// - F22: with ``estimatedItemSize``, items have the delegate's size or the estimate until their
///   cells are measured by `preferredLayoutAttributesFitting(_:)`. Headers and footers have their
///   reference size, of which the length along the scroll axis is measured [Apple,
///   `estimatedItemSize`, `automaticSize`]. Decided here: sizes stay until data, delegate metrics,
///   the length of lines, or the preferred text size change.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of all items, in points, unless the delegate provides sizes. The default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }

  /// The minimum spacing between items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }

  /// The spacing between lines, in points, which may be negative. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }

  /// The direction of scrolling. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }

  /// The insets of the lines from the edges of a section, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }

  /// The size of headers, in points. The default is zero, for no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }

  /// The size of footers, in points. The default is zero, for no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }

  /// The size of items until their cells are measured, in points. Zero, the default, disables
  /// self-sizing.
  ///
  /// Source: rule F22.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      changed(estimatedItemSize != oldValue)
      reportEstimate()
    }
  }

  /// A Boolean value that indicates whether headers stay visible while their section is visible.
  /// The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// A Boolean value that indicates whether footers stay visible while their section is visible.
  /// The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The reference of section insets. The default is the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }

  /// The roles of the two spacings when scrolling horizontally with items of different sizes. The
  /// default is `documented`.
  open var variedColumnSpacing = VariedColumnSpacing.documented {
    didSet { changed(variedColumnSpacing != oldValue) }
  }

  private var computed: FlowGeometry?
  /// The former positions, when only measured sizes may have changed since then.
  private var replaced: FlowGeometry?
  private var lineLength: CGFloat = 0
  /// The metrics from the delegate, or `nil` when they are invalid.
  var sections: [FlowSection]?
  var sizes = PreferredSizes()
  var hasReportedEstimate = false

  /// The positions of all elements, computed if they are invalid. Setting a property during
  /// ``prepare()`` invalidates them.
  private var geometry: FlowGeometry {
    if let computed { return computed }
    let geometry = makeGeometry()
    computed = geometry
    lineLength = geometry.environment.breadth
    reportOversizedItem(of: geometry)
    return geometry
  }

  /// Returns the former positions, which then have no other owner.
  func takeReplaced() -> FlowGeometry? {
    defer { replaced = nil }
    return replaced
  }

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// Asks for the metrics and computes the positions, if they are invalid.
  open override func prepare() {
    super.prepare()
    reportEstimate()
    _ = geometry
  }

  /// The size of the content, in points.
  ///
  /// Source: rules F12 and F13.
  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  /// Returns the attributes of all elements that intersect or touch a rectangle, in order.
  ///
  /// Source: rule F18.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let geometry = geometry
    let pinning = pinning
    let isEstimating = isEstimating
    let found = geometry.elements(meeting: rect, pinning: pinning)
    var all: [UICollectionViewLayoutAttributes] = []
    all.reserveCapacity(found.count)
    for (element, frame) in found {
      all.append(attributes(of: element, frame, pinning: pinning, isEstimating: isEstimating))
    }
    return all
  }

  /// Returns the attributes of an item, or `nil` if it does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(
      of: .item(indexPath.item, section: indexPath.section), in: geometry, pinning: .none)
  }

  /// Returns the attributes of a header or footer, or `nil` if the section has none.
  ///
  /// Source: rule F10.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count < 2 || indexPath.item == 0,
      let element = FlowElement(kind: elementKind, section: indexPath.section)
    else { return nil }
    return attributes(of: element, in: geometry, pinning: pinning)
  }

  /// Invalidates the parts of the layout that a context describes. Contexts of other classes
  /// invalidate everything.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsMetrics =
      flow?.invalidateFlowLayoutDelegateMetrics == false && !context.invalidateEverything
      && !context.invalidateDataSourceCounts
    if !keepsMetrics { sections = nil }
    if !keepsMetrics, !context.invalidateDataSourceCounts || context.invalidateEverything {
      sizes.removeAll()
    }
    adopt(context.preferredSizes)
    let keepsFrames =
      flow?.invalidateFlowLayoutAttributes == false && !context.invalidateEverything
      && !context.invalidateDataSourceCounts && context.preferredSizes.isEmpty
    if !keepsFrames {
      replaced = keepsMetrics ? computed ?? replaced : nil
      computed = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Returns a Boolean value that indicates whether changed bounds invalidate the layout. Scrolling
  /// does so only with pinning.
  ///
  /// Source: rule F21.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isPinning || lineLength(in: newBounds.size) != lineLength
  }

  /// Returns a context that asks for sizes again only if the line length changes.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let changes = lineLength(in: newBounds.size) != lineLength
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = changes
    flow?.invalidateFlowLayoutAttributes = changes
    return context
  }

  /// Returns a Boolean value that indicates whether the content of a view prefers another size than
  /// the layout computed.
  ///
  /// Source: rule F22.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isEstimating else {
      return super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
    return isPlaceable(preferredAttributes)
      && differs(preferredAttributes.size, from: originalAttributes)
  }

  /// Returns a context with the size that a view's content prefers. It does not ask the delegate
  /// again.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }
}

extension UICollectionViewFlowLayout: SizingLayout {
  package var scrollAxis: NSLayoutConstraint.Axis {
    scrollDirection == .horizontal ? .horizontal : .vertical
  }

  package func confirmSize(of key: ElementKey, _ size: CGSize) { sizes.confirm(key, size) }

  package func doubtSize(of key: ElementKey) {
    sizes.doubt(key)
    // The attributes record again that the content determines the size.
    invalidateLayout(with: unchangedContext)
  }

  /// Asks contents for their sizes again when the preferred text size has changed (rule F22).
  package func traitsDidChange(from former: UITraitCollection?) {
    let category = collectionView?.traitCollection.preferredContentSizeCategory
    if isEstimating, let former, former.preferredContentSizeCategory != category {
      invalidateLayout()
    }
  }

  package var hasEstimates: Bool { isEstimating }

  package func moveSizes(_ plan: ListUpdatePlan) { sizes.move(plan) }
}

extension UICollectionViewFlowLayout {
  /// The reference from which section insets are measured.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset of the collection view.
    case fromContentInset
    /// The safe area of the collection view.
    case fromSafeArea
    /// The layout margins of the collection view.
    case fromLayoutMargins
  }

  /// The roles of the two spacings in a horizontal layout with items of different sizes.
  ///
  /// Source: rule F14.
  public enum VariedColumnSpacing: Hashable, Sendable {
    /// Line spacing is between columns, and interitem spacing is within a column, as documented.
    case documented
    /// Line spacing is within a column, and interitem spacing is between columns.
    ///
    /// - Quirk: UIKit is reported to exchange the two spacings in such layouts (rdar 47732322,
    ///   Apple Developer Forums 766161).
    case exchanged
  }

  /// The value of ``estimatedItemSize`` that makes cells self-sizing, with ``itemSize`` as the
  /// estimate.
  public static var automaticSize: CGSize { CGSize(width: 1e-5, height: 1e-5) }
}

/// A description of the parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether the delegate is asked for metrics again. The default is
  /// `true`.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether frames are computed again. The default is `true`.
  ///
  /// Decided here: without them, new metrics of the delegate count from the next time that frames are
  /// computed. A context that invalidates everything or the counts computes them anyway.
  open var invalidateFlowLayoutAttributes = true
}
