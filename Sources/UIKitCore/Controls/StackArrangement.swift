/// The layout computation of a stack view.
@MainActor struct StackArrangement {
  struct Item {
    var size: CGSize
    var hugging: Float
    var resistance: Float
    /// A Boolean value that indicates whether the height depends on the width, so that a narrower
    /// item loses no content.
    var isWrapped: Bool
    var gapAfter: CGFloat
    /// The distance of the first baseline from the top in points, or `nil` without text.
    var first: CGFloat?
    /// The distance of the last baseline from the bottom in points, or `nil` without text.
    var belowLast: CGFloat?
  }

  var items: [Item]
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// A Boolean value that indicates whether the spacing of a vertical stack is between baselines.
  var isBaselineRelative = false

  /// Returns the preferred size of a view: from its constraints, its intrinsic size, or the size
  /// that fits.
  ///
  /// The size that fits is used for an axis without an intrinsic size. It is the size of the
  /// alignment rectangle.
  static func size(of view: UIView, in room: CGSize) -> CGSize {
    if !view.constraints.isEmpty {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        .inset(by: view.alignmentInsets)
    }
    let own = view.intrinsicContentSize
    guard own.width < 0 || own.height < 0 else { return own }
    let fitting = view.sizeThatFits(room).inset(by: view.alignmentInsets)
    return CGSize(
      width: own.width < 0 ? fitting.width : own.width,
      height: own.height < 0 ? fitting.height : own.height)
  }

  /// Returns the height of a view for a width: from its constraints, its wrapped text, or its own
  /// height.
  static func height(of view: UIView, ownSize: CGSize, within width: CGFloat) -> CGFloat {
    let insets = view.alignmentInsets
    let room = CGSize(width: width + insets.left + insets.right, height: 0)
    if !view.constraints.isEmpty {
      return view.systemLayoutSizeFitting(
        room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).inset(by: insets).height
    }
    guard view.wrapsWithinWidth else { return ownSize.height }
    return view.sizeThatFits(CGSize(width: room.width, height: .infinity)).inset(by: insets).height
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private var gaps: [CGFloat] {
    zip(items, items.dropFirst()).map { item, next in
      guard measuresBaselines else { return item.gapAfter }
      return item.gapAfter - (item.belowLast ?? 0) - (next.first ?? 0)
    }
  }

  private var measuresBaselines: Bool { isBaselineRelative && axis == .vertical }

  /// The distances by which the outer views extend beyond the edges, so that their baselines are on
  /// the edges.
  private var overhang: (start: CGFloat, end: CGFloat) {
    guard measuresBaselines else { return (0, 0) }
    return (items.first?.first ?? 0, items.last?.belowLast ?? 0)
  }

  var size: CGSize {
    let own = items.map { length($0.size) }.reduce(0, +) + gaps.reduce(0, +)
    let whole = own - overhang.start - overhang.end
    let across =
      alignsBaselines ? highest + lowest : items.map { breadth($0.size) }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: whole, height: across) : CGSize(width: across, height: whole)
  }

  /// Returns the width of each view for a width of the stack.
  func widths(within width: CGFloat) -> [CGFloat] {
    guard axis == .vertical else { return lengths(in: width) }
    return items.map { alignment == .fill ? width : min($0.size.width, width) }
  }

  func frames(in room: CGRect) -> [CGRect] {
    guard !items.isEmpty else { return [] }
    let (before, after) = overhang
    let extent = length(room.size) + before + after
    let lengths = lengths(in: extent)
    let starts = starts(of: lengths, in: extent).map { $0 - before }
    return items.indices.map { index in
      let (start, extent) = across(items[index], in: breadth(room.size))
      return axis == .horizontal
        ? CGRect(
          x: room.minX + starts[index], y: room.minY + start, width: lengths[index],
          height: extent)
        : CGRect(
          x: room.minX + start, y: room.minY + starts[index], width: extent,
          height: lengths[index])
    }
  }

  private func lengths(in room: CGFloat) -> [CGFloat] {
    let own = items.map { length($0.size) }
    let free = room - gaps.reduce(0, +)
    switch distribution {
    case .equalSpacing, .equalCentering: return own
    case .fillEqually: return own.map { _ in max(0, free / CGFloat(own.count)) }
    case .fillProportionally:
      let whole = own.reduce(0, +)
      guard whole > 0 else { return own.map { _ in max(0, free / CGFloat(own.count)) } }
      return own.map { max(0, free * $0 / whole) }
    case .fill: return filled(own, in: free)
    }
  }

  /// Returns the lengths that fill the available length.
  ///
  /// Rule: UIKit's documentation of the distribution: the view with the lowest hugging priority
  /// grows, those with the lowest compression resistance shrink.
  ///
  /// Decided here, because the order of equal priorities is ambiguous: the first view grows, and
  /// views with wrapping text shrink first.
  private func filled(_ own: [CGFloat], in room: CGFloat) -> [CGFloat] {
    var lengths = own
    var rest = room - own.reduce(0, +)
    guard rest < 0 else {
      let weakest = items.indices.min { items[$0].hugging < items[$1].hugging }
      if let weakest { lengths[weakest] += rest }
      return lengths
    }
    let givers = items.indices.sorted {
      let (one, other) = (items[$0], items[$1])
      guard one.resistance == other.resistance else { return one.resistance < other.resistance }
      return one.isWrapped == other.isWrapped ? $0 < $1 : one.isWrapped
    }
    for giver in givers {
      let given = min(lengths[giver], -rest)
      lengths[giver] -= given
      rest += given
    }
    return lengths
  }

  private func starts(of lengths: [CGFloat], in room: CGFloat) -> [CGFloat] {
    let count = lengths.count
    guard count > 1, distribution == .equalSpacing || distribution == .equalCentering else {
      return zip(lengths, gaps).reduce(into: [0]) { starts, item in
        starts.append((starts.last ?? 0) + item.0 + item.1)
      }
    }
    if distribution == .equalCentering {
      let (first, last) = (lengths[0] / 2, room - lengths[count - 1] / 2)
      let step = (last - first) / CGFloat(count - 1)
      return lengths.indices.map { first + step * CGFloat($0) - lengths[$0] / 2 }
    }
    let gap = max(
      gaps.max() ?? 0, (room - lengths.reduce(0, +)) / CGFloat(count - 1))
    return lengths.dropLast().reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 + gap) }
  }

  private func across(_ item: Item, in room: CGFloat) -> (start: CGFloat, extent: CGFloat) {
    let own = breadth(item.size)
    switch alignment {
    case .fill: return (0, room)
    case .firstBaseline where alignsBaselines: return (highest - line(of: item), own)
    case .lastBaseline where alignsBaselines: return (room - lowest - line(of: item), own)
    case .leading, .firstBaseline: return (0, own)
    case .center: return ((room - own) / 2, own)
    case .trailing, .lastBaseline: return (room - own, own)
    }
  }

  // MARK: Baselines

  /// A Boolean value that indicates whether the views are aligned by their baselines.
  ///
  /// Rule: UIKit's documentation of the two alignments: they are valid for horizontal stacks only.
  private var alignsBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// Returns the distance from an item's top to its alignment baseline, or to its bottom edge
  /// without text.
  private func line(of item: Item) -> CGFloat {
    alignment == .firstBaseline
      ? item.first ?? item.size.height : item.size.height - (item.belowLast ?? 0)
  }

  /// The maximum distance of the items' tops above the common baseline.
  private var highest: CGFloat { items.map { line(of: $0) }.max() ?? 0 }
  /// The maximum distance of the items' bottoms below the common baseline.
  private var lowest: CGFloat { items.map { $0.size.height - line(of: $0) }.max() ?? 0 }
}
