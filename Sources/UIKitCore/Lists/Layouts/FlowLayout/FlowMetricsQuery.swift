import Foundation

/// A query of a flow layout's delegate for all metrics. The layout's properties replace missing
/// methods.
///
/// In each section, the inset is requested first, then line spacing, interitem spacing, header,
/// footer, and the size of each item (rule V1; Apple's own order among these is not known).
@MainActor
struct FlowMetricsQuery {
  private let layout: UICollectionViewFlowLayout
  private let view: UICollectionView
  private let delegate: (any UICollectionViewDelegateFlowLayout)?
  private let addition: UIEdgeInsets
  /// The first item size that is not valid, with its index path (rule F16).
  private(set) var firstRefusedSize: (size: CGSize, indexPath: IndexPath)?
  /// The first section with a distance that is not a number.
  private(set) var firstRefusedSection: Int?

  init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
    self.layout = layout
    view = collectionView
    delegate = collectionView.effectiveDelegate as? any UICollectionViewDelegateFlowLayout
    addition = layout.referenceInsets
  }

  mutating func section(_ section: Int) -> FlowSection {
    let inset = inset(of: section)
    let lineSpacing = lineSpacing(of: section)
    let interitemSpacing = interitemSpacing(of: section)
    let header = headerSize(of: section)
    let footer = footerSize(of: section)
    return FlowSection(
      sizes: sizes(of: section),
      inset: UIEdgeInsets(
        top: placeable(inset.top, section) + addition.top,
        left: placeable(inset.left, section) + addition.left,
        bottom: placeable(inset.bottom, section) + addition.bottom,
        right: placeable(inset.right, section) + addition.right),
      lineSpacing: placeable(lineSpacing, section),
      interitemSpacing: placeable(interitemSpacing, section),
      headerSize: placeable(header, section),
      footerSize: placeable(footer, section))
  }

  private mutating func placeable(_ size: CGSize, _ section: Int) -> CGSize {
    CGSize(width: placeable(size.width, section), height: placeable(size.height, section))
  }

  /// Returns a valid distance: zero for one that is not a number.
  private mutating func placeable(_ length: CGFloat, _ section: Int) -> CGFloat {
    guard !length.isFinite else { return length }
    if firstRefusedSection == nil { firstRefusedSection = section }
    return 0
  }

  private func inset(of section: Int) -> UIEdgeInsets {
    answer("collectionView(_:layout:insetForSectionAt:)") {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    } ?? layout.sectionInset
  }

  private func lineSpacing(of section: Int) -> CGFloat {
    answer("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    } ?? layout.minimumLineSpacing
  }

  private func interitemSpacing(of section: Int) -> CGFloat {
    answer("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    } ?? layout.minimumInteritemSpacing
  }

  private func headerSize(of section: Int) -> CGSize {
    answer("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    } ?? layout.headerReferenceSize
  }

  private func footerSize(of section: Int) -> CGSize {
    answer("collectionView(_:layout:referenceSizeForFooterInSection:)") {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    } ?? layout.footerReferenceSize
  }

  /// Returns the item sizes of a section, or the same size for all items when the delegate provides
  /// none.
  private mutating func sizes(of section: Int) -> FlowItemSizes {
    let count = view.numberOfItems(inSection: section)
    let first = IndexPath(item: 0, section: section)
    guard count > 0 else { return .uniform(layout.itemSize, count: 0) }
    guard let sizes = answeredSizes(of: section, count: count) else {
      check(layout.assumedSize, at: first)
      return .uniform(layout.assumedSize, count: count)
    }
    if let item = sizes.firstIndex(where: { !$0.isPlaceable }) {
      check(sizes[item], at: IndexPath(item: item, section: section))
    }
    return FlowItemSizes(sizes)
  }

  /// Returns the delegate's sizes of all items in order, or `nil` when the delegate provides none.
  private func answeredSizes(of section: Int, count: Int) -> [CGSize]? {
    guard let delegate else { return nil }
    let (view, layout) = (view, layout)
    return view.optionalMembers.askEach(
      "collectionView(_:layout:sizeForItemAt:)", count: count, fallback: layout.itemSize
    ) { item in
      delegate.collectionView(
        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
    }
  }

  private mutating func check(_ size: CGSize, at indexPath: IndexPath) {
    if !size.isPlaceable, firstRefusedSize == nil { firstRefusedSize = (size, indexPath) }
  }

  private func answer<Answer>(
    _ member: OptionalMember, _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return view.optionalMembers.ask(member) { question(delegate) }
  }
}

extension CGSize {
  /// A Boolean value that indicates whether an item can have the size: its lengths are positive and
  /// finite (rule F16).
  fileprivate var isPlaceable: Bool { width > 0 && height > 0 && width.isFinite && height.isFinite }
}

extension UICollectionViewFlowLayout {
  /// Returns the geometry of the layout, from the counts of the view and the metrics of the
  /// delegate.
  func makeGeometry() -> FlowGeometry {
    guard let collectionView else {
      return FlowGeometry(EmptyCollection(), in: flowEnvironment(breadth: 0, scale: 1))
    }
    let scale = collectionView.traitCollection.displayScale
    let environment = flowEnvironment(
      breadth: lineLength(in: collectionView.bounds.size), scale: scale > 0 ? scale : 1)
    let known = sections ?? askSections(collectionView)
    sections = known
    guard isEstimating else { return FlowGeometry(known, in: environment) }
    let changes = sizes.takeChanges()
    if var geometry = takeReplaced(), geometry.environment == environment, let changes,
      geometry.set(changes)
    {
      return geometry
    }
    return FlowGeometry(sizes.applied(to: known), in: environment)
  }

  private func askSections(_ collectionView: UICollectionView) -> [FlowSection] {
    var metrics = FlowMetricsQuery(layout: self, collectionView: collectionView)
    let sections = (0..<collectionView.numberOfSections).map { metrics.section($0) }
    if let refused = metrics.firstRefusedSize { report(refused.size, at: refused.indexPath) }
    if let section = metrics.firstRefusedSection { reportDistance(of: section) }
    return sections
  }

  private func flowEnvironment(breadth: CGFloat, scale: CGFloat) -> FlowEnvironment {
    FlowEnvironment(
      axis: axis, breadth: breadth, scale: scale,
      variedColumnSpacing: variedColumnSpacing == .exchanged ? .exchanged : .documented)
  }

  /// The insets that the safe area or the layout margins add along a line (rule F13).
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
