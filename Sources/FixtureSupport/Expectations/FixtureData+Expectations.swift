import FixtureContract
import Foundation
import UIKit

extension FixtureData {
  /// Returns the expectations on a range of lines. Each has one line, followed by one line for each
  /// assertion.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - container: the name of the container in the fixture.
  ///   - path: the path of the fixture, from the root of its package.
  ///   - fonts: the font files of the fixture, or `nil` for a fixture without.
  ///   - makeContainer: a closure that creates the data source whose container is checked.
  /// - Returns: the expectations, in the order of the fixture.
  public func expectations(
    on lines: Range<Int>, of container: String, in path: String, fonts: FixtureFontSource? = nil,
    makeContainer: @escaping @MainActor @Sendable () -> any FixtureContainer
  ) -> [FixtureExpectation] {
    var expectations: [FixtureExpectation] = []
    var line = lines.lowerBound
    while line < lines.upperBound {
      var row = rows.decoder(at: line)
      var expectation = FixtureExpectation(
        named: row.string(), of: container, under: row.conditions(), tolerance: row.double(),
        at: row.position(in: path), makeContainer: makeContainer)
      expectation.fonts = fonts
      let count = row.int()
      expectation.steps = row.list { FixtureStep(from: &$0) }.compactMap { $0 }
      expectation.assertions = (line + 1..<line + 1 + count).compactMap { line in
        var row = rows.decoder(at: line)
        let position = row.position(in: path)
        return FixtureAssertion(from: &row).map { FixtureStatedAssertion($0, at: position) }
      }
      expectations.append(expectation)
      line += 1 + count
    }
    return expectations
  }
}

extension UIContentSizeCategory {
  /// Creates the category of an index from 0, the smallest text size, or `nil` for any other index.
  fileprivate init?(step: Int) {
    guard Self.steps.indices.contains(step) else { return nil }
    self = Self.steps[step]
  }
}

extension FixtureRowDecoder {
  fileprivate mutating func position(in path: String) -> FixturePosition {
    let line = int()
    return FixturePosition(path, line, int())
  }

  fileprivate mutating func conditions() -> FixtureConditions {
    let (width, height, scale) = (double(), double(), double())
    let device = optional { $0.string() }
    let direction: FixtureConditions.Direction = bool() ? .rightToLeft : .leftToRight
    let category = optional { $0.int() }.flatMap(UIContentSizeCategory.init(step:))
    return FixtureConditions(
      width: width, height: height, scale: scale, device: device, direction: direction,
      contentSizeCategory: category, appearance: optional { $0.bool() ? .dark : .light })
  }
}

extension FixtureRowDecoder: ContractFieldReader {}
