import FixtureFonts
import Foundation
import Testing
import UIKit

@testable import UIFoundation

/// Plain words are measured without a layout, and every number is that of the layout.
@Suite("Measuring plain words")
struct WordMeasureTests {
  /// Returns texts of words of all lengths, most of them letters, with some marks and repeated spaces.
  private static func texts(seed: UInt64) -> [String] {
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let characters = Array("abcdefghijklmnopqrstuvwxyzAVTWYLPz09,.'!")
    return (0..<300).map { _ in
      (0..<(1 + random(7))).map { _ in
        let word = (0..<(1 + random(random(4) == 0 ? 19 : 9))).map { _ in
          characters[random(random(6) == 0 ? characters.count : 33)]
        }
        return String(word) + (random(9) == 0 ? "  " : "")
      }.joined(separator: " ")
    }
  }

  /// Checks that a text is measured as it is laid out, in widths around those where its lines end.
  private func check(_ content: RuntimeText.Content) {
    let whole = RuntimeText.FontMeasurer().layout(content, in: RuntimeText.Container()).metrics.size
      .width
    for part in [1, 0.7, 0.31] {
      let fitting = RuntimeText.FontMeasurer().layout(
        content, in: RuntimeText.Container(size: CGSize(width: whole * part, height: .infinity)))
      for line in fitting.lines.prefix(2) {
        let edge = line.width - LineFiller.tolerance
        for width in [line.width, edge, edge.nextDown, edge.nextUp, edge - 1e-6, edge + 1e-6] {
          let container = RuntimeText.Container(size: CGSize(width: width, height: .infinity))
          let measured = RuntimeText.FontMeasurer().measure(content, in: container)
          let layout = RuntimeText.FontMeasurer().layout(content, in: container)
          #expect(measured == layout.metrics, "'\(content.string)' \(width)")
        }
      }
    }
  }

  @Test(
    "random words have the numbers of their layout at every edge",
    arguments: ["Inter-Regular", "LiberationSans-Regular", nil] as [String?], [13, 15.7, 0])
  func randomWords(name: String?, size: CGFloat) throws {
    let files = try TextCaseFonts.standard.get()
    let environment = RuntimeEnvironment(
      fonts: name == nil ? RuntimeText.TableFonts() : files.fonts)
    try environment.bind {
      let font =
        try name.map { try #require(UIFont(name: files.names[$0] ?? "", size: size)) }
        ?? .systemFont(ofSize: size)
      for text in Self.texts(seed: 24) { check(RuntimeText.Content(text, font: font)) }
    }
  }

  @Test(
    "two blocks from any index on have the characters of the text, then zeros",
    arguments: [16, 17, 23, 24, 31])
  func blocks(count: Int) {
    let text = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ".prefix(count))
    let bytes = text.utf8Span.span
    for start in 0..<count {
      var expected = Array(text.utf8.dropFirst(start).prefix(16))
      expected += Array(repeating: 0, count: 16 - expected.count)
      #expect(characters(of: AsciiBlock.pair(bytes, at: start)) == expected, "\(start)")
    }
    let short = AsciiBlock.pair("fifteen letters".utf8Span.span, at: 0)
    #expect(characters(of: short) == nil)
  }

  private func characters(
    of pair: (first: AsciiBlock, second: AsciiBlock)?
  ) -> [UInt8]? {
    pair.map { pair in
      [pair.first, pair.second].flatMap { block in
        (0..<8).map { UInt8(truncatingIfNeeded: block.characters >> UInt64(8 * $0)) }
      }
    }
  }

  @Test func `the advances of a block are added up, and zeros have none`() {
    let values = AsciiAdvances((0x20..<0x7F).map { Int32($0) }).values
    #expect(values.count == AsciiAdvances.count)
    #expect(values[0] == 0 && values[0x1F] == 0 && values[0x20] == 0x20 && values[0x7F] == 0)
    for text in ["", "a", "a ", "letters", "letters ", "~~~~~~~~"] {
      let characters = text.utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let sum = text.utf8.reduce(Int32(0)) { $0 + Int32($1) }
      #expect(AsciiBlock(characters).advance(values.span) == sum, "'\(text)'")
    }
  }

  @Test func `threads that measure at the same time find different slots`() async {
    let cache = TextCache(RuntimeText.TableFonts())
    let numbers = await Self.onThread { () -> [Int] in
      let first = ThreadNumber.serial
      cache.withWorkspace { _ in }
      let alone = ThreadNumber.serial
      // The inner layout leaves its workspace in the slot, as that of another thread would.
      cache.withWorkspace { _ in cache.withWorkspace { _ in } }
      return [first, alone, ThreadNumber.serial]
    }
    #expect(numbers[0] == numbers[1])
    #expect(numbers[2] > numbers[0])
    let other = await Self.onThread { ThreadNumber.serial }
    #expect(!numbers.contains(other))
  }

  /// Runs a closure on a thread of its own.
  private static func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body()) }.start()
    }
  }

  @Test func `a slot keeps one workspace until it is taken or the slot is freed`() {
    weak var kept: TextWorkspace?
    do {
      let slot = WorkspaceSlot()
      #expect(slot.take() == nil)
      do {
        let workspace = TextWorkspace()
        kept = workspace
        #expect(slot.put(workspace))
        #expect(!slot.put(TextWorkspace()))
      }
      #expect(kept != nil)
      #expect(slot.take() === kept)
      #expect(kept == nil)
      #expect(slot.take() == nil)
      let last = TextWorkspace()
      kept = last
      #expect(slot.put(last))
    }
    #expect(kept == nil)
  }

  @Test func `a task that outlives a binding measures with the fonts of the binding`() async throws
  {
    let files = try TextCaseFonts.standard.get()
    let name = try #require(files.names["Inter-Regular"])
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    weak var counting: CountingFonts?
    let (task, expected) = RuntimeEnvironment.withInter(files.fonts, name) { fonts, content in
      counting = fonts
      let task = Task {
        for await _ in gate {}
        return RuntimeText.FontMeasurer().measure(content, in: RuntimeText.Container())
      }
      return (task, RuntimeText.FontMeasurer().measure(content, in: RuntimeText.Container()))
    }
    #expect(counting != nil)
    open.finish()
    #expect(await task.value == expected)
  }
}

extension RuntimeEnvironment {
  /// Calls a closure in a new environment that nothing else holds, with its fonts and a text in a font.
  fileprivate static func withInter<Result>(
    _ files: FixtureFontFiles, _ name: String,
    _ body: (CountingFonts, RuntimeText.Content) -> Result
  ) -> Result {
    let fonts = CountingFonts(files)
    let environment = RuntimeEnvironment(fonts: fonts)
    return environment.bind {
      body(fonts, RuntimeText.Content("Words of a task", font: UIFont(name: name, size: 15)!))
    }
  }
}
