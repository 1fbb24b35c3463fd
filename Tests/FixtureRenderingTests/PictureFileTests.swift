import FixtureHosting
import FixtureSupport
import Fixtures
import Foundation
import Testing
import UIKit

@testable import FixtureRendering

/// The pictures that the gate `pictures` compares with reviewed PNG files.
@Suite("Pictures as files")
@MainActor
struct PictureFileTests {
  nonisolated private static let folder = ProcessInfo.processInfo
    .environment["TEXTURE_FIXTURES_PICTURES"]

  @Test("the pictures of the table and of lists are written", .enabled(if: folder != nil))
  func write() async throws {
    let folder = URL(filePath: try #require(Self.folder), directoryHint: .isDirectory)
    var pictures: [(name: String, text: String)] = CoverageTests.cases.map {
      ($0.name, $0.picture())
    }
    pictures.append(("list mosaic", try await picture(of: GalleryDataSource())))
    pictures.append(("list flow", try await picture(of: GreetingsDataSource())))
    pictures.append(("list table", try await picture(of: HostedTableDataSource())))
    pictures.append(("list pager", try await picture(of: FivePagesDataSource())))
    var known: [String: Int] = [:]
    for (name, text) in pictures {
      known[name, default: 0] += 1
      let number = known[name].flatMap { $0 > 1 ? "-\($0)" : nil } ?? ""
      let file = "\(name.replacing(" ", with: "-"))\(number).svg"
      try Data(text.utf8).write(to: folder.appending(path: file))
    }
  }

  private func picture(of source: some FixtureContainer) async throws -> String {
    let host = FixtureHost(hosting: source)
    try await host.settle()
    return host.svg
  }
}
