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
    guard content.isPlainASCII, content.runs.count == 1, container.exclusions.isEmpty,
      content.runs[0].attributes.isPlain
    else { return nil }
    let font = content.runs[0].attributes.font
    let typeface = workspace.resolved.typeface(for: font, in: fonts)
    var measure = WordMeasure(font, typeface, container)
    let isMeasured: Bool
    if let advances = typeface.asciiAdvances {
      isMeasured = measure.add(content.string, advances)
    } else {
      isMeasured = measure.add(
        content.string, font.features, typeface, workspace)
    }
    return isMeasured && measure.finish(container) ? measure.metrics : nil
  }

  private init(_ font: UIFont, _ typeface: any Typeface, _ container: TextContainer) {
    let metrics = typeface.metrics
    pointSize = font.pointSize
    unitsPerEm = CGFloat(metrics.unitsPerEm)
    limit = container.width
    let ownHeight = pointSize * metrics.lineHeight
    lineHeight = container.usesFontLeading ? ownHeight + pointSize * metrics.leading : ownHeight
    let descent = -pointSize * metrics.descent
    baseline = ownHeight - descent
    maximumNumberOfLines = container.maximumNumberOfLines
    heightLimit = container.height + LineFiller.tolerance
  }

  private func points(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / unitsPerEm }

  /// Adds a word with its trailing spaces and returns `false` when the word must be divided or does
  /// not fit.
  private mutating func add(_ word: WordTable.Advance) -> Bool {
    let width = points(total + Int(word.visible))
    if width > limit + LineFiller.tolerance {
      guard visible > 0, points(Int(word.visible)) <= limit + LineFiller.tolerance,
        endLine(points(visible))
      else { return false }
      total = 0
    }
    visible = total + Int(word.visible)
    total += Int(word.total)
    return true
  }

  private mutating func endLine(_ width: CGFloat) -> Bool {
    if metrics.lineCount > 0 {
      if maximumNumberOfLines > 0, metrics.lineCount >= maximumNumberOfLines { return false }
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
    var index = 0
    let count = bytes.count
    var former = PlainWordCharacter.space
    while index < count {
      var word = WordTable.Advance(visible: 0, total: 0)
      while index < count, bytes[index] != 0x20 {
        let byte = bytes[index]
        let next = PlainWordCharacter(UInt16(byte))
        guard next.canFollow(former) else { return false }
        word.visible &+= advances[Int(byte) - 0x20]
        former = next
        index += 1
      }
      word.total = word.visible
      while index < count, bytes[index] == 0x20 {
        word.total &+= advances[0]
        index += 1
      }
      former = .space
      // Spaces at the start belong to the line and are not a word that a line may end after.
      if !add(word) { return false }
    }
    return true
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
