import Foundation
import Testing
import UIKit

@Suite("Clusters of font files")
struct FontFileClusterTests {
  @Test(
    "a line never ends inside a ligature or a grapheme",
    arguments: [
      ("NotoSans-Regular", "office", ["o", "ffi", "c", "e"]),
      ("NotoSans-Regular", "e\u{301}e\u{301}", ["e\u{301}", "e\u{301}"]),
      ("NotoSansDevanagari-Regular", "किक्षि", ["कि", "क्षि"]),
      ("NotoSansThai-Regular", "น้ำน้ำ", ["น้ำ", "น้ำ"]),
    ])
  func narrow(font: String, string: String, lines: [String]) throws {
    let text = try FileText()
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      let content = try text.content(string, font) { $0.paragraph.lineBreakMode = mode }
      #expect(text.layout(content, width: 1).shownLines == lines)
    }
  }

  @Test func `lines from right to left stand at the right edge`() throws {
    let text = try FileText()
    let content = try text.content("שלום לכולם", "NotoSansHebrew-Regular")
    let layout = text.layout(content, width: 60)
    #expect(layout.shownLines == ["שלום", "לכולם"])
    for line in layout.lines { #expect(abs(line.x + line.width - 60) < 1e-9) }
  }

  @Test func `letters from right to left are drawn from the right`() throws {
    let text = try FileText()
    let layout = text.layout(try text.content("שלום", "NotoSansHebrew-Regular"))
    let run = try #require(text.runs(layout).first)
    #expect(run.isRightToLeft)
    #expect(run.clusters.map(\.length) == [1, 1, 1, 1])
    #expect(run.clusters.map(\.x) == run.clusters.map(\.x).sorted(by: >))
    #expect(run.clusters.last?.x == 0)
    #expect(abs(run.width - layout.metrics.size.width) < 1e-9)
  }

  @Test func `Arabic letters are drawn joined, each as wide as it was measured`() throws {
    let text = try FileText()
    let layout = text.layout(try text.content("سلام", "NotoSansArabic-Regular"))
    let run = try #require(text.runs(layout).first)
    // Lam and alif are one ligature.
    #expect(run.clusters.map(\.length).reduce(0, +) == 4)
    let sum = run.clusters.reduce(0) { $0 + $1.width }
    #expect(abs(sum - layout.metrics.size.width) < 1e-9)
    let apart = try "سلام".map { try text.width(String($0), "NotoSansArabic-Regular") }
    #expect(sum < apart.reduce(0, +) - 1)
  }

  @Test func `a run is drawn in the font that has its characters`() throws {
    let text = try FileText(cascade: ["NotoSansHebrew-Regular"])
    let layout = text.layout(try text.content("Hi שלום", "NotoSans-Regular"))
    let runs = text.runs(layout)
    let names = ["NotoSans-Regular", "NotoSansHebrew-Regular"].map { text.fonts.names[$0] }
    #expect(runs.map(\.fontName) == names)
    let end = runs.map { $0.origin.x + $0.width }.max() ?? 0
    #expect(abs(end - layout.metrics.size.width) < 1e-9)
  }

  @Test func `a kerned pair is drawn as close as it was measured`() throws {
    let text = try FileText()
    let layout = text.layout(try text.content("AV", "LiberationSans-Regular"))
    let run = try #require(text.runs(layout).first)
    let letter = try text.width("A", "LiberationSans-Regular")
    #expect(run.clusters[1].x < letter - 0.5)
    #expect(run.width == layout.metrics.size.width)
  }

  @Test func `letters that a font lacks are measured by its cascade, beside any others`() throws {
    let text = try FileText(cascade: ["NotoSans-Regular"])
    // The Hebrew font has a space and no Latin letters.
    for string in ["one two", " one ", "a"] {
      let content = try text.content(string, "NotoSansHebrew-Regular")
      let measured = text.environment.bind {
        RuntimeText.FontMeasurer().measure(content, in: RuntimeText.Container())
      }
      #expect(measured == text.layout(content).metrics)
    }
    let one = try text.width("one", "NotoSansHebrew-Regular")
    #expect(one == (try text.width("one", "NotoSans-Regular")))
  }
}
