import FixtureContract
import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureHosting
@testable import FixtureTesting

@Suite("Values of failed expectations in files") @MainActor
struct RecordedExpectationsTests {
  private let folder = TemporaryFolder("recorded")

  private var recorder: RecordedExpectations? {
    RecordedExpectations(variables: [RecordedValueLine.variable: folder.url.path])
  }

  private func expectation(_ assertions: FixtureAssertion..., tolerance: Double = 0)
    -> FixtureExpectation
  {
    FixtureExpectation(
      named: "width320", of: "Gallery", under: FixtureConditions(width: 320), tolerance: tolerance,
      at: FixturePosition("Fixtures/Planted.xml", 7, 3),
      assertions: assertions.enumerated().map { index, assertion in
        FixtureStatedAssertion(
          assertion, at: FixturePosition("Fixtures/Planted.xml", 8 + index, 5))
      }
    ) { GalleryDataSource() }
  }

  private var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path))?.sorted() ?? []
  }

  private func lines(_ expectation: FixtureExpectation) async throws -> [RecordedValueLine] {
    try await recorder?.record(expectation, expectation.mismatches())
    return try files.flatMap { name in
      try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
        .split(separator: "\n").compactMap { RecordedValueLine($0) }
    }
  }

  @Test func `each failed assertion is a line with the value of the run`() async throws {
    let found = try await lines(
      expectation(
        .frame(of: .item([0, 1]), is: FixtureExpectedRect(.recorded, 1, .any, .recorded)),
        .sectionCount(3), .recorded(.sectionCount(-1)), .recorded(.visible("-1")),
        .size(of: .item([0, 99]), is: FixtureExpectedSize(.recorded, .recorded))))
    #expect(
      found == [
        RecordedValueLine(
          path: "Fixtures/Planted.xml", line: 8, column: 5, expected: "? 1 * ?",
          actual: "165 54 145 145"),
        RecordedValueLine(
          path: "Fixtures/Planted.xml", line: 10, column: 5, expected: "?", actual: "3"),
        RecordedValueLine(
          path: "Fixtures/Planted.xml", line: 11, column: 5, expected: "?",
          actual: "0.0 0.1 0.2 0.3 0.4"),
      ])
  }

  @Test func `a run replaces the values, and one without a mismatch removes them`() async throws {
    _ = try await lines(expectation(.sectionCount(1)))
    let second = try await lines(expectation(.sectionCount(2)))
    #expect(second.map(\.expected) == ["2"])
    #expect(files.count == 1)
    _ = try await lines(expectation(.sectionCount(3)))
    #expect(files == [])
  }

  @Test("a number is written so that it holds", arguments: [0, 0.01])
  func numbers(_ tolerance: Double) async throws {
    let third = RecordedNumbers([1.0 / 3], tolerance: tolerance).text
    #expect(third == (tolerance == 0 ? "0.3333333333333333" : "0.333"))
    let value = try #require(Double(third))
    #expect(FixtureExpectedNumber.exactly(value).matches(1.0 / 3, tolerance: tolerance))
  }

  @Test func `an issue about an open value says how to write it`() async throws {
    let comments = try await collectedComments {
      try await SnapshotConfiguration.$current.withValue(configuration) {
        try await expectation(.recorded(.sectionCount(-1))).check()
      }
    }
    #expect(comments.count == 1)
    #expect(comments.first?.contains("number of sections is 3, expected ? ") == true)
    #expect(comments.first?.contains("\nRecord it: swift package record-fixtures") == true)
    #expect(files.count == 1)
  }

  private var configuration: SnapshotConfiguration {
    var configuration = SnapshotConfiguration.current
    configuration.variables[RecordedValueLine.variable] = folder.url.path
    return configuration
  }

  @Test func `without the variable, the folder is that of the package in the current folder`()
    throws
  {
    #expect(RecordedExpectations(variables: [:], currentFolder: folder.url.path) == nil)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: folder.url.appending(path: "Package.swift"))
    #expect(RecordedExpectations(variables: [:], currentFolder: folder.url.path) != nil)
  }
}
