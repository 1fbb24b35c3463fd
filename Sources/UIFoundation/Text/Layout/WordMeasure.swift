import Foundation

/// A measurer of plain ASCII words in one font that needs no layout. Its results equal those of a
/// layout.
struct WordMeasure {
  private let pointSize: CGFloat
  private let unitsPerEm: CGFloat
  private let limit: CGFloat
  /// The greatest advance that fits into a line, in units.
  private let mostUnits: Int
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
  private var metrics = RuntimeText.Metrics()
  private var y: CGFloat = 0

  /// Returns the metrics of a text, or `nil` for one that needs a layout.
  static func measure(
    _ content: RuntimeText.Content, in container: RuntimeText.Container, _ cache: TextCache,
    _ workspace: TextWorkspace
  ) -> RuntimeText.Metrics? {
    guard content.hasPlainLines, container.exclusions.isEmpty else { return nil }
    // A run is large, so its members are read in place.
    let runs = content.runs.span
    workspace.select(runs[0].attributes.font, of: cache)
    let measures = workspace.selected.measures
    let height = LineBox.height(
      measures.lineHeight,
      multiple: runs[0].attributes.paragraph.lineHeightMultiple,
      least: runs[0].attributes.paragraph.minimumLineHeight,
      most: runs[0].attributes.paragraph.maximumLineHeight)
    var measure = WordMeasure(
      measures, height: height,
      gap: Typesetter.room(runs[0].attributes.paragraph.lineSpacing), container)
    let isMeasured =
      if let advances = workspace.selected.advances {
        measure.add(content.string, advances)
      } else if workspace.selected.usesDefaultFeatures {
        workspace.words.forEachWord(of: content.string, &workspace.scratch) { measure.add($0) }
      } else {
        false
      }
    return isMeasured && measure.finish() ? measure.metrics : nil
  }

  private init(
    _ measures: SelectedFont.Measures, height: CGFloat, gap: CGFloat,
    _ container: RuntimeText.Container
  ) {
    pointSize = measures.pointSize
    unitsPerEm = measures.unitsPerEm
    limit = container.width
    mostUnits = Self.mostUnits(measures, width: limit + LineFiller.tolerance)
    lineHeight = container.usesFontLeading ? height + measures.leading : height
    baseline = height - measures.descent
    self.gap = gap
    maximumNumberOfLines = container.maximumNumberOfLines
    heightLimit = container.height + LineFiller.tolerance
  }

  /// Returns the greatest number of units that is not wider than a width in points, so that the advances of
  /// words are compared as integers.
  private static func mostUnits(_ measures: SelectedFont.Measures, width: CGFloat) -> Int {
    func fits(_ units: Int) -> Bool {
      CGFloat(units) * measures.pointSize / measures.unitsPerEm <= width
    }
    let quotient = width * measures.unitsPerEm / measures.pointSize
    // No text is that wide. The quotient is infinite without a limit, and for a font of size 0.
    guard quotient < 1e15 else { return .max }
    var units = Int(quotient)
    while !fits(units) { units -= 1 }
    while fits(units + 1) { units += 1 }
    return units
  }

  private func points(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / unitsPerEm }

  /// Adds a word with its trailing spaces and returns `false` when the word must be divided or does
  /// not fit.
  @inline(__always)
  private mutating func add(_ word: WordTable.Advance) -> Bool {
    var start = total == 0 ? 0 : total &+ Int(word.kerning)
    if start &+ Int(word.visible) > mostUnits {
      guard visible > 0, Int(word.visible) <= mostUnits, endLine(points(visible))
      else { return false }
      start = 0
    }
    visible = start &+ Int(word.visible)
    total = start &+ Int(word.total)
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
  private mutating func finish() -> Bool {
    guard endLine(max(points(visible), min(points(total), limit))) else { return false }
    metrics.size.height = y
    return true
  }
}

extension WordMeasure {
  /// Adds the words of a text whose characters have individual advances.
  private mutating func add(_ text: String, _ advances: AsciiAdvances) -> Bool {
    let bytes = text.utf8Span.span
    let advances = advances.values.span
    var index = 0
    while index < bytes.count {
      if let word = AsciiWord.lettersWithSpace(bytes, from: index) {
        let total = word.advance(advances)
        let space = word.end > word.visibleEnd ? advances[0x20] : 0
        guard add(WordTable.Advance(visible: total &- space, total: total)) else { return false }
        index = word.end
        continue
      }
      // Spaces at the start belong to the line and are not a word that a line may end after.
      guard let units = Self.word(bytes, &index, advances) else { return false }
      var word = WordTable.Advance(visible: units, total: units)
      while index < bytes.count, bytes[index] == 0x20 {
        word.total &+= advances[0x20]
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
  ///   - advances: The values of ``AsciiAdvances``.
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
        units &+= advances[Int(bytes[index])]
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
      units &+= advances[Int(byte)]
      index &+= 1
    }
    return units
  }
}
