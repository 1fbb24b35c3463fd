import AsyncDisplayKit
import FixtureRendering
import FixtureSupport
import FixtureTesting
import Testing
import UIKit

@testable import HostedFixtures

/// `Surroundings.xml` depends on the text size and on the interface style.
@Suite("A fixture in each interface style and text size") @MainActor
struct SurroundingsTests {
  @Test(
    "text has the height of the text size that the expectation states",
    arguments: RemindersDataSource.expectations)
  func textSizes(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test("an expectation's test is named by the text size and the interface style that it states")
  func names() {
    #expect(
      RemindersDataSource.expectations.map(\.name)
        == ["width320", "width320_accessibilityExtraExtraExtraLarge", "width320_dark"])
  }

  @Test(
    "system colors are those of the interface style",
    arguments: [
      (UIUserInterfaceStyle.light, "#ffffff", "#000000"), (.dark, "#000000", "#ffffff"),
    ])
  func colors(_ style: UIUserInterfaceStyle, _ background: String, _ text: String) async throws {
    try await withConfiguration({ $0.appearance = style }) {
      let host = FixtureHost(RemindersDataSource())
      try await host.settle()
      let node = try #require(host.items.first?.node)
      #expect(node.view.layer.backgroundColor == color(background).cgColor)
      let picture = svg(of: node)
      #expect(picture.contains("fill=\"\(background)\""), "\(picture)")
      #expect(picture.contains("fill=\"\(text)\""), "\(picture)")
    }
  }

  @Test(
    "an expectation in the dark style draws the dark colors, whatever the style of the test",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func expectation(_ style: UIUserInterfaceStyle) async throws {
    let dark = try #require(RemindersDataSource.expectations.last)
    var pictures: [String] = []
    try await withConfiguration({ $0.appearance = style }) {
      _ = try await dark.mismatches { host, _ in pictures.append(svg(of: host.items[0].node!)) }
    }
    #expect(pictures.count == 1)
    #expect(
      pictures.allSatisfy { $0.contains("fill=\"#000000\"") && $0.contains("fill=\"#ffffff\"") },
      "\(pictures)")
  }

  /// The view resolves its background again. Traits of Texture change only below an
  /// `ASDKViewController` (`ASDKViewController.mm`, `-traitCollectionDidChange:`), so the text is not
  /// drawn again.
  @Test(
    "a list without a controller adapts its backgrounds to another interface style, not its text")
  func change() async throws {
    let host = FixtureHost(RemindersDataSource())
    try await host.settle()
    let node = try #require(host.items.first?.node)
    #expect(node.view.layer.backgroundColor == color("#ffffff").cgColor)
    host.window.overrideUserInterfaceStyle = .dark
    try await host.settle()
    #expect(node.view.layer.backgroundColor == color("#000000").cgColor)
    #expect(!svg(of: node).contains("fill=\"#ffffff\""), "the text is still black")
  }

  private func color(_ hex: String) -> UIColor {
    hex == "#ffffff"
      ? UIColor(red: 1, green: 1, blue: 1, alpha: 1) : UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  }
}
