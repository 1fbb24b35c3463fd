import FixtureFonts
import Foundation
import UIKit

/// Text speed: labels, text nodes, long texts, and a list of text cells.
enum TextBenchmark: Benchmark {
  static let name = "text"

  static func run(_ options: BenchmarkOptions) throws {
    if let steps = options.steps { return try TextSteps.run(steps) }
    print("text: medians of \(Stopwatch.runs), processor time of one thread unless said otherwise")
    let fonts = try BenchmarkFonts()
    try LabelFigures.checkLineCounts(fonts)
    #if DEBUG
      print("a debug build: only what is promised of one")
      let bars =
        try LongTextFigures.debugBars(fonts) + [MainActor.assumeIsolated { TextListFigures.bar() }]
    #else
      var bars = try LabelFigures.bars(fonts) + TextNodeFigures.bars() + LongTextFigures.bars(fonts)
      if options.comparesWithPeers { bars += try PangoPeer.bars(fonts) }
      MainActor.assumeIsolated { TextListFigures.print() }
    #endif
    guard bars.allSatisfy({ $0.isMet }) else {
      throw BenchmarkError(description: "a bar was missed")
    }
  }
}

/// The fonts that labels are measured with: Inter and Liberation Sans, as Debian installs them.
struct BenchmarkFonts {
  /// A font with its file and the lines that the first 2,000 labels have in it.
  struct Member {
    let name: String
    let family: String
    let file: String
    let lineCount: Int
  }

  let environment: RuntimeEnvironment
  let members: [Member]

  init() throws {
    members = [
      Member(
        name: "Inter-Regular", family: "Inter",
        file: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", lineCount: 5_527),
      Member(
        name: "LiberationSans", family: "Liberation Sans",
        file: "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf", lineCount: 5_220),
    ]
    do {
      environment = RuntimeEnvironment(
        fonts: try FixtureFontFiles(files: members.map { URL(fileURLWithPath: $0.file) }))
    } catch {
      throw BenchmarkError(description: "\(error); run Scripts/install-dependencies --tests")
    }
  }

  /// Returns a font at 15 points.
  func font(_ member: Member) throws -> UIFont {
    guard let font = environment.bind({ UIFont(name: member.name, size: 15) }) else {
      throw BenchmarkError(description: "no font '\(member.name)'")
    }
    return font
  }
}
