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
    // Rows of two groups may have one name, such as the operation and the blend mode `clear`.
    var known: [String: Int] = [:]
    for example in CoverageTests.cases {
      known[example.name, default: 0] += 1
      let number = known[example.name].flatMap { $0 > 1 ? " \($0)" : nil } ?? ""
      try write(example.picture(), example.name + number, in: folder)
      try write(example.plainPicture(), example.name + number + ".plain", in: folder)
    }
    try write(try await picture(of: GalleryDataSource()), "list mosaic", in: folder)
    try write(try await picture(of: GreetingsDataSource()), "list flow", in: folder)
    try write(try await picture(of: HostedTableDataSource()), "list table", in: folder)
    try write(try await picture(of: FivePagesDataSource()), "list pager", in: folder)
  }

  private func write(_ picture: String, _ name: String, in folder: URL) throws {
    let file = name.replacing(", ", with: "-").replacing(" ", with: "-") + ".svg"
    try Data(picture.utf8).write(to: folder.appending(path: file))
  }

  private func picture(of source: some FixtureContainer) async throws -> String {
    let host = FixtureHost(hosting: source)
    try await host.settle()
    return host.svg
  }
}
