import FixtureHosting
import FixtureSupport
import Fixtures
import Foundation
import Testing
import UIKit

@testable import FixtureRendering

/// A gallery of many pictures of this package's fixtures, which the gate `gallery` opens in a browser.
///
/// With the variable `TEXTURE_FIXTURES_LARGE_GALLERY` it has a thousand pictures, in that folder, and a
/// file `frames.json` with the frames that the pictures of hosts must have.
@Suite("Large galleries") @MainActor
struct LargeGalleryTests {
  /// The frame of an item in a picture, in points.
  private struct Frame: Encodable {
    let item: String
    let rect: [Double]
  }

  private struct Case {
    let suite: String
    let title: String
    let environment: [String: String]
    let svg: String
    let frames: [Frame]
  }

  private let folder: URL
  private let isKept: Bool

  init() {
    let path = ProcessInfo.processInfo.environment["TEXTURE_FIXTURES_LARGE_GALLERY"]
    isKept = path != nil
    folder =
      path.map { URL(filePath: $0) }
      ?? FileManager.default.temporaryDirectory.appending(path: "gallery-\(UUID().uuidString)")
  }

  @Test("each of many pictures has an entry, which a page reads once")
  func manyPictures() async throws {
    defer { if !isKept { try? FileManager.default.removeItem(at: folder) } }
    let cases = try await cases()
    let gallery = Gallery(folder: folder, process: "0-1")
    let count = isKept ? 1000 : 60
    var frames: [String: [Frame]] = [:]
    for number in 0..<count {
      let drawn = cases[number % cases.count]
      // Each picture is a file of its own, as those of a thousand different lists are.
      let svg = drawn.svg.replacing("</title>", with: " \(number)</title>", maxReplacements: 1)
      // Names are text, whatever they hold.
      let suite = number == 1 ? "\"'</title><script>console.error(1)</script>" : drawn.suite
      var entry = GalleryEntry(
        .expectation, suite: suite, title: "\(drawn.title), picture \(number)", key: "",
        status: number % 50 == 7 ? .failed : .passed, environment: drawn.environment)
      let picture = try gallery.write(svg, text: "\(drawn.suite), picture \(number)")
      entry.pictures = [picture]
      frames[picture.file] = drawn.frames
      entry.verdicts = [.init(passed: true, text: "count of sections is 3", place: "Feed.xml:1:1")]
      try gallery.add(entry)
    }
    let index = try ["index.js", "recent.js"].map { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }.joined()
    #expect(Set(index.matches(of: /picture \d+"/).map(\.output)).count == count)
    #expect(frames.count == count && frames.values.contains { $0.count > 4 })
    let file = folder.appending(path: "frames.json")
    try JSONEncoder().encode(frames).write(to: file)
  }

  /// Lists of all kinds at two widths, in both directions and appearances, and one that is turned.
  private func cases() async throws -> [Case] {
    let sources: [@MainActor @Sendable () -> any FixtureContainer] = [
      { GalleryDataSource() }, { FlowGalleryDataSource() }, { PhotoTableDataSource() },
      { GreetingsDataSource() }, { FivePagesDataSource() }, { CatDealsDataSource() },
    ]
    var cases: [Case] = []
    for (index, make) in sources.enumerated() {
      for (width, isDark, isReversed) in [
        (320, false, false), (375, true, false), (414, false, true),
      ] {
        var configuration = FixtureConfiguration()
        configuration.appearance = isDark ? .dark : .light
        configuration.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        configuration.width = CGFloat(width)
        let host = configuration.environment(basedOn: .current).bind {
          FixtureHost(hosting: make())
        }
        try await host.settle()
        host.scroll(toFraction: 0.3)
        try await host.settle()
        cases.append(drawing(host, isDark, isReversed, isTurned: index == 0 && width == 414))
      }
    }
    return cases
  }

  private func drawing(
    _ host: FixtureHost<any FixtureContainer>, _ isDark: Bool, _ isReversed: Bool, isTurned: Bool
  ) -> Case {
    if isTurned { host.containerNode?.view.transform = CGAffineTransform(rotationAngle: 0.2) }
    let width = Int(host.window.bounds.width)
    let source = "\(type(of: host.dataSource))"
    return Case(
      suite: source.replacing("DataSource", with: ""),
      title: isTurned ? "turned list" : "list scrolled by a third",
      environment: [
        "device": "\(width) wide", "direction": isReversed ? "right to left" : "left to right",
        "appearance": isDark ? "dark" : "light", "text size": "L",
      ],
      svg: host.svg, frames: frames(of: host))
  }

  /// The frames of the visible items less the scroll offset; in a turned list, their bounding boxes.
  private func frames(of host: FixtureHost<any FixtureContainer>) -> [Frame] {
    let list = host.containerNode?.view
    return host.visibleItems.compactMap { item in
      let place = item.indexPath.map(String.init).joined(separator: ".")
      let offset = host.contentOffset
      let frame = item.frame.offsetBy(dx: -offset.x, dy: -offset.y)
      guard let list else { return nil }
      let box: CGRect
      if list.transform == .identity {
        box = frame.offsetBy(dx: list.frame.minX, dy: list.frame.minY)
      } else {
        let center = CGAffineTransform(translationX: list.center.x, y: list.center.y)
        let turn = CGAffineTransform(
          translationX: -list.bounds.width / 2, y: -list.bounds.height / 2
        ).concatenating(list.transform).concatenating(center)
        box = frame.applying(turn)
      }
      return Frame(item: place, rect: [box.minX, box.minY, box.width, box.height].map(Double.init))
    }
  }
}
