import AsyncDisplayKit
import FixtureHosting
import FixtureSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureTesting

@Suite("Expectations that the version of the font table moved")
@MainActor
struct MovedExpectationsTests {
  private let folder = TemporaryFolder("moved")

  private func expectation(height: String) -> FixtureExpectation {
    FixtureExpectation(
      .contentSize(FixtureExpectedSize(.any, .exactly(Double(height) ?? 0))), of: "Texts",
      under: FixtureConditions(width: 375), at: FixturePosition("F.xml", 3, 5)
    ) { OneTextDataSource() }
  }

  /// The height of the list with a version of the table.
  private func height(_ version: RuntimeText.FontMetricsTable.Version) async throws -> String {
    let found = try await withFontMetrics(version) {
      try await expectation(height: "0").mismatches()
    }
    return try String(#require(found.first?.actual.split(separator: " ").last))
  }

  private func written(_ expectation: FixtureExpectation) async throws -> [String] {
    let recorder = try #require(
      MovedExpectations(variables: [MovedExpectations.variable: folder.url.path]))
    try await recorder.record(expectation, expectation.mismatches())
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    return try files.map {
      try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8)
    }
  }

  @Test func `a value that holds with version 1 of the table is written`() async throws {
    let (former, current) = (try await height(.one), try await height(.two))
    #expect(former != current)
    #expect(
      try await written(expectation(height: former)) == [
        "F.xml\t3\t5\t* \(former)\t375 \(current)\n"
      ])
  }

  @Test func `a value that holds or fails with both versions is not written`() async throws {
    #expect(try await written(expectation(height: height(.two))) == [])
    #expect(try await written(expectation(height: "1")) == [])
  }

  @Test func `another source of fonts has no moved values`() async throws {
    let former = try await height(.one)
    let files = try await withFontMetrics(.one) { try await written(expectation(height: former)) }
    #expect(files == [])
  }

  @Test func `without the variable nothing is recorded`() {
    #expect(MovedExpectations(variables: [:]) == nil)
  }
}

private final class OneTextDataSource: FixtureTableDataSource<FixtureNoFields, FixtureNoFields> {
  init() { super.init(sections: [FixtureSection([FixtureNoFields()])]) }

  override func cell(for item: FixtureItem<FixtureNoFields>, at indexPath: IndexPath) -> FixtureCell
  {
    .node {
      let cell = ASTextCellNode()
      cell.text = "Text"
      return cell
    }
  }
}
