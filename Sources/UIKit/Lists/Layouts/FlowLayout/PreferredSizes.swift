import Foundation

/// The measured sizes of a layout's elements, in points.
struct PreferredSizes {
  private(set) var known: [ElementKey: CGSize] = [:]
  /// The elements whose content prefers the size that the layout computed.
  private var accepted: Set<ElementKey> = []
  /// The elements that must be measured again. Their sizes are unchanged until then.
  private var doubted: Set<ElementKey> = []

  /// Returns a Boolean value that indicates whether an element must be measured.
  func isWanted(_ key: ElementKey) -> Bool {
    doubted.contains(key) || known[key] == nil && !accepted.contains(key)
  }

  /// Sets the measured size of an element.
  mutating func confirm(_ key: ElementKey, _ size: CGSize) {
    known[key] = size
    accepted.remove(key)
    doubted.remove(key)
  }

  /// Records that the content of an element prefers the size that the layout computed.
  mutating func accept(_ key: ElementKey) {
    doubted.remove(key)
    if known[key] == nil { accepted.insert(key) }
  }

  /// Requests that an element is measured again.
  mutating func doubt(_ key: ElementKey) {
    if !isWanted(key) { doubted.insert(key) }
  }

  /// Requests that the elements that a closure returns `true` for are measured again.
  mutating func doubt(where isDoubtful: (ElementKey) -> Bool) {
    doubted.formUnion(known.keys.filter(isDoubtful))
    doubted.formUnion(accepted.filter(isDoubtful))
  }

  mutating func removeAll() {
    known = [:]
    accepted = []
    doubted = []
  }

  /// Updates the elements for an update of the list, and removes the sizes of reloaded elements.
  mutating func move(_ plan: ListUpdatePlan) {
    var moved: [ElementKey: CGSize] = [:]
    for (key, size) in known {
      if let key = key.element(after: plan) { moved[key] = size }
    }
    known = moved
    accepted = Set(accepted.compactMap { $0.element(after: plan) })
    doubted = Set(doubted.compactMap { $0.element(after: plan) })
  }

  /// Returns sections in which measured sizes replace estimates.
  func applied(to sections: [FlowSection]) -> [FlowSection] {
    var sections = sections
    for (section, sizes) in Dictionary(grouping: known, by: \.key.indexPath.section)
    where sections.indices.contains(section) {
      var items = (0..<sections[section].sizes.count).map { sections[section].sizes[$0] }
      for (key, size) in sizes {
        switch key.kind {
        case nil:
          if items.indices.contains(key.indexPath.item) { items[key.indexPath.item] = size }
        case UICollectionView.elementKindSectionHeader: sections[section].headerSize = size
        case UICollectionView.elementKindSectionFooter: sections[section].footerSize = size
        default: break
        }
      }
      sections[section].sizes = FlowItemSizes(items)
    }
    return sections
  }
}

extension UICollectionViewFlowLayout {
  /// A Boolean value that indicates whether measured sizes replace estimates (rule F22).
  var isEstimating: Bool {
    estimatedItemSize != .zero && collectionView?.sizing == .byContent
  }

  /// The size of items without a size from the delegate, until they are measured.
  var assumedSize: CGSize {
    isEstimating && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  /// Returns the lengths that the content of an element determines: both for a cell, the one along
  /// the scroll axis for a header or footer.
  func fitting(of key: ElementKey) -> ElementFitting {
    guard isEstimating, sizes.isWanted(key) else { return .none }
    return key.category == .cell ? .size : .length(along: scrollAxis)
  }

  func adopt(_ preferred: [ElementKey: CGSize]) {
    for (key, size) in preferred { sizes.confirm(key, size) }
  }

  func differs(
    _ size: CGSize, from original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard original.representedElementCategory != .cell else { return size != original.size }
    return axis.across(size) != axis.across(original.size)
  }

  /// Returns a Boolean value that indicates whether a preferred size is valid, and reports an item
  /// size that is not (rule F16).
  func isPlaceable(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
    let size = preferred.size
    guard preferred.representedElementCategory == .cell else {
      return axis.across(size).isFinite && axis.across(size) >= 0
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      report(size, at: preferred.indexPath)
      return false
    }
    return true
  }

  /// A context that invalidates nothing.
  var unchangedContext: UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = false
    flow?.invalidateFlowLayoutAttributes = false
    return context
  }
}
