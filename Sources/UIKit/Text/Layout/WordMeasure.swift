import Foundation

/// A measurer of plain ASCII words in one font that needs no layout. Its results equal those of a
/// layout.
struct WordMeasure {
  private let pointSize: CGFloat
  private let unitsPerEm: CGFloat
  private let limit: CGFloat
  private let lineHeight: CGFloat
  /// The distance from the top of a line to its baseline, in points.
  private let baseline: CGFloat
  /// The distance between two lines.
  private let gap: CGFloat
  private let maximumNumberOfLines: Int
  private let heightLimit: CGFloat
  /// The advance of the current line including trailing spaces, in units.
  private var total = 0
  private var visible = 0
  private var metrics = TextMetrics()
  private var y: CGFloat = 0

  /// Returns the metrics of a text, or `nil` for one that needs a layout.
  static func measure(
    _ content: TextContent, in container: TextContainer, _ fonts: any FontProvider,
    _ workspace: TextWorkspace
  ) -> TextMetrics? {
    guard content.hasPlainLines, container.exclusions.isEmpty else { return nil }
    // A run is large, so its members are read in place.
    let runs = content.runs.span
    let font = runs[0].attributes.font
    let typeface = workspace.resolved.typeface(for: font, in: fonts)
    let metrics = typeface.metrics
    let height = LineBox.height(
      font.pointSize * metrics.lineHeight,
      multiple: runs[0].attributes.paragraph.lineHeightMultiple,
      least: runs[0].attributes.paragraph.minimumLineHeight,
      most: runs[0].attributes.paragraph.maximumLineHeight)
    var measure = WordMeasure(
      pointSize: font.pointSize, metrics, height: height,
      gap: Typesetter.room(runs[0].attributes.paragraph.lineSpacing), container)
    let isMeasured: Bool
    if let advances = typeface.asciiAdvances {
      isMeasured = measure.add(content.string, advances)
    } else {
      isMeasured = measure.add(
        content.string, font.features, typeface, workspace)
    }
    return isMeasured && measure.finish(container) ? measure.metrics : nil
  }

  private init(
    pointSize: CGFloat, _ metrics: TypefaceMetrics, height: CGFloat, gap: CGFloat,
    _ container: TextContainer
  ) {
    self.pointSize = pointSize
    unitsPerEm = CGFloat(metrics.unitsPerEm)
    limit = container.width
    lineHeight = container.usesFontLeading ? height + pointSize * metrics.leading : height
    let descent = -pointSize * metrics.descent
    baseline = height - descent
    self.gap = gap
    maximumNumberOfLines = container.maximumNumberOfLines
    heightLimit = container.height + LineFiller.tolerance
  }

  private func points(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / unitsPerEm }

  /// Adds a word with its trailing spaces and returns `false` when the word must be divided or does
  /// not fit.
  private mutating func add(_ word: WordTable.Advance) -> Bool {
    var start = total == 0 ? 0 : total + Int(word.kerning)
    let width = points(start + Int(word.visible))
    if width > limit + LineFiller.tolerance {
      guard visible > 0, points(Int(word.visible)) <= limit + LineFiller.tolerance,
        endLine(points(visible))
      else { return false }
      start = 0
    }
    visible = start + Int(word.visible)
    total = start + Int(word.total)
    return true
  }

  private mutating func endLine(_ width: CGFloat) -> Bool {
    if metrics.lineCount > 0 {
      if maximumNumberOfLines > 0, metrics.lineCount >= maximumNumberOfLines { return false }
      y += gap
      guard y + lineHeight <= heightLimit else { return false }
    }
    if metrics.lineCount == 0 { metrics.firstBaseline = y + baseline }
    metrics.lastBaseline = y + baseline
    metrics.lineCount += 1
    metrics.size.width = max(metrics.size.width, width)
    y += lineHeight
    return true
  }

  /// Ends the last line. Trailing spaces count as far as they fit.
  private mutating func finish(_ container: TextContainer) -> Bool {
    guard endLine(max(points(visible), min(points(total), limit))) else { return false }
    metrics.size.height = y
    return true
  }
}

extension WordMeasure {
  /// Adds the words of a text whose characters have individual advances.
  private mutating func add(_ text: String, _ advances: [Int32]) -> Bool {
    let bytes = text.utf8Span.span
    let advances = advances.span
    var index = 0
    while index < bytes.count {
      // Spaces at the start belong to the line and are not a word that a line may end after.
      guard let units = Self.word(bytes, &index, advances) else { return false }
      var word = WordTable.Advance(visible: units, total: units)
      while index < bytes.count, bytes[index] == 0x20 {
        word.total &+= advances[0]
        index &+= 1
      }
      if !add(word) { return false }
    }
    return true
  }

  /// Adds the advances of the characters up to the next space.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - index: The start of the word. The function moves it to the end.
  ///   - advances: The advances of the visible ASCII characters.
  /// - Returns: The sum, or `nil` if the characters are not a plain word.
  @inline(__always)
  private static func word(
    _ bytes: Span<UInt8>, _ index: inout Int, _ advances: Span<Int32>
  ) -> Int32? {
    var units: Int32 = 0
    var former = PlainWordCharacter.space
    while index < bytes.count {
      let start = index
      // Most characters are letters, which need no look-up.
      while index < bytes.count, (bytes[index] | 0x20) &- 0x61 < 26 {
        units &+= advances[Int(bytes[index]) &- 0x20]
        index &+= 1
      }
      if index > start {
        if former == .final { return nil }
        former = .letter
        continue
      }
      let byte = bytes[index]
      if byte == 0x20 { break }
      let next = PlainWordCharacter(UInt16(byte))
      guard next.canFollow(former) else { return nil }
      former = next
      units &+= advances[Int(byte) &- 0x20]
      index &+= 1
    }
    return units
  }

  /// Adds the words of a text that must be shaped word by word.
  private mutating func add(
    _ text: String, _ features: [FontFeature], _ typeface: any Typeface, _ workspace: TextWorkspace
  ) -> Bool {
    guard features.isEmpty else { return false }
    let words = AsciiWords(text, typeface, workspace)
    return words.forEach { add($0) }
  }
}
