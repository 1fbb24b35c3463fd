import AsyncDisplayKit
import Foundation
import UIKit

/// A part of the benchmark alone, often enough for a profiler.
enum TextSteps: String, CaseIterable {
  case known
  case cold
  case liberation
  case nodes
  case styledNodes
  case threads

  /// Runs the part of a name.
  static func run(_ name: String) throws {
    guard let steps = TextSteps(rawValue: name) else {
      throw BenchmarkError(
        description: "steps are \(allCases.map(\.rawValue).joined(separator: ", "))")
    }
    try steps.run()
  }

  private func run() throws {
    switch self {
    case .known: try labels(member: 0, isCold: false)
    case .cold: try labels(member: 1, isCold: true)
    case .liberation: try labels(member: 1, isCold: false)
    case .nodes: TextNodeFigures.runSteps(isStyled: false)
    case .styledNodes: TextNodeFigures.runSteps(isStyled: true)
    case .threads: try LabelFigures.printThreadCost()
    }
  }

  private func labels(member: Int, isCold: Bool) throws {
    let fonts = try BenchmarkFonts()
    var stream = LabelStream()
    let contents = stream.contents(20_000, font: try fonts.font(fonts.members[member]))
    fonts.environment.bind {
      for _ in 0..<(isCold ? 10 : 50) {
        if isCold {
          LabelFigures.measureCold(contents, fonts.environment)
        } else {
          LabelFigures.measure(contents[...])
        }
      }
    }
  }
}
