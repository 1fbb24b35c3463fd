import AsyncDisplayKit
import FixtureFonts
import FixtureHosting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureTesting

@Suite("Versions of font libraries in snapshots", .provokesIssues)
struct FontSnapshotTests {
  private let temporary = TemporaryFolder("font-snapshots")
  private let tree = FixtureTree("list", properties: [.init("frame", "0 0 10 10")])
  private let wider = FixtureTree("list", properties: [.init("frame", "0 0 11 10")])

  @Test func `the second line of a reference names HarfBuzz, ICU and the table`() throws {
    let fonts = try SampleFonts().files()
    var configuration = SnapshotConfiguration.current
    configuration.mode = .all
    configuration.ledger = SnapshotLedger()
    configuration.variables = [SnapshotFolder.variable: temporary.url.path]
    SnapshotConfiguration.$current.withValue(configuration) {
      expectIssue {
        RuntimeEnvironment(fonts: fonts).bind { expectSnapshot(of: tree) }
      } matching: {
        $0.severity == .warning
      }
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: temporary.url.path)
    let name = try #require(files.first { $0.hasSuffix(".txt") })
    let reference = try String(contentsOf: temporary.url.appending(path: name), encoding: .utf8)
    let versions = fonts.versions.joined(separator: ", ")
    #expect(reference == "# snapshot 3\n# fonts \(versions)\nlist | frame 0 0 10 10\n")
    #expect(versions.wholeMatch(of: /HarfBuzz [\d.]+, ICU [\d.]+, font table 2/) != nil)
  }

  @Test func `without font files there is no line of versions`() {
    #expect(SnapshotForm.fontVersions(RuntimeText.TableFonts()) == nil)
    #expect(SnapshotContent.tree(tree).text == "# snapshot 3\nlist | frame 0 0 10 10\n")
  }

  @Test func `other versions are named beside a difference, and alone are none`() throws {
    let reference = SnapshotContent.tree(tree, fonts: "HarfBuzz 1.0.0").text
    #expect(SnapshotContent.tree(tree, fonts: "HarfBuzz 2.0.0").difference(from: reference) == nil)
    let same = SnapshotContent.tree(wider, fonts: "HarfBuzz 1.0.0").difference(from: reference)
    #expect(same?.lines.count == 1)
    let other = SnapshotContent.tree(wider, fonts: "HarfBuzz 2.0.0").difference(from: reference)
    let line = try #require(other?.lines.first)
    #expect(line.contains("HarfBuzz 2.0.0") && line.contains("HarfBuzz 1.0.0"))
  }
}
