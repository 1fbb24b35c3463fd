import Foundation
import Testing
import UIKit

@Suite("Text in font files")
struct FontFileLayoutTests {
  private let text: FileText

  init() throws {
    text = try FileText()
  }

  @Test func `lines are as high as the file's ascent and descent`() throws {
    let inter = text.layout(try text.content("one two three", "Inter-Regular"), width: 60)
    #expect(inter.metrics.lineCount == 2)
    let height = 15.0 * (2728 + 680) / 2816
    #expect(abs(inter.metrics.size.height - 2 * height) < 1e-9)
    #expect(abs(inter.metrics.firstBaseline - 15.0 * 2728 / 2816) < 1e-9)
    let tall = text.layout(
      try text.content("one two three", "Inter-Regular") { $0.paragraph.lineHeightMultiple = 1.5 },
      width: 60)
    #expect(abs(tall.metrics.size.height - 3 * height) < 1e-9)
  }

  @Test func `paragraph spacing and line spacing are added between lines`() throws {
    let string = "one two three\nfour"
    let plain = text.layout(try text.content(string, "NotoSans-Regular"), width: 60)
    let spaced = text.layout(
      try text.content(string, "NotoSans-Regular") {
        $0.paragraph.paragraphSpacing = 7
        $0.paragraph.lineSpacing = 3
      }, width: 60)
    #expect(plain.metrics.lineCount == 3)
    #expect(abs(spaced.metrics.size.height - plain.metrics.size.height - 13) < 1e-9)
  }

  @Test func `a tab moves to its stop`() throws {
    let width = try text.width("\tnext", "NotoSans-Regular")
    #expect(width == 28 + (try text.width("next", "NotoSans-Regular")))
  }

  @Test func `control characters have no width`() throws {
    for name in ["NotoSans-Regular", "Inter-Regular", "LiberationSans-Regular"] {
      let plain = try text.width("HI", name)
      #expect(try text.width("\u{1}H\u{7F}I\u{9F}", name) == plain)
      #expect(try text.runs(text.layout(text.content("\u{1}HI", name))).isEmpty == false)
    }
  }

  @Test func `a soft hyphen shows the font's hyphen at the end of a line`() throws {
    let soft = try text.width("soft", "NotoSans-Regular")
    let hyphen = try text.width("\u{2010}", "NotoSans-Regular")
    let content = try text.content("soft\u{AD}end", "NotoSans-Regular")
    let fitting = text.layout(content, width: soft + hyphen)
    #expect(fitting.shownLines == ["soft\u{AD}-", "end"])
    #expect(abs(fitting.lines[0].width - soft - hyphen) < 1e-9)
    #expect(text.layout(content, width: soft + hyphen - 0.1).lines.first?.endsWithHyphen == false)
  }

  @Test func `a hyphenation factor divides no words`() throws {
    let string = "incomprehensible hyphenation"
    let plain = text.layout(try text.content(string, "Inter-Regular"), width: 100)
    let factor = text.layout(
      try text.content(string, "Inter-Regular") { $0.paragraph.hyphenationFactor = 1 }, width: 100)
    #expect(factor.lines == plain.lines)
  }

  @Test(
    "a cut line has the text and the token that fit",
    arguments: [
      (.byTruncatingTail, "Voyage to Wa…"), (.byTruncatingHead, "…wn and back"),
      (.byTruncatingMiddle, "Voyag…d back"), (.byWordWrapping, "Voyage…"),
      (.byCharWrapping, "Voyage to…"),
    ] as [(NSLineBreakMode, String)])
  func truncation(mode: NSLineBreakMode, shown: String) throws {
    let content = try text.content("Voyage to Wakayama town and back", "Inter-Regular")
    let layout = text.layout(content, width: 110, lines: 1, mode: mode)
    #expect(layout.shownLines == [shown])
    #expect(layout.metrics.isTruncated)
    let line = try #require(layout.lines.first)
    let parts = try [line.visible, line.continuation].map {
      try text.width(String(content.substring($0)), "Inter-Regular")
    }
    let token = try text.width("…", "Inter-Regular")
    #expect(abs(line.width - parts[0] - parts[1] - token) < 1e-9)
    #expect(line.width <= 110)
  }

  /// A cut between two kerned letters makes the last one or the first one wider than it was.
  @Test(
    "a cut between kerned letters fits as well",
    arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle],
    ["Inter-Regular", "LiberationSans-Regular"])
  func kernedCuts(mode: NSLineBreakMode, font: String) throws {
    let content = try text.content("AVAVAWAYToTyTaVAVAWAYToTyTaAVAVAVAVAVAV", font)
    for quarter in 80..<800 {
      let width = CGFloat(quarter) / 4
      let line = text.layout(content, width: width, lines: 1, mode: mode).lines.first
      #expect((line?.width ?? .infinity) <= width + 1.0 / 512, "\(width)")
    }
  }

  @Test func `a clipped line is as wide as its room`() throws {
    let content = try text.content("Voyage to Wakayama", "Inter-Regular")
    let layout = text.layout(content, width: 50, lines: 1, mode: .byClipping)
    #expect(layout.metrics.size.width == 50)
    #expect(layout.shownLines == ["Voyage to Wakayama"])
  }

  @Test func `an attachment stands between shaped text`() throws {
    let font = try text.font("Inter-Regular")
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 40, height: 30)
    let string = NSMutableAttributedString(string: "AV", attributes: [.font: font])
    string.append(NSAttributedString(attachment: attachment))
    string.append(NSAttributedString(string: "To", attributes: [.font: font]))
    let metrics = text.layout(RuntimeText.Content(string)).metrics
    let parts = try text.width("AV", "Inter-Regular") + text.width("To", "Inter-Regular")
    #expect(abs(metrics.size.width - parts - 40) < 1e-9)
    #expect(metrics.firstBaseline == 28)
  }

  @Test func `spaces at a line's end have no width in it`() throws {
    let content = try text.content("word    word", "LiberationSans-Regular")
    let layout = text.layout(content, width: 40)
    let word = try text.width("word", "LiberationSans-Regular")
    #expect(layout.lines.map(\.width) == [word, word])
    #expect(layout.lines.map(\.range) == [0..<8, 8..<12])
  }

  @Test func `a font without kerning of the pair still fits its measured width`() throws {
    let string = "Type Tomorrow, Avatar Yes. Wave"
    for name in ["Inter-Bold", "LiberationSans-Regular", "NotoSans-Regular"] {
      let width = try text.width(string, name)
      let content = try text.content(string, name)
      #expect(text.layout(content, width: width).metrics.lineCount == 1)
      #expect(text.layout(content, width: width - 0.01).metrics.lineCount == 2)
    }
  }
}
