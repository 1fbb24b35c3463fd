import Foundation
import Testing

@testable import FixtureSupport

/// Expectations as values.
@Suite("Expectations")
struct ExpectationTests {
  @Test(
    "a number matches itself and what is within the tolerance",
    arguments: [
      (FixtureExpectedNumber.any, 3.5, 0.0, true), (2, 2.0, 0, true), (2, 2.1, 0, false),
      (2, 2.1, 0.2, true), (2, 1.7, 0.2, false), (.exactly(.infinity), .infinity, 0, true),
      (2, .nan, 10, false),
    ])
  func numbers(
    _ expected: FixtureExpectedNumber, _ actual: Double, _ tolerance: Double, _ matches: Bool
  ) {
    #expect(expected.matches(actual, tolerance: tolerance) == matches)
  }

  @Test("a rectangle matches in all of its numbers")
  func rectangles() {
    let expected = FixtureExpectedRect(10, .any, 172.5, 365.5)
    let actual = CGRect(x: 10, y: 54, width: 172.5, height: 365.5)
    #expect(expected.matches(actual, tolerance: 0))
    #expect(!expected.matches(actual.offsetBy(dx: 1, dy: 0), tolerance: 0))
    #expect(expected.matches(actual.offsetBy(dx: 0, dy: 99), tolerance: 0))
    #expect("\(expected)" == "10 * 172.5 365.5")
  }

  @Test("index paths read as fixtures spell them")
  func indexPaths() {
    let list: FixtureIndexPaths = "0.1 12.0 3"
    #expect(list.indexPaths == [[0, 1], [12, 0], [3]])
    #expect("\(list)" == "0.1 12.0 3")
  }

  @Test("a step reads as fixtures spell it")
  func steps() {
    let steps: [FixtureStep] = [
      .mutation("dropFirst"), .batch, .scroll(0.9), .page(2), .unanimatedPage(1), .rotate,
      .select([0, 1]),
      .deselect([0, 1]), .set(property: "showsPlainCells", value: false),
    ]
    let text = steps.map(\.description).joined(separator: "; ")
    #expect(
      text == "dropFirst; batch; scroll 0.9; page 2; page 1 unanimated; rotate; select 0.1; "
        + "deselect 0.1; set showsPlainCells false")
  }
}
