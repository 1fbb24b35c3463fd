import Foundation

/// A layout that fills lines with items, section by section.
///
/// Its arithmetic, rule by rule; a source in brackets says what Apple's behaviour is known from.
/// - F1: an item joins a line while it fits whole with the least spacing; exact fits stay, sums within
///   a millionth of a point included [documentation; the tolerance is this package's decision].
/// - F2: what is left over on a line that is not the last is divided equally over its gaps [UIKit's
///   printed frame A1].
/// - F3, F4: items of equal sizes keep their columns on the last line; if sizes differ, the last line
///   is packed at its start with the least spacing [rdar 20825965].
/// - F5: sizes are equal when their values are, within one section [same; the scope is a decision].
/// - F6, F7: an item alone on its line is centred, in both scrolling directions; on a last line only
///   if sizes are equal and no second item would fit [A2, A3, A4].
/// - F8: items are centred across their line, which is as deep as its largest item [A1].
/// - F9: the origin of each frame is rounded once to the nearest device pixel, halves away from zero;
///   sizes are not [A2, A3].
/// - F10: header, leading inset, lines, trailing inset, footer. Headers and footers span the room and
///   use the size component in the scrolling direction; zero means none [documentation].
/// - F11, F12: insets of empty sections count; sections follow each other without a gap.
/// - F13: lines have the bounds less content insets and section insets; the content is as broad as the
///   bounds less content insets [A5, A6].
/// - F14: with ``variedColumnSpacing`` the reported exchange of the spacings can be had.
/// - F15: an item longer than its line is placed alone at the leading inset and overhangs, with the
///   advisory `flow-item-too-long` [UIKit logs that this is undefined].
/// - F16: sizes that are zero, negative or not a number are reported as the violation
///   `flow-item-size-not-positive` and count as zero [UIKit asserts].
/// - F17: a delegate's answer replaces the property in every section, also when it is zero.
/// - F18: a query finds every element that meets or touches the rectangle.
/// - F19: pinned headers and footers stay in sight within their section, between each other, in front
///   of cells (`zIndex` 10, a decision).
/// - F20: frames are not flipped; the view mirrors a subclass that asks for it.
/// - F21: new bounds count when the length of lines changes, or always with pinning.
/// - F22: with ``estimatedItemSize``, items have the delegate's size or the estimate until their cells are
///   asked by `preferredLayoutAttributesFitting(_:)`, and headers and footers their reference size, of which
///   the length along scrolling is the content's [Apple, `estimatedItemSize`, `automaticSize`]. Decided here:
///   sizes stay until data, delegate metrics, the length of lines or the preferred text size change.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of every item, in points, unless the delegate gives sizes; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }

  /// The least distance between items of one line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { changed(minimumInteritemSpacing != oldValue) }
  }

  /// The distance between lines, in points, which may be negative; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { changed(minimumLineSpacing != oldValue) }
  }

  /// The direction of scrolling; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { changed(scrollDirection != oldValue) }
  }

  /// The distances between a section's edges and its lines, in points; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }

  /// The size of headers, in points; zero, the default, means none.
  open var headerReferenceSize = CGSize.zero {
    didSet { changed(headerReferenceSize != oldValue) }
  }

  /// The size of footers, in points; zero, the default, means none.
  open var footerReferenceSize = CGSize.zero {
    didSet { changed(footerReferenceSize != oldValue) }
  }

  /// The size that items have until their cells are asked for theirs, in points; zero, the default, turns
  /// self-sizing off (rule F22).
  open var estimatedItemSize = CGSize.zero {
    didSet {
      changed(estimatedItemSize != oldValue)
      reportEstimate()
    }
  }

  /// A Boolean value that indicates whether headers stay in sight while their section is; false by
  /// default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// A Boolean value that indicates whether footers stay in sight while their section is; false by
  /// default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// The reference of section insets; the content inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { changed(sectionInsetReference != oldValue) }
  }

  /// The roles of the two spacings when scrolling horizontally with differing sizes.
  open var variedColumnSpacing = VariedColumnSpacing.documented {
    didSet { changed(variedColumnSpacing != oldValue) }
  }

  private var computed: FlowGeometry?
  private var lineLength: CGFloat = 0
  /// The answers of the delegate, until they are out of date.
  var sections: [FlowSection]?
  var sizes = PreferredSizes()
  var hasReportedEstimate = false

  /// Where everything is, computed now if it is out of date: a property set during ``prepare()``
  /// makes it so.
  private var geometry: FlowGeometry {
    if let computed { return computed }
    let geometry = makeGeometry()
    computed = geometry
    lineLength = geometry.surroundings.breadth
    reportOversizedItem(of: geometry)
    return geometry
  }

  /// The class of the contexts that invalidation makes: the flow layout's own.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private func changed(_ isChanged: Bool) {
    if isChanged { invalidateLayout() }
  }

  /// Asks for sizes and spacings and places everything, unless nothing is out of date.
  open override func prepare() {
    super.prepare()
    reportEstimate()
    _ = geometry
  }

  /// The size of everything, in points (rules F12 and F13).
  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  /// Returns the attributes of all elements that intersect or touch a rectangle, in order (rule F18).
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let geometry = geometry
    let pinning = pinning
    return geometry.elements(meeting: rect, pinning: pinning).compactMap {
      attributes(of: $0, in: geometry, pinning: pinning)
    }
  }

  /// Returns the attributes of an item, or `nil` if it does not exist.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(
      of: .item(indexPath.item, section: indexPath.section), in: geometry, pinning: .none)
  }

  /// Returns the attributes of a header or footer, or `nil` if the section has none (rule F10).
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count < 2 || indexPath.item == 0,
      let element = FlowElement(kind: elementKind, section: indexPath.section)
    else { return nil }
    return attributes(of: element, in: geometry, pinning: pinning)
  }

  /// Drops what the context names; other contexts than the flow layout's own drop everything.
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
    if !keepsFrames { computed = nil }
    super.invalidateLayout(with: context)
  }

  /// Tells whether the length of lines changes, or anything at all with pinning (rule F21).
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isPinning || lineLength(in: newBounds.size) != lineLength
  }

  /// Returns a context that queries sizes again only if the length of lines changes.
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

  /// Returns whether the content of a view wants another size than the layout gave it (rule F22).
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

  /// Returns a context with the size that a content wants, which does not ask the delegate again.
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

  override var scrollAxis: NSLayoutConstraint.Axis {
    scrollDirection == .horizontal ? .horizontal : .vertical
  }

  override func confirmSize(of key: ElementKey, _ size: CGSize) { sizes.confirm(key, size) }

  override func doubtSize(of key: ElementKey) {
    sizes.doubt(key)
    // The attributes say again that the content gives the size.
    invalidateLayout(with: unchangedContext)
  }

  /// Asks contents for their sizes again when the preferred text size has changed (rule F22).
  override func traitsDidChange(from former: UITraitCollection?) {
    let category = collectionView?.traitCollection.preferredContentSizeCategory
    if isEstimating, let former, former.preferredContentSizeCategory != category {
      invalidateLayout()
    }
  }

  override func moveSizes(_ plan: ListUpdatePlan) { sizes.move(plan) }
}

extension UICollectionViewFlowLayout {
  /// The references of section insets.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The content inset.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// The uses of the two spacings in a horizontal layout with different sizes (rule F14).
  public enum VariedColumnSpacing: Hashable, Sendable {
    /// Line spacing lies between columns and interitem spacing within one, as documented.
    case documented
    /// The two are exchanged.
    ///
    /// - Quirk: rdar 47732322 and Apple's forum thread 766161 report this of UIKit.
    case exchanged
  }

  /// The value of ``estimatedItemSize`` that asks cells for their sizes and estimates ``itemSize``.
  public static var automaticSize: CGSize { CGSize(width: 1e-5, height: 1e-5) }
}

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// A Boolean value that indicates whether sizes and spacings are to be asked for again; true by
  /// default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that indicates whether frames are computed again. The default is `true`.
  ///
  /// Decided here: without them, new metrics of the delegate count from the next time that frames are
  /// computed. A context that invalidates everything or the counts computes them anyway.
  open var invalidateFlowLayoutAttributes = true
}
