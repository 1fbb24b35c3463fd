import FixtureContract
import Foundation

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
        named: row.string(), of: container, under: FixtureConditions(from: &row),
        tolerance: row.double(),
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

extension FixtureRowDecoder {
  fileprivate mutating func position(in path: String) -> FixturePosition {
    let line = int()
    return FixturePosition(path, line, int())
  }
}

extension FixtureRowDecoder: ContractFieldReader {}
