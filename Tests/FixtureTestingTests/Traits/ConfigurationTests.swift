import FixtureHosting
import Foundation
import Testing
import UIKit

@testable import FixtureTesting

/// The report of an environment, and the values that a matrix and a trait set.
@Suite("Configurations")
struct ConfigurationTests {
  private typealias Change = @Sendable (inout FixtureConfiguration) -> Void

  @Test("each part of the environment is reported")
  func described() {
    let changes: [(Change, String)] = [
      ({ $0.device = .iPad }, "device iPad"), ({ $0.orientation = .landscape }, "landscape"),
      ({ $0.width = 172.5 }, "width 172.5"), ({ $0.scale = 3 }, "scale 3"),
      ({ $0.layoutDirection = .rightToLeft }, "rightToLeft"),
      ({ $0.contentSize = .large }, "content size UICTContentSizeCategoryL"),
      ({ $0.appearance = .dark }, "appearance dark"),
      ({ $0.schedule = .seed(7) }, "schedule seed 7"),
    ]
    for (change, text) in changes {
      var configuration = FixtureConfiguration()
      change(&configuration)
      #expect("\(configuration)" == text)
    }
  }

  @Test("an issue names the innermost environment, once", .scale(2))
  func naming() async throws {
    let trait: FixtureConfigurationTrait = .orientation(.landscape)
    let comments = try await collectedComments {
      let test = try #require(Test.current)
      try await trait.provideScope(for: test, testCase: nil) {
        try await FixtureConfigurationTrait.scale(3).provideScope(for: test, testCase: nil) {
          Issue.record("Planted.")
        }
      }
    }
    #expect(comments.filter { $0.hasPrefix("With ") } == ["With landscape, scale 3"], "\(comments)")
  }

  @Test("without a device a landscape screen is broader than high", .orientation(.landscape))
  func landscape() {
    let size = RuntimeEnvironment.current.screen.size
    #expect(size.width > size.height)
  }

  @Test("a width is that of the screen")
  func width() async {
    let width = await withConfiguration({ $0.width = 123 }) {
      RuntimeEnvironment.current.screen.size.width
    }
    #expect(width == 123)
  }

  @Test("two scopes have applications of their own")
  @MainActor func applications() async {
    func keyWindow() async -> UIWindow {
      await withScale(1) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.makeKeyAndVisible()
        return window
      }
    }
    let (first, second) = (await keyWindow(), await keyWindow())
    #expect(first.isKeyWindow && second.isKeyWindow)
  }

  @Test("a schedule's trait sets it, by seed or whole", .schedule(.choices([1])))
  func schedules() async throws {
    #expect(FixtureConfiguration.current.schedule == .choices([1]))
    let seed: FixtureConfigurationTrait = .schedule(seed: 9)
    try await seed.provideScope(for: try #require(Test.current), testCase: nil) {
      #expect(FixtureConfiguration.current.schedule == .seed(9))
    }
  }

  @Test("every axis of a matrix counts")
  func axes() {
    #expect(
      FixtureEnvironmentMatrix(
        orientations: [.portrait, .landscape], contentSizes: [.large], appearances: [.dark],
        seeds: [7]
      ).map(\.testDescription) == [
        "content size UICTContentSizeCategoryL, appearance dark, schedule seed 7",
        "landscape, content size UICTContentSizeCategoryL, appearance dark, schedule seed 7",
      ])
    #expect(FixtureEnvironmentMatrix(scales: [1, 2]).map(\.configuration.scale) == [1, 2])
  }

  @Test("snapshots in a matrix are distinguished by their environment")
  func labels() async {
    for environment in FixtureEnvironmentMatrix(scales: [1, 2]) {
      let label = await environment { SnapshotConfiguration.current.caseLabel }
      #expect(label == environment.testDescription)
    }
  }
}
