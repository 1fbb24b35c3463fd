import Foundation

/// A truncator that shortens a line so that the truncation token fits.
struct LineTruncator {
  let content: RuntimeText.Content
  let paragraph: Paragraph
  /// The index of the line's first cluster.
  let start: Int
  let filler: LineFiller
  /// The available width of the line, in points.
  let limit: CGFloat

  /// The punctuation marks before which Texture's text node truncates, in addition to white space.
  private static let punctuation = Set(".,!?:;".utf8)

  /// Returns the line with its text truncated.
  func truncated(
    _ line: RuntimeText.Line, mode: NSLineBreakMode, truncation: RuntimeText.Container.Truncation
  ) -> RuntimeText.Line {
    if mode == .byClipping { return clipped(line) }
    guard let token = token(truncation, before: line) else { return line }
    let room = max(0, limit - width(of: token))
    switch mode {
    case .byWordWrapping:
      return cutAtWord(line, token: token, covered: firstCovered(of: line, by: width(of: token)))
    // The last line is filled with characters up to its end.
    case .byCharWrapping:
      return cutAtWord(line, token: token, covered: fit(from: start, to: lineEnd, in: room))
    case .byTruncatingHead: return cut(line, token: token, headRoom: 0, room: room)
    case .byTruncatingMiddle: return cut(line, token: token, headRoom: room / 2, room: room)
    case .byTruncatingTail, .byClipping: return cutAtEnd(line, token: token, room: room)
    }
  }

  private func token(_ truncation: RuntimeText.Container.Truncation, before line: RuntimeText.Line)
    -> RuntimeText.Content?
  {
    switch truncation {
    case .none: nil
    case .token(let token): token.count > 0 ? token : nil
    case .ellipsis: RuntimeText.Content("…", attributes: ellipsisAttributes(at: line))
    }
  }

  private func ellipsisAttributes(at line: RuntimeText.Line) -> RuntimeText.Attributes {
    var attributes = content.attributes(at: max(line.visible.upperBound - 1, 0))
    attributes.attachment = nil
    return attributes
  }

  private func width(of token: RuntimeText.Content) -> CGFloat {
    let shaper = ParagraphShaper(
      token, fonts: filler.shaper.fonts, workspace: filler.shaper.workspace)
    return Typesetter.layout(token, in: RuntimeText.Container(), shaper).metrics.size.width
  }

  /// Returns the whole rest of the paragraph as one line, clipped to the available width.
  private func clipped(_ line: RuntimeText.Line) -> RuntimeText.Line {
    let rest = filler.line(from: start, limit: .infinity)
    return shown(line, upTo: rest.visibleEnd, width: min(rest.width, limit))
  }

  /// Returns the line truncated as Texture's text node truncates: at the last space or punctuation mark before
  /// the cluster that the token would cover first, or at that cluster if there is none. A text that would be
  /// cut at its beginning stays without a token.
  ///
  /// Source: `ASTextKitTailTruncater.mm`,
  /// `-_findTruncationInsertionPointAtOrBeforeCharacterIndex:layoutManager:textStorage:` and `-truncate`.
  private func cutAtWord(_ line: RuntimeText.Line, token: RuntimeText.Content, covered: Int)
    -> RuntimeText.Line
  {
    let end = (start..<covered).last(where: isAvoided) ?? covered
    guard paragraph.offset(end) > 0 || limit <= 0 else { return line }
    return shown(line, upTo: end, before: token)
  }

  /// Returns the index of the first cluster of a line that is covered by a token of a width in points. If
  /// none is, that is the line's last one, its trailing space included, so that a word before it is cut although
  /// the token fits.
  ///
  /// Source: `ASTextKitTailTruncater.mm`,
  /// `-_calculateCharacterIndexBeforeTruncationMessage:textStorage:textContainer:`; the glyph at a point is the
  /// nearest one [Apple, `NSLayoutManager.glyphIndex(for:in:fractionOfDistanceThroughGlyph:)`].
  private func firstCovered(of line: RuntimeText.Line, by tokenWidth: CGFloat) -> Int {
    let last = max(
      start, min(paragraph.index(of: line.range.upperBound), paragraph.clusters.count) - 1)
    let isAtLeft = Typesetter.share(of: paragraph) == 0 && !paragraph.isRightToLeft
    guard limit.isFinite, !isAtLeft, last > start else {
      return fit(from: start, to: last, in: max(0, limit - tokenWidth))
    }
    return covered(of: line, upTo: last, by: tokenWidth)
  }

  /// Returns the index of the cluster at the inner edge of a token, or the nearest one, in a line that does not
  /// begin at the left edge.
  ///
  /// The token is at the left edge only if the paragraph style states that the text is from right to left, and
  /// the line does not fill its room. Source: `ASTextKitTailTruncater.mm`,
  /// `-_calculateCharacterIndexBeforeTruncationMessage:textStorage:textContainer:`.
  private func covered(of line: RuntimeText.Line, upTo last: Int, by tokenWidth: CGFloat) -> Int {
    let end = paragraph.offset(last + 1)
    let clusters = LinePlacement(filler.shaper).clusters(paragraph.offset(start)..<end, at: 0)
    let whole = clusters.reduce(0) { max($0, $1.x + $1.width) }
    let inset = max(0, limit - line.width) * Typesetter.share(of: paragraph)
    // Spaces at the end of the line are at its left in text from right to left.
    let left = paragraph.isRightToLeft ? inset - (whole - line.width) : inset
    let isStated = paragraph.attributes.baseWritingDirection == .rightToLeft
    let isTokenLeft = isStated && inset > LineFiller.tolerance
    let x = (isTokenLeft ? tokenWidth : limit - tokenWidth) - left
    func distance(_ cluster: LinePlacement.Cluster) -> CGFloat {
      max(cluster.x - x, x - cluster.x - cluster.width, 0)
    }
    let hit = clusters.first { $0.x <= x && x < $0.x + $0.width }
    let nearest = hit ?? clusters.min { distance($0) < distance($1) }
    return nearest.map { min(last, paragraph.index(of: $0.range.lowerBound)) } ?? last
  }

  private func cutAtEnd(_ line: RuntimeText.Line, token: RuntimeText.Content, room: CGFloat)
    -> RuntimeText.Line
  {
    var end = fit(from: start, to: lineEnd, in: room)
    while end > start, paragraph.clusters[end - 1].kind == .space { end -= 1 }
    return shown(line, upTo: end, before: token)
  }

  /// Returns the line with the truncation token between the beginning of the line and the end of
  /// the paragraph.
  private func cut(
    _ line: RuntimeText.Line, token: RuntimeText.Content, headRoom: CGFloat, room: CGFloat
  ) -> RuntimeText.Line {
    let head = fit(from: start, to: lineEnd, in: headRoom)
    // As it is shown: its last letter may be wider than before the next one.
    let tail = fitBackwards(to: lineEnd, from: head, in: room - lineWidth(start..<head))
    var result = shown(line, upTo: head, before: token)
    let rest = paragraph.offset(tail)..<paragraph.offset(lineEnd)
    result.continuation = rest
    result.width += lineWidth(tail..<lineEnd)
    result.range = line.range.lowerBound..<max(line.range.upperBound, rest.upperBound)
    return result
  }

  private func shown(_ line: RuntimeText.Line, upTo end: Int, before token: RuntimeText.Content)
    -> RuntimeText.Line
  {
    var result = shown(line, upTo: end, width: lineWidth(start..<end) + width(of: token))
    result.token = token
    return result
  }

  private func shown(_ line: RuntimeText.Line, upTo end: Int, width: CGFloat) -> RuntimeText.Line {
    var result = line
    let offset = paragraph.offset(end)
    result.visible = line.visible.lowerBound..<offset
    result.continuation = offset..<offset
    result.range = line.range.lowerBound..<max(line.range.upperBound, offset)
    result.endsWithHyphen = false
    result.width = width
    return result
  }
}

extension LineTruncator {
  /// The index after the last cluster of the paragraph that is not its terminator.
  private var lineEnd: Int {
    let count = paragraph.clusters.count
    return count > start && paragraph.clusters[count - 1].kind == .newline ? count - 1 : count
  }

  private func end(of line: RuntimeText.Line) -> Int {
    let end = line.visible.upperBound
    return max(start, paragraph.index(of: end))
  }

  /// Returns whether the text may be cut before a cluster: white space, which includes no-break spaces, or a
  /// punctuation mark.
  ///
  /// Source: `ASTextKitRenderer.mm`, `_defaultAvoidTruncationCharacterSet`.
  private func isAvoided(_ index: Int) -> Bool {
    let cluster = paragraph.clusters[index]
    if cluster.kind != .visible { return cluster.kind != .softHyphen }
    let offset = paragraph.offset(index)
    if Int(cluster.end) == offset + 1 {
      return Self.punctuation.contains(filler.shaper.bytes[offset])
    }
    let scalars = content.substring(offset..<Int(cluster.end)).unicodeScalars
    return scalars.first.map(CharacterSet.whitespaces.contains) ?? false
  }

  /// Returns the advance of clusters as one part of a line, in points.
  private func lineWidth(_ range: Range<Int>) -> CGFloat {
    guard !range.isEmpty else { return 0 }
    var advance = LineAdvance(items: paragraph.items, tabs: filler.tabs)
    for cluster in filler.lineClusters(range) { advance.add(cluster) }
    return advance.width
  }

  /// Returns the index after the last of the clusters, counted from a start index, that fit into a
  /// width in points.
  private func fit(from start: Int, to end: Int, in room: CGFloat) -> Int {
    var advance = LineAdvance(items: paragraph.items, tabs: filler.tabs)
    var index = start
    while index < end {
      advance.add(paragraph.clusters[index])
      if advance.width > room + LineFiller.tolerance { break }
      index += 1
    }
    // A cut inside shaped text may change an advance, so that less fits.
    while index > start, !isSafe(index), lineWidth(start..<index) > room + LineFiller.tolerance {
      index -= 1
    }
    return max(start, index)
  }

  private func isSafe(_ index: Int) -> Bool {
    index >= paragraph.clusters.count || paragraph.clusters[index].isSafe
  }

  /// Returns the index of the first of the clusters before an end index that fit into a width in
  /// points.
  private func fitBackwards(to end: Int, from start: Int, in room: CGFloat) -> Int {
    var advance = LineAdvance(items: paragraph.items, tabs: filler.tabs)
    var first = end
    while first > start {
      advance.add(paragraph.clusters[first - 1])
      if advance.width > room + LineFiller.tolerance { break }
      first -= 1
    }
    while first < end, !isSafe(first), lineWidth(first..<end) > room + LineFiller.tolerance {
      first += 1
    }
    return first
  }
}
