import ConformanceCases
import Foundation
import Testing
import UIKit

@testable import FixtureFonts
@testable import UIFoundation

@Suite("Paragraph cases")
struct ParagraphConformanceTests {
  @Test("given the opportunities, every paragraph breaks where Chromium breaks it")
  func filling() throws {
    let fonts = try TextCaseFonts.standard.get()
    let cases = try TextCaseFile.cases("text-paragraph")
    for value in cases {
      let replay = try ParagraphReplay(value, fonts)
      let lines = replay.lines()
      #expect(lines.map(\.range) == replay.expected.map(\.range), "\(replay.id)")
      guard lines.count == replay.expected.count else { continue }
      for (line, expected) in zip(lines, replay.expected) {
        let room = CGFloat(line.itemCount) / 64 + 0.005
        #expect((-0.005...room).contains(expected.width - line.width), "\(replay.id) \(line.range)")
        #expect(
          (-0.005...room).contains(expected.trimmed - line.trimmed), "\(replay.id) \(line.range)")
      }
    }
    #expect(cases.count >= 500)
  }

  /// The rules of surprise 6 of the format page: slashes, hyphens before digits, spaces before slashes.
  private static let toleratedMarks = Set("/-\\|{}$!\u{5BE}".utf16)

  @Test("opportunities are Chromium's but for slashes, hyphens before digits and the like")
  func opportunities() throws {
    let cases = try TextCaseFile.cases("text-paragraph")
    var equal = 0
    for value in cases {
      let text = Array((value["text"]?.string ?? "").utf16)
      let own = Self.opportunities(value)
      let expected = Set((value["opps"]?.array ?? []).map(\.int))
      if own == expected {
        equal += 1
        continue
      }
      let id = value["id"]?.string ?? ""
      #expect(value["tags"]?.array.contains(.string("dict")) == false, "\(id)")
      for index in own.symmetricDifference(expected) {
        let around = text[max(0, index - 2)..<min(text.count, index + 1)]
        #expect(!Self.toleratedMarks.isDisjoint(with: around), "\(id) at \(index)")
      }
    }
    #expect(equal * 500 >= 455 * cases.count)
  }

  private static func opportunities(_ value: JSONValue) -> Set<Int> {
    var attributes = RuntimeText.Attributes()
    attributes.language = value["lang"]?.string ?? ""
    let content = RuntimeText.Content(value["text"]?.string ?? "", attributes: attributes)
    let workspace = TextWorkspace()
    var shaper = ParagraphShaper(content, fonts: RuntimeText.TableFonts(), workspace: workspace)
    var found: Set<Int> = []
    while !shaper.isAtEnd {
      let paragraph = shaper.next()
      if paragraph.start > 0 { found.insert(content.nsRange(0..<paragraph.start).length) }
      for index in paragraph.clusters.indices where paragraph.clusters[index].breaksBefore {
        found.insert(content.nsRange(0..<paragraph.offset(index)).length)
      }
    }
    return found
  }
}

/// One paragraph case and the lines that it is filled into.
struct ParagraphReplay {
  struct Line {
    let range: Range<Int>
    let width: CGFloat
    let trimmed: CGFloat
    var itemCount = 1
  }

  let id: String
  let expected: [Line]
  private let value: JSONValue
  private let fonts: FixtureFontFiles
  private let content: RuntimeText.Content

  init(_ value: JSONValue, _ fonts: TextCaseFonts) throws {
    self.value = value
    id = value["id"]?.string ?? ""
    let names = (value["fonts"]?.array ?? []).map(\.string)
    self.fonts = fonts.with(cascade: Array(names.dropFirst()))
    let name = try #require(fonts.names[names.first ?? ""])
    let font = try #require(fonts.font(name, size: CGFloat(value["size"]?.double ?? 0)))
    var attributes = RuntimeText.Attributes(font: font)
    attributes.language = value["lang"]?.string ?? ""
    attributes.usesKerning = value["kern"]?.bool ?? true
    attributes.usesLigatures = value["liga"]?.bool ?? true
    attributes.kern = CGFloat(value["ls"]?.double ?? 0)
    attributes.paragraph.baseWritingDirection =
      value["dir"]?.string == "rtl" ? .rightToLeft : .leftToRight
    content = RuntimeText.Content(value["text"]?.string ?? "", attributes: attributes)
    expected = (value["lines"]?.array ?? []).map {
      Line(
        range: $0[0].int..<$0[1].int, width: CGFloat($0[2].double),
        trimmed: CGFloat($0[3].double))
    }
  }

  /// UIKit divides words that are wider than a line and has no grace of 1/64, so cases that show the
  /// opposite need rules of their own.
  ///
  /// Decided here: `overflow-wrap: break-word` divides words as UIKit's word wrapping does. Cases of it with
  /// a line that is wider than the box, po405, po413, po419, po420 and po423, have single characters that
  /// are wider than the box. Without breaks inside of words, their lines would be whole words, so they run
  /// as UIKit's word wrapping, without any grace.
  private var rules: LineFiller.Rules {
    let width = CGFloat(value["width"]?.double ?? 0)
    let dividesWords = value["wrap"]?.string == "break-word"
    let isEps = value["tags"]?.array.contains(.string("exact-eps")) == true
    let isWider = expected.contains { $0.trimmed > width + 1.0 / 64 }
    guard isEps || (isWider && !dividesWords) else { return LineFiller.Rules() }
    return LineFiller.Rules(tolerance: 1.0 / 64, dividesWords: dividesWords)
  }

  func lines() -> [Line] {
    let workspace = TextWorkspace()
    var shaper = ParagraphShaper(content, fonts: fonts, workspace: workspace)
    shaper.opportunities = Set((value["opps"]?.array ?? []).map(\.int))
    let size = CGSize(width: value["width"]?.double ?? 0, height: Double.infinity)
    let layout = Typesetter.layout(content, in: RuntimeText.Container(size: size), shaper, rules)
    let placement = LinePlacement(shaper)
    // UIKit adds an empty line after a newline at the end, Chromium does not.
    return layout.lines.filter { !$0.range.isEmpty }.map { line(of: $0, placement) }
  }

  private func line(of line: RuntimeText.Line, _ placement: LinePlacement) -> Line {
    let paragraph = placement.paragraph(at: line.range.lowerBound)
    let first = paragraph.index(of: line.range.lowerBound)
    let end = paragraph.index(of: line.range.upperBound - 1) + 1
    let filler = LineFiller(paragraph, placement.shaper, rules: rules)
    let hyphen = line.endsWithHyphen ? filler.hyphenWidth(at: end - 1) : 0
    let trimmed = filler.width(first..<end) + hyphen
    // Chromium shapes the spaces after a line with what follows them.
    let spaces = filler.advance(of: filler.visibleEnd(of: first..<end)..<end)
    var result = Line(
      range: Self.range(content.nsRange(line.range)), width: trimmed + spaces, trimmed: trimmed)
    let items = Set(paragraph.clusters[first..<end].map(\.item))
    result.itemCount = items.count + 1 + (line.endsWithHyphen ? 1 : 0)
    return result
  }

  private static func range(_ range: NSRange) -> Range<Int> {
    range.location..<range.location + range.length
  }
}
