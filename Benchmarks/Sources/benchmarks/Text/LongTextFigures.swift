import Foundation
import UIKit

/// Texts of 64,000 characters, and of twice as many, in every mode.
enum LongTextFigures {
  private static let count = 64_000

  static func bars(_ fonts: BenchmarkFonts) throws -> [Bar] {
    let member = fonts.members[0]
    let font = try fonts.font(member)
    let mode = LongTextMode.plain
    let table = time(mode, count, .systemFont(ofSize: 15), RuntimeEnvironment())
    let peer = try ShapingPeer(member.file)
    var stream = LabelStream()
    let text = stream.text(count)
    let shaped = Stopwatch.median {
      Stopwatch.processorNanoseconds(of: .thisThread) { peer.shape(text) }
    }
    let files = time(mode, count, font, fonts.environment)
    let bars = [
      Bar(subject: "64,000 characters by the table, milliseconds", value: table / 1e6, greatest: 2)
        .printed(),
      Bar(
        subject: "64,000 characters in \(member.family), over one call of HarfBuzz",
        value: files / shaped, greatest: 1.5
      ).printed(),
    ]
    return bars + doublingBars(.systemFont(ofSize: 15), RuntimeEnvironment(), "table")
      + doublingBars(font, fonts.environment, member.family)
  }

  /// The bars of a debug build.
  static func debugBars(_ fonts: BenchmarkFonts) throws -> [Bar] {
    let font = try fonts.font(fonts.members[0])
    return LongTextMode.allCases.flatMap { mode in
      [
        (UIFont.systemFont(ofSize: 15), RuntimeEnvironment(), "the table"),
        (font, fonts.environment, fonts.members[0].family),
      ].map { font, environment, name in
        Bar(
          subject: "64,000 characters, \(mode.rawValue), by \(name), seconds",
          value: time(mode, count, font, environment) / 1e9, greatest: 0.5
        ).printed()
      }
    }
  }

  private static func doublingBars(
    _ font: UIFont, _ environment: RuntimeEnvironment, _ name: String
  ) -> [Bar] {
    LongTextMode.allCases.map { mode in
      let (half, whole) = Stopwatch.fastest(of: 5) {
        time(mode, count, font, environment, runs: 1)
      } _: {
        time(mode, 2 * count, font, environment, runs: 1)
      }
      return Bar(
        subject: "twice the length, \(mode.rawValue), by \(name)", value: whole / half,
        greatest: 2.2
      ).printed()
    }
  }

  /// The median of the nanoseconds for measuring a text with an empty cache.
  private static func time(
    _ mode: LongTextMode, _ count: Int, _ font: UIFont, _ environment: RuntimeEnvironment,
    runs: Int = Stopwatch.runs
  ) -> Double {
    var stream = LabelStream()
    let content = mode.content(stream.text(count), font)
    let container = mode.container
    let results = (0..<runs).map { _ in
      environment.removeShapedText()
      return environment.bind {
        Stopwatch.processorNanoseconds(of: .thisThread) {
          RuntimeText.FontMeasurer().measure(content, in: container)
        }
      }
    }
    return Stopwatch.median(of: results)
  }
}
