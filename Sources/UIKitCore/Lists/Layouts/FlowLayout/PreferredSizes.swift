import Foundation

/// The measured sizes of a layout's elements, in points.
package struct PreferredSizes {
  package private(set) var known: [ElementKey: CGSize] = [:]
  /// The elements whose sizes changed since the last call of ``takeChanges()``, or `nil` if any may
  /// have changed.
  private var changed: Set<ElementKey>?
  /// The elements whose content prefers the size that the layout computed.
  private var accepted: Set<ElementKey> = []
  /// The elements that must be measured again. Their sizes are unchanged until then.
  private var doubted: Set<ElementKey> = []

  package init() {}

  /// Returns a Boolean value that indicates whether an element must be measured.
  package func isWanted(_ key: ElementKey) -> Bool {
    doubted.contains(key) || known[key] == nil && !accepted.contains(key)
  }

  /// Sets the measured size of an element.
  package mutating func confirm(_ key: ElementKey, _ size: CGSize) {
    known[key] = size
    changed?.insert(key)
    accepted.remove(key)
    doubted.remove(key)
  }

  /// Records that the content of an element prefers the size that the layout computed.
  package mutating func accept(_ key: ElementKey) {
    doubted.remove(key)
    if known[key] == nil { accepted.insert(key) }
  }

  /// Requests that an element is measured again.
  package mutating func doubt(_ key: ElementKey) {
    if !isWanted(key) { doubted.insert(key) }
  }

  /// Requests that the elements that a closure returns `true` for are measured again.
  package mutating func doubt(where isDoubtful: (ElementKey) -> Bool) {
    doubted.formUnion(known.keys.filter(isDoubtful))
    doubted.formUnion(accepted.filter(isDoubtful))
  }

  package mutating func removeAll() {
    changed = nil
    known = [:]
    accepted = []
    doubted = []
  }

  /// Updates the elements for an update of the list, and removes the sizes of reloaded elements.
  package mutating func move(_ plan: ListUpdatePlan) {
    var moved: [ElementKey: CGSize] = [:]
    for (key, size) in known {
      if let key = key.element(after: plan) { moved[key] = size }
    }
    known = moved
    changed = nil
    accepted = Set(accepted.compactMap { $0.element(after: plan) })
    doubted = Set(doubted.compactMap { $0.element(after: plan) })
  }

  /// Returns sections in which measured sizes replace estimates.
  func applied(to sections: [FlowSection]) -> [FlowSection] {
    var sections = sections
    for (section, sizes) in Dictionary(grouping: known, by: \.key.indexPath.section)
    where sections.indices.contains(section) {
      var items: [Int: CGSize] = [:]
      for (key, size) in sizes {
        switch key.kind {
        case nil: items[key.indexPath.item] = size
        case UICollectionView.elementKindSectionHeader: sections[section].headerSize = size
        case UICollectionView.elementKindSectionFooter: sections[section].footerSize = size
        default: break
        }
      }
      sections[section].sizes.measure(items)
    }
    for section in sections.indices { sections[section].prepareForMeasuring() }
    return sections
  }

  /// Returns the sizes that changed since the last call, by section, or `nil` if any may have
  /// changed.
  mutating func takeChanges() -> [Int: [ElementKey: CGSize]]? {
    defer { changed = [] }
    guard let changed else { return nil }
    var changes: [Int: [ElementKey: CGSize]] = [:]
    for key in changed { changes[key.indexPath.section, default: [:]][key] = known[key] }
    return changes
  }
}

extension FlowSection {
  /// Stores the sizes in the form in which single items can be measured, where that is possible.
  ///
  /// Lines that overlap because of a negative spacing are found through an index of all lines.
  fileprivate mutating func prepareForMeasuring() {
    switch sizes {
    case .uniform(let size, let count) where lineSpacing >= 0 && interitemSpacing >= 0:
      sizes = .estimated(size, count: count, measured: [:])
    case .estimated where lineSpacing < 0 || interitemSpacing < 0:
      sizes = FlowItemSizes((0..<sizes.count).map { sizes[$0] })
    default: break
    }
  }
}

extension FlowItemSizes {
  /// Replaces the sizes of items.
  fileprivate mutating func measure(_ items: [Int: CGSize]) {
    switch self {
    case .uniform(let size, let count):
      self = .estimated(size, count: count, measured: items.filter { $0.key < count })
    case .varied(var sizes):
      for (item, size) in items where sizes.indices.contains(item) { sizes[item] = size }
      self = FlowItemSizes(sizes)
    case .estimated(let size, let count, let measured):
      self = .estimated(size, count: count, measured: measured.merging(items) { $1 })
    }
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

  /// Returns the lengths that the content of an element determines in a layout with estimates: both for a
  /// cell, the one along the scroll axis for a header or footer.
  func fitting(of key: ElementKey) -> ElementFitting {
    guard sizes.isWanted(key) else { return .none }
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
