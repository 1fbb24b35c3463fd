import Foundation

/// A typesetter that lays out a text in a container, line by line.
struct Typesetter {
  /// The first cluster of a line and the line's position and extent in the container.
  struct Placement {
    let paragraph: Paragraph
    /// The index of the line's first cluster.
    let cluster: Int
    let room: LineRoom
    let stretch: LineRoom.Stretch

    /// The distance between the leading edges of the container and of the line's extent, in points.
    var indent: CGFloat {
      let isReversed = paragraph.isRightToLeft && room.right.isFinite
      return room.indent
        + max(0, isReversed ? room.right - stretch.x - stretch.width : stretch.x - room.left)
    }
  }

  /// The vertical position of a new line relative to the previous ones.
  enum Row {
    /// Below all previous lines.
    case next
    /// To the right of the previous line.
    case current
  }

  let content: RuntimeText.Content
  let container: RuntimeText.Container
  private let rules: LineFiller.Rules
  private(set) var shaper: ParagraphShaper
  var lines: [RuntimeText.Line] = []
  var metrics = RuntimeText.Metrics()
  /// The bottom of the last line, in points.
  var y: CGFloat = 0
  /// The distance between the last line and the next one, in points.
  private var gap: CGFloat = 0
  /// The placement of the last line.
  var last: Placement?
  /// The alignment of the first line that is not empty, as ``share(of:)`` returns it.
  private var firstShare: CGFloat?
  /// A Boolean value that indicates whether lines that are not empty have different alignments.
  private var hasMixedAlignment = false

  init(
    _ content: RuntimeText.Content, in container: RuntimeText.Container, _ shaper: ParagraphShaper,
    _ rules: LineFiller.Rules
  ) {
    self.content = content
    self.container = container
    self.shaper = shaper
    self.rules = rules
  }

  /// Returns the layout of a text in a container.
  static func layout(
    _ content: RuntimeText.Content, in container: RuntimeText.Container,
    cache: TextCache = RuntimeEnvironment.currentText,
    rules: LineFiller.Rules = LineFiller.Rules()
  ) -> RuntimeText.Layout {
    cache.withWorkspace { workspace in
      let shaper = ParagraphShaper(content, fonts: cache.fonts, workspace: workspace)
      return layout(content, in: container, shaper, rules)
    }
  }

  static func layout(
    _ content: RuntimeText.Content, in container: RuntimeText.Container, _ shaper: ParagraphShaper,
    _ rules: LineFiller.Rules = LineFiller.Rules()
  ) -> RuntimeText.Layout {
    var typesetter = Typesetter(content, in: container, shaper, rules)
    typesetter.run()
    return RuntimeText.Layout(
      content: content, lines: typesetter.lines, metrics: typesetter.metrics)
  }

  private mutating func run() {
    var paragraph: Paragraph?
    while !shaper.isAtEnd {
      let next = shaper.next()
      if let paragraph { separate(paragraph, from: next) }
      let lineCount = lines.count
      guard set(next) else {
        metrics.hidesParagraphs = lines.count == lineCount || !shaper.isAtEnd
        return finish(truncated: true)
      }
      paragraph = next
    }
    if let paragraph, paragraph.clusters.last?.kind == .newline { addEmptyLine(after: paragraph) }
    finish(truncated: false)
  }

  private mutating func separate(_ paragraph: Paragraph, from next: Paragraph) {
    gap += Self.room(paragraph.attributes.paragraphSpacing)
    gap += Self.room(next.attributes.paragraphSpacingBefore)
  }

  /// Returns a valid distance: zero for a negative or non-finite number.
  static func room(_ distance: CGFloat) -> CGFloat {
    distance.isFinite ? max(0, distance) : 0
  }

  /// Sets the lines of a paragraph and returns `false` when a line does not fit.
  private mutating func set(_ paragraph: Paragraph) -> Bool {
    let filler = filler(of: paragraph)
    var cluster = 0
    while cluster < paragraph.clusters.count {
      let room = LineRoom(paragraph, isFirstLine: cluster == 0, width: container.width)
      let start = Placement(
        paragraph: paragraph, cluster: cluster, room: room, stretch: room.whole)
      let isPlain = container.exclusions.isEmpty || !room.width.isFinite
      let end = isPlain ? setLine(at: start, filler) : setRow(at: start, filler)
      guard let end else { return false }
      cluster = end
    }
    return true
  }

  func filler(of paragraph: Paragraph) -> LineFiller {
    LineFiller(paragraph, shaper, rules: rules)
  }

  /// Sets a line and returns the cluster at which the next line begins, or `nil` when the line does
  /// not fit.
  private mutating func setLine(at placement: Placement, _ filler: LineFiller) -> Int? {
    if placement.paragraph.isSingleLine { return setSingleLine(at: placement, filler) }
    let line = filler.line(from: placement.cluster, limit: placement.stretch.width)
    return place(line, at: placement, in: .next) ? line.end : nil
  }

  /// Sets a paragraph that does not wrap as one line, truncated or clipped at the available width.
  private mutating func setSingleLine(at placement: Placement, _ filler: LineFiller) -> Int? {
    let line = filler.line(from: placement.cluster, limit: .infinity)
    guard place(line, at: placement, in: .next) else { return nil }
    if line.width > placement.stretch.width + rules.tolerance {
      let mode = placement.paragraph.attributes.lineBreakMode
      truncate(mode: mode, truncation: mode == .byClipping ? .none : .ellipsis)
      metrics.truncatesOnlyParagraphs = true
    }
    return line.end
  }

  /// Sets the lines beside exclusions at one height and returns the cluster at which the next row
  /// begins, or `nil` when there is no space.
  private mutating func setRow(at placement: Placement, _ filler: LineFiller) -> Int? {
    let paragraph = placement.paragraph
    var cluster = placement.cluster
    let box = box(of: paragraph, cluster..<cluster + 1)
    let top = y + gap
    let rects = container.exclusions
    let stretches = placement.room.stretches(from: top, to: top + box.height, around: rects)
    // Apple, `NSTextContainer.lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`: the
    // fragments of a row follow each other in the writing direction.
    let ordered = paragraph.isRightToLeft ? stretches.reversed() : stretches
    var row = Row.next
    for stretch in ordered where cluster < paragraph.clusters.count {
      let line = filler.line(from: cluster, limit: stretch.width)
      let isTooNarrow = line.splitsWord || line.width > stretch.width + rules.tolerance
      if isTooNarrow, stretch.width < placement.room.width { continue }
      let start = Placement(
        paragraph: paragraph, cluster: cluster, room: placement.room, stretch: stretch)
      guard place(line, at: start, in: row) else { return nil }
      row = .current
      cluster = line.end
    }
    if row == .current { return cluster }
    let isMoved = moveBelowExclusion(from: top, height: box.height)
    return isMoved ? placement.cluster : setLine(at: placement, filler)
  }

  /// Moves down to the bottom of the first exclusion in the way and returns `false` when there is
  /// none.
  private mutating func moveBelowExclusion(from top: CGFloat, height: CGFloat) -> Bool {
    let obstacles = container.exclusions.filter { $0.maxY > top && $0.minY < top + height }
    guard let bottom = obstacles.map(\.maxY).min(), bottom.isFinite else { return false }
    y = bottom
    gap = 0
    return true
  }
}

extension Typesetter {
  /// Adds a line and returns `false` when it does not fit.
  private mutating func place(
    _ line: LineFiller.Line, at placement: Placement, in row: Row
  ) -> Bool {
    let paragraph = placement.paragraph
    let clusters = placement.cluster..<max(line.end, placement.cluster + 1)
    let box = box(of: paragraph, clusters)
    let top = row == .next ? y + gap : lines[lines.count - 1].y
    guard lines.isEmpty || hasRoom(to: top + box.height) else { return false }
    lines.append(Self.textLine(line, at: placement, box: box, top: top))
    last = placement
    align()
    if line.width > 0 { compare(Self.share(of: paragraph)) }
    y = max(y, top + box.height)
    gap = Self.room(paragraph.attributes.lineSpacing)
    return true
  }

  /// Compares the alignment of a line with those of the lines before it.
  private mutating func compare(_ share: CGFloat) {
    if let firstShare, firstShare != share { hasMixedAlignment = true }
    if firstShare == nil { firstShare = share }
  }

  private static func textLine(
    _ line: LineFiller.Line, at placement: Placement, box: LineBox, top: CGFloat
  ) -> RuntimeText.Line {
    let paragraph = placement.paragraph
    let start = paragraph.offset(placement.cluster)
    let visibleEnd = paragraph.offset(line.visibleEnd)
    var result = RuntimeText.Line(
      range: start..<paragraph.offset(line.end), visible: start..<visibleEnd, width: line.width,
      height: box.height, baseline: box.baseline)
    result.endsWithHyphen = line.endsWithHyphen
    result.indent = placement.indent
    result.y = top
    return result
  }

  private func hasRoom(to bottom: CGFloat) -> Bool {
    let most = container.maximumNumberOfLines
    if most > 0, lines.count >= most { return false }
    return bottom <= container.height + rules.tolerance
  }

  /// Moves the last line horizontally by the paragraph's alignment.
  mutating func align() {
    guard let last else { return }
    let index = lines.count - 1
    let stretch = last.stretch
    let free = stretch.width.isFinite ? stretch.width - lines[index].width : 0
    lines[index].x = stretch.x + free * Self.share(of: last.paragraph)
  }

  /// Returns the fraction of the free width that is left of a paragraph's lines.
  static func share(of paragraph: Paragraph) -> CGFloat {
    switch paragraph.attributes.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: paragraph.isRightToLeft ? 1 : 0
    }
  }

  private func box(of paragraph: Paragraph, _ clusters: Range<Int>) -> LineBox {
    let first = Int(paragraph.clusters[clusters.lowerBound].item)
    let last = Int(paragraph.clusters[clusters.upperBound - 1].item)
    return LineBox(
      paragraph.items[first...last], paragraph.attributes,
      usesLeading: container.usesFontLeading)
  }

  /// Adds the empty line that follows a text's last line break.
  private mutating func addEmptyLine(after paragraph: Paragraph) {
    let box = LineBox(
      paragraph.items.suffix(1), paragraph.attributes, usesLeading: container.usesFontLeading)
    let top = y + gap
    guard hasRoom(to: top + box.height) else { return }
    let end = content.count..<content.count
    var line = RuntimeText.Line(
      range: end, visible: end, width: 0, height: box.height, baseline: box.baseline)
    line.y = top
    lines.append(line)
    last = nil
    y = top + box.height
  }
}

extension Typesetter {
  /// Truncates the last line if some text does not fit, and computes the metrics of the layout.
  mutating func finish(truncated isTruncated: Bool) {
    if isTruncated {
      truncate(mode: container.lineBreakMode, truncation: container.truncation)
      metrics.truncatesOnlyParagraphs = false
    }
    metrics.lineCount = lines.count
    guard let first = lines.first, let last = lines.last else { return }
    metrics.firstBaseline = first.y + first.baseline
    metrics.lastBaseline = last.y + last.baseline
    metrics.size = CGSize(width: usedWidth, height: y)
  }

  /// The width from the leading edge to the end of the longest line, independent of the alignment, or the extent
  /// of the lines where they are if the alignments of paragraphs differ.
  ///
  /// Source: `ASTextKitRenderer.mm`, `-_calculateSize`; the used rectangle of a container contains those of its
  /// lines [Apple, `NSLayoutManager.usedRect(for:)`].
  private var usedWidth: CGFloat {
    guard hasMixedAlignment, container.width.isFinite else {
      return lines.reduce(0) { max($0, $1.width + $1.indent) }
    }
    let filled = lines.filter { $0.width > 0 }
    let left = filled.reduce(CGFloat.infinity) { min($0, $1.x) }
    return filled.reduce(0) { max($0, $1.x + $1.width - left) }
  }

  /// Truncates the last line so that the truncation token fits.
  mutating func truncate(mode: NSLineBreakMode, truncation: RuntimeText.Container.Truncation) {
    metrics.isTruncated = true
    guard let last else { return }
    let truncator = LineTruncator(
      content: content, paragraph: last.paragraph, start: last.cluster,
      filler: filler(of: last.paragraph), limit: last.stretch.width)
    lines[lines.count - 1] = truncator.truncated(
      lines[lines.count - 1], mode: mode, truncation: truncation)
    align()
    if case .token = truncation, mode == .byWordWrapping || mode == .byCharWrapping {
      fitHeight(of: last)
    }
  }

  /// Gives the last line the height of the text that it shows, its truncation token included. A line that would
  /// not fit keeps its height, unless it is the first one.
  ///
  /// Source: `ASTextKitTailTruncater.mm`, `-truncate`, which replaces the text, so that TextKit lays it out again.
  private mutating func fitHeight(of placement: Placement) {
    let index = lines.count - 1
    guard let token = lines[index].token else { return }
    let box = LineBox(
      (shownItems(of: placement, upTo: lines[index].visible.upperBound) + items(of: token))[...],
      placement.paragraph.attributes, usesLeading: container.usesFontLeading)
    let isFitting = lines[index].y + box.height <= container.height + rules.tolerance
    guard index == 0 || isFitting else { return }
    lines[index].height = box.height
    lines[index].baseline = box.baseline
    y = lines.reduce(0) { max($0, $1.frame.maxY) }
  }

  private func shownItems(of placement: Placement, upTo end: Int) -> [TextItem] {
    let paragraph = placement.paragraph
    let clusters = paragraph.clusters[placement.cluster..<paragraph.index(of: end)]
    guard let first = clusters.first, let last = clusters.last else { return [] }
    return Array(paragraph.items[Int(first.item)...Int(last.item)])
  }

  private func items(of token: RuntimeText.Content) -> [TextItem] {
    var own = ParagraphShaper(token, fonts: shaper.fonts, workspace: shaper.workspace)
    return own.next().items
  }
}
