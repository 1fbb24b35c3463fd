import Dispatch
import Foundation
import UIKit

/// The time of measuring labels from prepared values: size, number of lines and baselines.
enum LabelFigures {
  private static let count = 20_000
  private static let coldCount = 2_000
  private static let container = RuntimeText.Container(
    size: CGSize(width: 200, height: CGFloat.infinity))

  /// Measures labels and returns the number of their lines.
  @inline(never) @discardableResult
  static func measure(_ contents: ArraySlice<RuntimeText.Content>) -> Int {
    let measurer = RuntimeText.FontMeasurer()
    var lines = 0
    for content in contents { lines += measurer.measure(content, in: container).lineCount }
    return lines
  }

  /// Measures labels with an empty cache before each.
  @inline(never) @discardableResult
  static func measureCold(
    _ contents: [RuntimeText.Content], _ environment: RuntimeEnvironment
  ) -> Int {
    let measurer = RuntimeText.FontMeasurer()
    var lines = 0
    for content in contents {
      environment.removeShapedText()
      lines += measurer.measure(content, in: container).lineCount
    }
    return lines
  }

  /// The numbers of lines are known: a fast measurer that is wrong counts for nothing.
  static func checkLineCounts(_ fonts: BenchmarkFonts) throws {
    for member in fonts.members {
      var stream = LabelStream()
      let contents = stream.contents(coldCount, font: try fonts.font(member))
      let lines = fonts.environment.bind { measure(contents[...]) }
      guard lines == member.lineCount else {
        throw BenchmarkError(
          description: "\(lines) lines in \(member.name), not \(member.lineCount)")
      }
    }
  }

  static func bars(_ fonts: BenchmarkFonts) throws -> [Bar] {
    let environment = fonts.environment
    var bars = [
      Bar(
        subject: "by the table, microseconds a label", value: table() / 1000, greatest: 1
      )
      .printed()
    ]
    for member in fonts.members {
      let font = try fonts.font(member)
      var stream = LabelStream()
      let known = environment.bind { warm(&stream, font) }
      bars.append(
        Bar(
          subject: "\(member.family), words known, microseconds a label", value: known / 1000,
          greatest: 1
        ).printed())
      bars.append(try coldBar(member, font, environment, &stream))
      if member.name == fonts.members[0].name {
        bars.append(threadsBar(font, environment, &stream))
      }
    }
    return bars
  }

  private static func table() -> Double {
    var stream = LabelStream()
    return warm(&stream, .systemFont(ofSize: 15))
  }

  /// The nanoseconds a label takes once all words are known.
  private static func warm(_ stream: inout LabelStream, _ font: UIFont) -> Double {
    _ = measure(stream.contents(coldCount, font: font)[...])
    return Stopwatch.median {
      let contents = stream.contents(count, font: font)
      return Stopwatch.processorNanoseconds(of: .thisThread) { measure(contents[...]) }
        / Double(count)
    }
  }

  /// The time with an empty cache before each label, over that of one call of HarfBuzz for each.
  private static func coldBar(
    _ member: BenchmarkFonts.Member, _ font: UIFont, _ environment: RuntimeEnvironment,
    _ stream: inout LabelStream
  ) throws -> Bar {
    let peer = try ShapingPeer(member.file)
    var labels: [String] = []
    let (whole, own) = Stopwatch.medians {
      labels = stream.labels(coldCount)
      return Stopwatch.processorNanoseconds(of: .thisThread) {
        labels.reduce(0) { $0 + peer.lineCount($1, size: 15, width: 200) }
      }
    } _: {
      let contents = labels.map { RuntimeText.Content($0, font: font) }
      return environment.bind {
        Stopwatch.processorNanoseconds(of: .thisThread) { measureCold(contents, environment) }
      }
    }
    print(
      String(
        format:
          "  \(member.family): %.1f microseconds a label without a cache, HarfBuzz alone %.1f",
        own / Double(coldCount) / 1000, whole / Double(coldCount) / 1000))
    return Bar(
      subject: "\(member.family), no cache, over HarfBuzz alone", value: own / whole,
      greatest: 1 / 0.8
    ).printed()
  }

  /// The time on the wall of two threads over that of one, for twice the labels.
  private static func threadsBar(
    _ font: UIFont, _ environment: RuntimeEnvironment, _ stream: inout LabelStream
  ) -> Bar {
    let contents = stream.contents(2 * count, font: font)
    let (one, two) = Stopwatch.fastest(of: 21) {
      Stopwatch.nanoseconds { environment.bind { _ = measure(contents[..<count]) } }
    } _: {
      Stopwatch.nanoseconds {
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          environment.bind { _ = measure(contents[(index * count)..<((index + 1) * count)]) }
        }
      }
    }
    return Bar(
      subject: "two threads, time on the wall for twice the labels", value: two / one,
      greatest: 2 / 1.8
    ).printed()
  }

  /// Prints the processor time of a label on two threads over that on one, which another process on the
  /// machine changes less than the time on the wall.
  static func printThreadCost() throws {
    let fonts = try BenchmarkFonts()
    let environment = fonts.environment
    var stream = LabelStream()
    let contents = stream.contents(2 * count, font: try fonts.font(fonts.members[0]))
    let (one, two) = Stopwatch.fastest(of: 21) {
      Stopwatch.processorNanoseconds { environment.bind { measure(contents[...]) } }
    } _: {
      Stopwatch.processorNanoseconds {
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          environment.bind { _ = measure(contents[(index * count)..<((index + 1) * count)]) }
        }
      }
    }
    print(String(format: "  processor time on two threads over that on one: %.2f", two / one))
  }

  /// The microseconds a label takes with an empty cache, the fastest of the runs.
  static func coldMicroseconds(
    _ labels: [String], _ font: UIFont, _ environment: RuntimeEnvironment
  ) -> Double {
    let contents = labels.map { RuntimeText.Content($0, font: font) }
    return environment.bind {
      Stopwatch.fastest(
        of: (0..<Stopwatch.runs).map { _ in
          Stopwatch.processorNanoseconds(of: .thisThread) { measureCold(contents, environment) }
        }) / Double(labels.count) / 1000
    }
  }
}
