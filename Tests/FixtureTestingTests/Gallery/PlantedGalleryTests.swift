import FixtureSupport
import FixtureTesting
import Fixtures
import Testing
import UIKit

/// What ``GalleryRunTests`` runs in processes of their own; some of it is planted to fail.
@Suite("Planted gallery", .enabled(if: ChildTestRun.isChild)) @MainActor
struct PlantedGalleryTests {
  private static let attempts = Locked(0)

  private func expectation(
    _ name: String, _ frame: FixtureExpectedRect, steps: [FixtureStep] = [],
    make: @escaping @MainActor @Sendable () -> any FixtureContainer = { GalleryDataSource() }
  ) -> FixtureExpectation {
    let place = FixturePosition("Fixtures/CustomCollectionView.xml", 30, 7)
    return FixtureExpectation(
      named: name, of: "Gallery", under: FixtureConditions(width: 375), after: steps,
      at: FixturePosition("Fixtures/CustomCollectionView.xml", 29, 5),
      assertions: [
        FixtureStatedAssertion(.sectionCount(3), at: FixturePosition(place.path, 31, 7)),
        FixtureStatedAssertion(.frame(of: .item([0, 1]), is: frame), at: place),
      ],
      makeContainer: make)
  }

  private var right: FixtureExpectedRect { FixtureExpectedRect(192.5, 54, 172.5, 172.5) }
  private var wrong: FixtureExpectedRect { FixtureExpectedRect(10, 900, 20, .any) }

  @Test func passes() async throws { try await expectation("passes", right).check() }

  @Test func scrolls() async throws {
    try await expectation("scrolls", right, steps: [.scroll(0.5)]).check()
  }

  @Test(.appearance(.dark), .contentSize(.accessibilityLarge))
  func surrounded() async throws { try await expectation("surrounded", right).check() }

  @Test func fails() async throws { try await expectation("fails", wrong).check() }

  @Test func cannotStep() async throws {
    try await expectation("cannotStep", right, steps: [.page(2)]).check()
  }

  @Test func crashes() async throws {
    try await expectation("crashes", right) { fatalError("planted") }.check()
  }

  /// Fails at the first attempt in a process, and passes later.
  @Test func failsOnce() async throws {
    let attempt = Self.attempts.withLock { attempts in
      attempts += 1
      return attempts
    }
    try await expectation("failsOnce", attempt == 1 ? wrong : right).check()
  }

  @Test(.device(.iPhoneSE)) func snapshot() async throws {
    let host = FixtureHost(GalleryDataSource())
    try await host.settle()
    expectSnapshot(of: host, as: .svg)
  }

  @Test func treeSnapshot() {
    expectSnapshot(of: PlantedChildTests.tree)
  }

  @Test("the last state of a host", .device(.iPhoneSE), .layoutDirection(.rightToLeft))
  func hosts() async throws {
    for _ in 0..<3 {
      let host = FixtureHost(GalleryDataSource())
      try await host.settle()
    }
    let host = FixtureHost(GalleryDataSource())
    try await host.settle()
    host.scroll(toFraction: 1)
    try await host.settle()
  }

  @Test func manyHosts() async throws {
    for width in 0..<105 {
      try await withConfiguration {
        $0.width = CGFloat(200 + width)
      } _: {
        let host = NumberGrid(sections: [1]).host()
        try await host.settle()
      }
    }
  }
}
