import UIKit

@testable import UIFoundation

/// A text that is shaped in pieces, as paragraphs are.
struct DividedText {
  /// The clusters of all pieces, with the kerning of the spaces between them.
  private(set) var clusters: [RuntimeText.ShapedCluster] = []
  /// The number of spaces after which a piece begins.
  private(set) var divisionCount = 0

  init(_ text: [UInt16], _ style: RuntimeText.ShapingStyle, _ typeface: any RuntimeText.Typeface) {
    let source = ParagraphSource(text: text, start: 0, isASCII: false, firstRun: 0)
    let run = RuntimeText.ShapingRun(text: text, style: style)
    let canDivide = typeface.canDivide(typeface.groups(in: run), in: style)
    var start = 0
    var kerning = RuntimeText.SpaceKerning()
    for index in text.indices.dropFirst() + [text.count] {
      var next: RuntimeText.SpaceKerning? = RuntimeText.SpaceKerning()
      if index < text.count {
        guard canDivide, text[index - 1] == 0x20, text[index] != 0x20 else { continue }
        next = typeface.kerning(ofSpaceBefore: source.scalar(at: index), in: style)
        if next != nil { divisionCount += 1 }
      }
      guard let next else { continue }
      var piece = typeface.shape(
        RuntimeText.ShapingRun(text: Array(text[start..<index]), style: style))
      if !piece.isEmpty {
        piece[0].advance += kerning.next
        piece[piece.count - 1].advance += next.space
      }
      clusters += piece.map {
        RuntimeText.ShapedCluster(start: $0.start + Int32(start), advance: $0.advance)
      }
      (start, kerning) = (index, next)
    }
  }

  /// Returns whether the pieces have the clusters of the text shaped as a whole.
  func isEqual(to whole: [RuntimeText.ShapedCluster]) -> Bool {
    clusters.map { [$0.start, $0.advance] } == whole.map { [$0.start, $0.advance] }
  }
}
