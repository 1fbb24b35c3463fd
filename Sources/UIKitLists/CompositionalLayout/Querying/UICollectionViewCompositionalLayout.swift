import Foundation

/// A closure that returns the layout of a section. Returning `nil` is a violation, because UIKit
/// raises an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that consist of groups, which consist of items.
///
/// The following rules describe its behavior. A source in brackets is the evidence for Apple's
/// behavior, and "decided" means that there is no public evidence. For groups, see
/// ``NSCollectionLayoutGroup``; for sections, see ``NSCollectionLayoutSection``.
/// - C1: sections have the view's size. Across the scroll axis, it is reduced by the content insets
///   and those that the content insets reference adds [UIKit's messages in SideStore/SideStore
///   issue 1340 and LiveContainer/LiveContainer issue 1414]. Along the axis, it is not reduced.
/// - C2: a fraction is relative to the containing group or section after its insets [header].
/// - C3: a section repeats its one group for all its items [documentation].
/// - C4: content insets of items reduce the cell after placing [header].
/// - C5: headers and footers are outside the content insets along the scroll axis and, unless
///   configured otherwise, inside of them across it [header; IBPCollectionViewCompositionalLayout
///   pull request 81].
/// - C6: frames are rounded to device pixels, origin and size, halves away from zero [cells measured on a
///   compositional layout: codepudding 270336; that attributes have the same frames is decided].
/// - C7: an orthogonally scrolling section has the height of one group. Its groups follow each other
///   across the layout's scroll axis, and those outside of its extent are not visible
///   [documentation]. Its offset is changed by `scrollOrthogonalSection(_:to:)` of UIKitSimulation.
/// - C8: the section provider is called for every section in order when the layout is prepared after
///   its data, the view's size, insets, or traits changed [documentation], but not for scrolling
///   (decided).
/// - C9: frames are relative to the layout direction, and the view mirrors them in a right-to-left
///   layout (decided).
/// - C10: cells have the z-index 0, and boundary and anchored views 1. In a section with
///   decorations, the z-index of all other elements increases by one [header for the latter].
/// - C11: contents replace estimates: see ``NSCollectionLayoutDimension``. Decided here: sizes stay until data,
///   the view's size or traits change or the layout is invalidated as a whole.
///
/// Invalid descriptions are violations whose codes start with `compositional`. Each preparation
/// reports the first one of each code.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var prepared: CompositionalPreparation?
  private var hasReportedEstimate = false
  private var sizes = PreferredSizes()
  /// The measured sizes that the preparation does not contain yet.
  private var pending: [ElementKey: CGSize] = [:]
  /// The attributes that handlers of visible items changed since the last preparation.
  private var changed: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var scrolling = OrthogonalScrolling()

  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are all the same, with a copy of a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Creates a layout that asks a closure for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that asks a closure for each section, with a copy of a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Returns `nil`: archives are not decoded, and a layout needs sections.
  public required init?(coder: NSCoder) {
    nil
  }

  /// A copy of the configuration of all sections. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration.duplicate() }
    set {
      storedConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// The class of the layout's invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  /// A Boolean value that indicates whether the view mirrors the layout in the opposite layout
  /// direction; always `true`.
  ///
  /// Source: rule C9.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  private var axis: CompositionalAxis {
    storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// The positions of all elements, computed if they are invalid, or `nil` without a collection
  /// view.
  private var preparation: CompositionalPreparation? {
    if !pending.isEmpty, prepared != nil {
      let sizes = pending
      pending = [:]
      measureAgain(inSections: prepared?.adopt(sizes) ?? [])
      if let prepared { clampOffsets(to: prepared.geometry) }
    }
    if let prepared { return prepared }
    guard let collectionView else { return nil }
    let counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    var made = CompositionalPreparation(
      CompositionalEnvironment(
        collectionView, size: collectionView.bounds.size, axis: axis),
      counts: counts, configuration: storedConfiguration, provider: provider)
    pending = [:]
    if isEstimating, !sizes.known.isEmpty { _ = made.adopt(sizes.known) }
    prepared = made
    clampOffsets(to: made.geometry)
    report(made.findings)
    return made
  }

  var geometry: CompositionalGeometry? { preparation?.geometry }

  /// Returns the list configuration of a section, or `nil` for a section that is not a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    preparation?.lists[section]
  }

  private func clampOffsets(to geometry: CompositionalGeometry) {
    for (section, offset) in scrolling.offsets {
      scrolling.offsets[section] = geometry.orthogonalRegion(of: section)?.clamped(offset)
    }
  }

  private func report(_ findings: [CompositionalFinding]) {
    for finding in findings {
      if finding.problem == .estimate {
        guard !isEstimating, !hasReportedEstimate else { continue }
        hasReportedEstimate = true
      }
      collectionView?.report(finding.violation(subject: "\(type(of: self))"))
    }
  }

  /// Computes the positions if they are invalid, and then calls the handlers of visible items.
  open override func prepare() {
    super.prepare()
    changed = [:]
    guard let preparation, let collectionView else { return }
    for handled in preparation.handled { call(handled, preparation, collectionView) }
  }

  private func call(
    _ handled: CompositionalPreparation.Handled, _ preparation: CompositionalPreparation,
    _ view: UICollectionView
  ) {
    let geometry = preparation.geometry
    let items = geometry.elements(meeting: view.layoutBounds, in: viewport)
      .filter {
        $0.key.indexPath.section == handled.section && $0.frame.overlaps(view.layoutBounds)
      }
      .map { VisibleElement(attributes(of: $0)) }
    guard !items.isEmpty else { return }
    var offset = view.layoutBounds.origin
    if geometry.orthogonalRegion(of: handled.section) != nil {
      offset = axis.point(
        along: axis.position(of: offset), across: scrolling.offsets[handled.section] ?? 0)
    }
    handled.handler(items, offset, preparation.layoutEnvironment)
    for item in items { changed[ElementKey(item.attributes)] = item.attributes }
  }

  // MARK: Queries

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  /// Returns the attributes of all elements that intersect or touch a rectangle.
  ///
  /// An element that a handler of visible items moved is found by its position before the move.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let found = geometry?.elements(meeting: rect, in: viewport) else { return nil }
    var all: [UICollectionViewLayoutAttributes] = []
    all.reserveCapacity(found.count)
    for element in found { all.append(attributes(of: element)) }
    return all
  }

  /// Returns the attributes of an item, or `nil` if the layout does not place it.
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    geometry?.cell(at: indexPath, in: viewport).map(attributes(of:))
  }

  /// Returns the attributes of a boundary or anchored view, or `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry?.supplementary(elementKind, at: indexPath, in: viewport).map(attributes(of:))
  }

  /// Returns the attributes of a section's decoration view, or `nil` if there is none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    geometry?.decoration(elementKind, at: indexPath).map(attributes(of:))
  }

  private var viewport: CompositionalViewport {
    let visible = collectionView.map { $0.layoutBounds.inset(by: $0.adjustedContentInset) }
    return CompositionalViewport(visible: visible ?? .zero, offsets: scrolling.offsets)
  }

  private func attributes(of element: CompositionalElement) -> UICollectionViewLayoutAttributes {
    if let changed = changed[element.key]?.copy() as? UICollectionViewLayoutAttributes {
      return changed
    }
    let key = element.key
    let attributes = makeAttributes(key.category, kind: key.kind, at: key.indexPath)
    attributes.frame = element.frame
    attributes.zIndex = element.zIndex
    attributes.fitting = isEstimating && sizes.isWanted(element.key) ? element.fitting : .none
    return attributes
  }

  // MARK: Invalidating

  /// Invalidates the parts of the layout that a context describes. A context from scrolling keeps
  /// the positions.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsSections = (context as? CompositionalInvalidationContext)?.keepsSections ?? false
    if !keepsSections || context.invalidateEverything || context.invalidateDataSourceCounts {
      prepared = nil
    }
    let forgets = !keepsSections && !context.invalidateDataSourceCounts
    if context.invalidateEverything || forgets { sizes.removeAll() }
    for (key, size) in context.preferredSizes {
      sizes.confirm(key, size)
      pending[key] = size
    }
    changed = [:]
    super.invalidateLayout(with: context)
  }

  /// Returns a Boolean value that indicates whether changed bounds invalidate the layout. Scrolling
  /// does so only with pinned views or handlers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let prepared else { return true }
    return prepared.followsScrolling || isOutdated(prepared, for: newBounds)
  }

  /// Returns a context that asks for the sections again only if the view's size or insets change.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let keepsSections = prepared.map { !isOutdated($0, for: newBounds) } ?? false
    (context as? CompositionalInvalidationContext)?.keepsSections = keepsSections
    return context
  }

  private func isOutdated(_ prepared: CompositionalPreparation, for newBounds: CGRect) -> Bool {
    guard let collectionView else { return true }
    let present = CompositionalEnvironment(collectionView, size: newBounds.size, axis: axis)
    return present != prepared.environment
  }

  /// Asks for sections again if the view's traits have changed.
  package func traitsDidChange(from former: UITraitCollection?) {
    guard let prepared, let collectionView,
      collectionView.traitCollection != prepared.environment.traitCollection
    else { return }
    invalidateLayout()
  }

  // MARK: Sizes of contents

  /// A Boolean value that indicates whether measured sizes replace estimates (rule C11).
  private var isEstimating: Bool { collectionView?.sizing == .byContent }

  /// Returns a Boolean value that indicates whether the content of a view prefers another length
  /// than the estimate.
  ///
  /// Source: rule C11.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (size, original) = (preferredAttributes.size, originalAttributes.size)
    guard case .content(let horizontal, let vertical) = originalAttributes.fitting,
      size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0
    else { return false }
    return horizontal != .required && size.width != original.width
      || vertical != .required && size.height != original.height
  }

  /// Returns a context with the size that a view's content prefers. It does not ask for the
  /// sections again.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    return context
  }

  package var scrollAxis: NSLayoutConstraint.Axis {
    axis == .horizontal ? .horizontal : .vertical
  }

  package func confirmSize(of key: ElementKey, _ size: CGSize) { sizes.accept(key) }

  package func doubtSize(of key: ElementKey) {
    sizes.doubt(key)
    // The attributes record again that the content determines the size.
    let context = makeInvalidationContext()
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    invalidateLayout(with: context)
  }

  /// Requests that the items of sections are measured again, whose room has changed.
  private func measureAgain(inSections sections: Set<Int>) {
    guard !sections.isEmpty else { return }
    let prepared = prepared
    sizes.doubt {
      sections.contains($0.indexPath.section) && prepared?.isBoundary($0) == false
    }
    collectionView?.setNeedsLayout()
  }

  package func narrowsOthers(_ key: ElementKey) -> Bool {
    prepared?.isSideBoundary(key) ?? false
  }

  package var hasEstimates: Bool { isEstimating && prepared?.hasEstimates ?? false }

  package func moveSizes(_ plan: ListUpdatePlan) { sizes.move(plan) }

  // MARK: Orthogonal sections

  /// Scrolls an orthogonally scrolling section so that an item is at a position of the section.
  package func scrollOrthogonalSection(
    toShow indexPath: IndexPath, at position: UICollectionView.ScrollPosition
  ) {
    guard let region = geometry?.orthogonalRegion(of: indexPath.section),
      let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    let place = axis == .vertical ? position.horizontalPlace : position.verticalPlace
    let span = axis.crossing.span(of: frame)
    let way = (scrolling.offsets[indexPath.section] ?? 0) - region.window.start
    let scroll = AxisScroll(
      length: region.window.length, content: region.contentLength, leading: 0, trailing: 0)
    guard
      let offset = scroll.offset(
        showing: span.lowerBound + way...span.upperBound + way, at: mirrored(place))
    else { return }
    setOrthogonalOffset(region.clamped(offset), ofSection: indexPath.section)
  }

  /// Returns a position relative to the layout direction for one in the view's coordinates.
  private func mirrored(_ place: AxisScroll.Place?) -> AxisScroll.Place? {
    guard axis == .vertical, collectionView?.mirroring.width != nil else { return place }
    switch place {
    case .start: return .end
    case .end: return .start
    default: return place
    }
  }

  /// Stores an offset, which the next layout pass applies.
  func setOrthogonalOffset(_ offset: CGFloat, ofSection section: Int) {
    guard offset != scrolling.offsets[section] ?? 0 else { return }
    scrolling.offsets[section] = offset
    let context = makeInvalidationContext()
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    invalidateLayout(with: context)
  }
}

/// An invalidation context of a compositional layout.
@MainActor
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that indicates whether sections keep their positions, so that only positions
  /// that depend on scrolling are invalid.
  var keepsSections = false
}

extension UICollectionViewCompositionalLayout: SizingLayout {}
