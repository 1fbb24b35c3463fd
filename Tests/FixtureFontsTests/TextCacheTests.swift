import ConformanceCases
import FixtureFonts
import Foundation
import Testing
import UIKit

@testable import UIFoundation

/// What is kept of shaped text changes no number.
@Suite("Cache of shaped text")
struct TextCacheTests {
  /// The texts of the paragraph cases with their widths.
  private static func texts() throws -> [(content: RuntimeText.Content, width: CGFloat)] {
    let fonts = try TextCaseFonts.standard.get()
    let environment = RuntimeEnvironment(fonts: fonts.fonts)
    return try TextCaseFile.cases("text-paragraph").map { value in
      let name = try #require(fonts.names[value["fonts"]?.array.first?.string ?? ""])
      let font = environment.bind {
        UIFont(name: name, size: CGFloat(value["size"]?.double ?? 0))
      }
      var attributes = RuntimeText.Attributes(font: try #require(font))
      attributes.kern = CGFloat(value["ls"]?.double ?? 0)
      let content = RuntimeText.Content(value["text"]?.string ?? "", attributes: attributes)
      return (content, CGFloat(value["width"]?.double ?? 0))
    }
  }

  private static func layouts(
    _ texts: [(content: RuntimeText.Content, width: CGFloat)]
  ) -> [RuntimeText.Layout] {
    texts.map { RuntimeText.FontMeasurer().layout($0.content, in: container($0.width)) }
  }

  private static func container(_ width: CGFloat) -> RuntimeText.Container {
    RuntimeText.Container(size: CGSize(width: width, height: .infinity))
  }

  @Test func `a text has the same layout with a full, an empty and no cache`() throws {
    let texts = try Self.texts()
    let environment = RuntimeEnvironment(fonts: try TextCaseFonts.standard.get().fonts)
    let first = environment.bind { Self.layouts(texts) }
    #expect(environment.bind { Self.layouts(texts) } == first)
    for (text, expected) in zip(texts, first) {
      environment.removeShapedText()
      let alone = environment.bind { Self.layouts([text]) }
      #expect(alone == [expected])
    }
  }

  @Test func `every thread finds the same layouts`() async throws {
    let texts = try Self.texts()
    let environment = RuntimeEnvironment(fonts: try TextCaseFonts.standard.get().fonts)
    let expected = environment.bind { Self.layouts(texts) }
    environment.removeShapedText()
    await withTaskGroup(of: [RuntimeText.Layout].self) { group in
      for _ in 0..<4 { group.addTask { environment.bind { Self.layouts(texts) } } }
      for await layouts in group { #expect(layouts == expected) }
    }
  }

  @Test func `measuring gives the numbers of the layout, in every width`() throws {
    let environment = RuntimeEnvironment(fonts: try TextCaseFonts.standard.get().fonts)
    for (content, width) in try Self.texts() {
      for width in [width, width / 2, 1, .infinity] {
        environment.bind {
          let measured = RuntimeText.FontMeasurer().measure(content, in: Self.container(width))
          let layout = RuntimeText.FontMeasurer().layout(content, in: Self.container(width))
          #expect(measured == layout.metrics, "\(content.string) \(width)")
        }
      }
    }
  }

  @Test(
    "words after a kerned space are measured without a layout, and with its numbers",
    arguments: ["Inter-Regular", "LiberationSans-Regular"])
  func kernedWords(font: String) throws {
    let files = try TextCaseFonts.standard.get()
    let name = try #require(files.names[font])
    let cache = TextCache(files.fonts)
    let string = "the  America over Type and Young of AT Yes  To. A Av,  T"
    let environment = RuntimeEnvironment(fonts: files.fonts)
    let content = try environment.bind {
      RuntimeText.Content(string, font: try #require(UIFont(name: name, size: 15)))
    }
    cache.withWorkspace { workspace in
      for width in 10..<400 {
        let container = Self.container(CGFloat(width) + 0.25)
        let shaper = ParagraphShaper(content, fonts: cache.fonts, workspace: workspace)
        let layout = Typesetter.layout(content, in: container, shaper)
        let measured = WordMeasure.measure(content, in: container, cache, workspace)
        #expect(measured == nil || measured == layout.metrics, "\(width)")
        #expect(measured != nil || width < 100, "\(width)")
      }
    }
  }

  @Test(
    "measuring again in another width shapes nothing again",
    arguments: [
      ("Inter-Regular", "The quick brown fox jumps over the lazy dog. Everyone else watches it."),
      ("Inter-Regular", "Naïve “quotes” — and a café’s menu, read slowly and with great care."),
      ("NotoSansThai-Regular", "ภาษาไทยไม่มีช่องว่างระหว่างคำจึงต้องใช้พจนานุกรมในการตัดบรรทัดข้อความยาวมาก"),
      ("NotoSansHebrew-Regular", "שלום לכולם זה משפט ארוך שנמדד פעמיים ברוחבים שונים"),
    ])
  func remeasuring(font: String, string: String) throws {
    let files = try TextCaseFonts.standard.get()
    let fonts = CountingFonts(files.fonts)
    let environment = RuntimeEnvironment(fonts: fonts)
    let name = try #require(files.names[font])
    environment.bind {
      let content = RuntimeText.Content(string, font: UIFont(name: name, size: 15)!)
      let wide = RuntimeText.FontMeasurer().measure(content, in: Self.container(200))
      let shaped = fonts.shapedUnits
      #expect(shaped >= string.utf16.count / 2)
      let narrow = RuntimeText.FontMeasurer().measure(content, in: Self.container(120))
      #expect(fonts.shapedUnits == shaped)
      #expect(narrow.lineCount > wide.lineCount)
      environment.removeShapedText()
      #expect(RuntimeText.FontMeasurer().measure(content, in: Self.container(200)) == wide)
      #expect(fonts.shapedUnits > shaped)
    }
  }

  @Test(
    "the tables of words, pieces and texts stay small",
    arguments: ["Inter-Regular", "LiberationSans-Regular"])
  func limits(font: String) throws {
    let files = try TextCaseFonts.standard.get()
    let name = try #require(files.names[font])
    let cache = TextCache(files.fonts)
    let font = try #require(
      RuntimeEnvironment(fonts: files.fonts).bind { UIFont(name: name, size: 15) })
    cache.withWorkspace { workspace in
      for number in 0..<20_000 {
        let content = RuntimeText.Content("word\(number) é\(number)", font: font)
        let shaper = ParagraphShaper(content, fonts: cache.fonts, workspace: workspace)
        _ = Typesetter.layout(content, in: Self.container(100), shaper)
        let word = RuntimeText.Content("plain\(number)", font: font)
        _ = WordMeasure.measure(word, in: Self.container(100), cache, workspace)
      }
      #expect(workspace.words.count > 1_000)
      #expect(workspace.words.count <= WordTable.limit)
      #expect(workspace.pieces.size > 1_000)
      #expect(workspace.pieces.size <= PieceTable.limit)
      #expect(workspace.texts.count <= ShapedTexts.mostTexts)
    }
  }
}
