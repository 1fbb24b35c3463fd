import Foundation

/// A solver that computes templates from the descriptions of items and groups, and records errors
/// in them.
@MainActor
struct GroupSolver {
  /// The maximum number of cells in a group. With more, its items are too small to ever fill it.
  static let mostSlots = 10_000

  let traitCollection: UITraitCollection
  /// The sizes that the contents of a group's cells and anchored views want; empty for estimates.
  private var contents = GroupContents()
  /// The index of the next cell in the group.
  private var nextPlace = 0
  var findings = CompositionalFindings()

  init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Returns the size of an item in a container, before insets.
  mutating func size(of size: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
    if size.isEstimated(along: .horizontal) || size.isEstimated(along: .vertical) {
      findings.add(.estimate)
    }
    return CGSize(
      width: findings.checkedSize(size.widthDimension.length(in: container)),
      height: findings.checkedSize(size.heightDimension.length(in: container)))
  }

  /// Returns the insets of an item. Along an axis with an estimated length, they are zero (UIKit's
  /// header).
  mutating func insets(of item: NSCollectionLayoutItem) -> NSDirectionalEdgeInsets {
    var insets = findings.checked(item.contentInsets)
    if item.layoutSize.isEstimated(along: .horizontal) {
      (insets.leading, insets.trailing) = (0, 0)
    }
    if item.layoutSize.isEstimated(along: .vertical) { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Returns the template of an item of a given size.
  mutating func template(of item: NSCollectionLayoutItem, size: CGSize) -> GroupTemplate {
    guard let group = item as? NSCollectionLayoutGroup else { return leaf(item, size: size) }
    let insets = insets(of: group)
    var room = insets.reducing(size)
    if insets.leading + insets.trailing > size.width {
      findings.add(.groupTooSmall(needed: insets.leading + insets.trailing, room: size.width))
    } else if insets.top + insets.bottom > size.height {
      findings.add(.groupTooSmall(needed: insets.top + insets.bottom, room: size.height))
    }
    var content = GroupTemplate(size: room, slots: [], anchored: [])
    let place = nextPlace
    switch group.arrangement {
    case .line(let axis, let repetition):
      content = line(of: group, along: axis, repetition, room: room)
    case .custom(let provider):
      content.slots = slots(from: provider, size: size, insets: insets)
    }
    room = content.size
    var template = GroupTemplate(size: size, slots: [], anchored: [])
    if group.layoutSize.isEstimated(along: .horizontal) { template.size.width = room.width }
    if group.layoutSize.isEstimated(along: .vertical) { template.size.height = room.height }
    template.append(content, at: CGPoint(x: insets.leading, y: insets.top))
    let host = insets.reducing(CGRect(origin: .zero, size: template.size))
    template.anchored += group.supplementaryItems.map { anchor($0, to: host, of: place) }
    return template
  }

  private mutating func leaf(_ item: NSCollectionLayoutItem, size: CGSize) -> GroupTemplate {
    let place = nextPlace
    nextPlace += 1
    let frame = insets(of: item).reducing(CGRect(origin: .zero, size: size))
    return GroupTemplate(
      size: size, slots: [TemplateSlot(frame: frame, zIndex: 0, fitting: item.layoutSize.fitting)],
      anchored: item.supplementaryItems.map { anchor($0, to: frame, of: place) })
  }

  private mutating func slots(
    from provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize,
    insets: NSDirectionalEdgeInsets
  ) -> [TemplateSlot] {
    let container = LayoutContainer(contentSize: size, contentInsets: insets)
    let items = provider(
      LayoutEnvironment(container: container, traitCollection: traitCollection))
    if items.isEmpty { findings.add(.groupWithoutItems) }
    nextPlace += items.count
    return items.map { item in
      let frame = CGRect(
        origin: findings.checked(item.frame.origin),
        size: CGSize(
          width: findings.checkedSize(item.frame.size.width),
          height: findings.checkedSize(item.frame.size.height)))
      return TemplateSlot(frame: frame, zIndex: item.zIndex)
    }
  }

  // MARK: Anchors

  /// Returns the position of an anchored view: its anchor is placed at the container's anchor, plus
  /// the offset.
  private mutating func anchor(
    _ item: NSCollectionLayoutSupplementaryItem, to host: CGRect, of place: Int
  ) -> TemplateAnchor {
    let key = GroupContents.Anchor(place: place, kind: item.elementKind)
    let size = item.layoutSize.adopting(
      contents.anchors[key], size(of: item.layoutSize, in: host.size))
    let hostPoint = item.containerAnchor.unitPoint
    let point = item.itemAnchor?.unitPoint ?? hostPoint
    let first = findings.checked(item.containerAnchor.distance(for: size))
    let second = findings.checked(item.itemAnchor?.distance(for: size) ?? .zero)
    let frame = CGRect(
      x: host.minX + host.width * hostPoint.x - size.width * point.x + first.x + second.x,
      y: host.minY + host.height * hostPoint.y - size.height * point.y + first.y + second.y,
      width: size.width, height: size.height)
    return TemplateAnchor(
      kind: item.elementKind, frame: insets(of: item).reducing(frame), zIndex: item.zIndex,
      slot: 0, fitting: item.layoutSize.fitting)
  }

  // MARK: Lines

  private mutating func line(
    of group: NSCollectionLayoutGroup, along axis: CompositionalAxis,
    _ repetition: NSCollectionLayoutGroup.Repetition, room: CGSize
  ) -> GroupTemplate {
    guard let first = group.subitems.first else {
      findings.add(.groupWithoutItems)
      return GroupTemplate(size: room, slots: [], anchored: [])
    }
    let spacing = findings.checkedDistance(group.interItemSpacing?.spacing ?? 0)
    let isEstimated = group.layoutSize.isEstimated(along: axis)
    let length = axis.extent(of: room)
    let firstPlace = nextPlace
    var entries = self.entries(
      of: group, first, along: axis, repetition, room: room, spacing: spacing)
    if equalize(entries, of: group, from: firstPlace) {
      nextPlace = firstPlace
      entries = self.entries(
        of: group, first, along: axis, repetition, room: room, spacing: spacing)
    }
    let fits = isEstimated && !repetition.isDividing
    let along = fits ? total(entries, along: axis, spacing: spacing) : length
    let fitsAcross = group.layoutSize.isEstimated(along: axis.crossing)
    let across =
      fitsAcross
      ? entries.map { $0.extent(across: axis) }.max() ?? 0 : axis.crossing.extent(of: room)
    let isFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
    return place(
      entries, along: axis, size: axis.size(along: along, across: across), spacing: spacing,
      isFlexible: isFlexible)
  }

  /// Returns the items of a row or column, with measured sizes where these are known.
  private mutating func entries(
    of group: NSCollectionLayoutGroup, _ first: NSCollectionLayoutItem,
    along axis: CompositionalAxis, _ repetition: NSCollectionLayoutGroup.Repetition, room: CGSize,
    spacing: CGFloat
  ) -> [LineEntry] {
    let isEstimated = group.layoutSize.isEstimated(along: axis)
    switch repetition {
    case .untilFull:
      return filling(
        group.subitems, along: axis, room: room, spacing: spacing, onlyOnce: isEstimated)
    case .dividing(let count):
      return dividing(first, into: count, along: axis, room: room, spacing: spacing)
    case .repeating(let count):
      let (length, place) = (axis.extent(of: room), nextPlace)
      let one = entry(first, along: axis, in: room)
      let entries = repeated(
        one, of: first, count: checked(count, of: one.template), along: axis, in: room, from: place)
      let needed = total(entries, along: axis, spacing: spacing)
      if !isEstimated, needed > length + FlowRoom.tolerance {
        findings.add(.overflow(needed: needed, room: length))
      }
      return entries
    }
  }

  /// Returns an item repeated a number of times, each with its measured size if it is known.
  private mutating func repeated(
    _ one: LineEntry, of item: NSCollectionLayoutItem, count: Int, along axis: CompositionalAxis,
    in room: CGSize, extent: CGFloat? = nil, from place: Int
  ) -> [LineEntry] {
    guard !contents.isEmpty else {
      nextPlace = place + count * one.template.slots.count
      return Array(repeating: one, count: count)
    }
    nextPlace = place
    var entries: [LineEntry] = []
    for _ in 0..<count {
      entries.append(entry(item, along: axis, in: room, extent: extent))
    }
    return entries
  }

  /// Sets the uniform lengths of siblings to the largest one.
  ///
  /// - Returns: `true` when the sizes changed.
  private mutating func equalize(
    _ entries: [LineEntry], of group: NSCollectionLayoutGroup, from place: Int
  ) -> Bool {
    guard !contents.cells.isEmpty else { return false }
    var isChanged = false
    for axis in [CompositionalAxis.horizontal, .vertical] {
      var (next, places) = (place, [(place: Int, size: CGSize)]())
      for (number, entry) in entries.enumerated() {
        let item = group.subitems[number % group.subitems.count]
        if !(item is NSCollectionLayoutGroup), item.layoutSize.isUniform(along: axis) {
          places.append((next, entry.template.size))
        }
        next += entry.template.slots.count
      }
      let most = places.map { axis.extent(of: $0.size) }.max() ?? 0
      for (place, size) in places where axis.extent(of: size) < most {
        let across = axis.crossing.extent(of: contents.cells[place] ?? size)
        contents.cells[place] = axis.size(along: most, across: across)
        isChanged = true
      }
    }
    return isChanged
  }

  /// Returns a group with the measured sizes of its cells, by their indexes.
  mutating func entry(
    _ group: NSCollectionLayoutGroup, along axis: CompositionalAxis, in room: CGSize,
    contents: GroupContents
  ) -> LineEntry {
    self.contents = contents
    nextPlace = 0
    defer { self.contents = GroupContents() }
    return entry(group, along: axis, in: room)
  }

  private mutating func checked(_ count: Int, of template: GroupTemplate? = nil) -> Int {
    let most = Self.mostSlots / max(template?.slots.count ?? 1, 1)
    let allowed = min(max(count, 1), max(most, 1))
    if allowed != count { findings.add(.count(count)) }
    return allowed
  }

  mutating func entry(
    _ item: NSCollectionLayoutItem, along axis: CompositionalAxis, in room: CGSize,
    extent: CGFloat? = nil
  ) -> LineEntry {
    var size = size(of: item.layoutSize, in: room)
    if !(item is NSCollectionLayoutGroup) {
      size = item.layoutSize.adopting(contents.cells[nextPlace], size)
    }
    if let extent { size = axis.size(along: extent, across: axis.crossing.extent(of: size)) }
    let edges = item.edgeSpacing
    let horizontal = (edge(edges?.leading), edge(edges?.trailing))
    let vertical = (edge(edges?.top), edge(edges?.bottom))
    let (along, across) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    var template = template(of: item, size: size)
    // An estimated group would undo the share that the count specifies.
    if let extent {
      template.size = axis.size(along: extent, across: axis.crossing.extent(of: template.size))
    }
    return LineEntry(
      template: template, before: along.0, behind: along.1, above: across.0, below: across.1)
  }

  private mutating func edge(_ spacing: NSCollectionLayoutSpacing?) -> LineEntry.Edge {
    LineEntry.Edge(
      length: findings.checkedDistance(spacing?.spacing ?? 0),
      isFlexible: spacing?.isFlexibleSpacing ?? false)
  }

  /// Returns as many items as fit, by their estimates or by measured contents.
  private mutating func filling(
    _ subitems: [NSCollectionLayoutItem], along axis: CompositionalAxis, room: CGSize,
    spacing: CGFloat, onlyOnce: Bool
  ) -> [LineEntry] {
    guard contents.isEmpty || onlyOnce else {
      return fillingByContents(subitems, along: axis, room: room, spacing: spacing)
    }
    let place = nextPlace
    let entries = fillingByEstimates(
      subitems, along: axis, room: room, spacing: spacing, onlyOnce: onlyOnce)
    nextPlace = place + entries.reduce(0) { $0 + $1.template.slots.count }
    return entries
  }

  /// Returns as many items as fit, each with the measured size of its content.
  private mutating func fillingByContents(
    _ subitems: [NSCollectionLayoutItem], along axis: CompositionalAxis, room: CGSize,
    spacing: CGFloat
  ) -> [LineEntry] {
    let (length, first) = (axis.extent(of: room), nextPlace)
    var entries: [LineEntry] = []
    var used: CGFloat = 0
    while nextPlace - first < Self.mostSlots, nextPlace < contents.limit ?? .max {
      let place = nextPlace
      let next = entry(subitems[entries.count % subitems.count], along: axis, in: room)
      let needed = next.extent(along: axis) + (entries.isEmpty ? 0 : spacing)
      let fits = used + needed <= length + FlowRoom.tolerance
      guard fits || entries.isEmpty else {
        nextPlace = place
        return entries
      }
      entries.append(next)
      used += needed
      if !fits { return entries }
    }
    return entries
  }

  /// Returns items repeated in order until the next one does not fit.
  private mutating func fillingByEstimates(
    _ subitems: [NSCollectionLayoutItem], along axis: CompositionalAxis, room: CGSize,
    spacing: CGFloat, onlyOnce: Bool
  ) -> [LineEntry] {
    let choices = subitems.map { entry($0, along: axis, in: room) }
    guard !onlyOnce else { return choices }
    let length = axis.extent(of: room)
    var entries: [LineEntry] = []
    var (used, slots) = (CGFloat(0), 0)
    while true {
      let start = used
      for choice in choices {
        let needed = choice.extent(along: axis) + (entries.isEmpty ? 0 : spacing)
        let fits = used + needed <= length + FlowRoom.tolerance
        if !fits, entries.isEmpty { findings.add(.groupTooSmall(needed: needed, room: length)) }
        guard fits || entries.isEmpty else { return entries }
        entries.append(choice)
        used += needed
        slots += choice.template.slots.count
        guard fits else { return entries }
      }
      guard used > start, slots < Self.mostSlots else {
        findings.add(.itemsWithoutExtent)
        return entries
      }
    }
  }

  /// Returns items that share the available space equally, less spacing and edges.
  private mutating func dividing(
    _ item: NSCollectionLayoutItem, into count: Int, along axis: CompositionalAxis,
    room: CGSize, spacing: CGFloat
  ) -> [LineEntry] {
    let edges = item.edgeSpacing
    let (before, behind) =
      axis == .horizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
    let count = checked(count)
    let around = edge(before).length + edge(behind).length
    let length = axis.extent(of: room)
    let needed = spacing * CGFloat(count - 1) + around * CGFloat(count)
    if needed > length + FlowRoom.tolerance {
      findings.add(.groupTooSmall(needed: needed, room: length))
    }
    let share = max(length - needed, 0) / CGFloat(count)
    let place = nextPlace
    let one = entry(item, along: axis, in: room, extent: share)
    return repeated(
      one, of: item, count: checked(count, of: one.template), along: axis, in: room, extent: share,
      from: place)
  }

  private func total(
    _ entries: [LineEntry], along axis: CompositionalAxis, spacing: CGFloat
  ) -> CGFloat {
    entries.reduce(CGFloat(max(entries.count - 1, 0)) * spacing) { $0 + $1.extent(along: axis) }
  }

  /// Computes the positions of items one after the other. Flexible spacing and edges share the
  /// remaining space.
  private func place(
    _ entries: [LineEntry], along axis: CompositionalAxis, size: CGSize, spacing: CGFloat,
    isFlexible: Bool
  ) -> GroupTemplate {
    let gaps = isFlexible ? max(entries.count - 1, 0) : 0
    let flexible = entries.reduce(gaps) { $0 + $1.flexibleEdges }
    let left = max(axis.extent(of: size) - total(entries, along: axis, spacing: spacing), 0)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    let breadth = axis.crossing.extent(of: size)
    var line = GroupTemplate(size: size, slots: [], anchored: [])
    var start: CGFloat = 0
    for entry in entries {
      start += entry.before.length + (entry.before.isFlexible ? share : 0)
      line.append(
        entry.template,
        at: axis.point(along: start, across: entry.position(across: axis, room: breadth)))
      start += axis.extent(of: entry.template.size) + entry.behind.length
      start += (entry.behind.isFlexible ? share : 0) + spacing + (isFlexible ? share : 0)
    }
    return line
  }
}
