import FixtureHosting
import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureRendering

@Suite("Pictures of hosts")
@MainActor
struct HostPictureTests {
  /// The rectangles of the elements with an attribute, by the attribute's value.
  private func marks(_ attribute: String, in picture: String) -> [String] {
    picture.matches(of: /<(rect|polygon)[^>]*? fill="none" (data-item|data-element)="([^"]*)"/)
      .filter { $0.output.2 == attribute }.map { String($0.output.3) }
  }

  @Test("a picture has one element for each visible item, header and footer")
  func elements() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let picture = host.svg
    let visible = host.visibleItems.map { "\($0.indexPath.section).\($0.indexPath.item)" }
    #expect(!visible.isEmpty)
    #expect(marks("data-item", in: picture).sorted() == visible.sorted())
    #expect(marks("data-element", in: picture).contains("header 0.0"))
    #expect(SVGChecker.problems(in: picture) == [])
    var plain = FixturePictureOptions()
    plain.marksElements = false
    #expect(marks("data-item", in: host.svg(options: plain)).isEmpty)
  }

  @Test("a hidden item keeps its element, and shows nothing")
  func hiddenItem() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let before = marks("data-item", in: host.svg)
    host.visibleItems[0].cell?.isHidden = true
    #expect(marks("data-item", in: host.svg) == before)
    #expect(!host.svg.contains(">[0.0] says hi</text>"))
  }

  @Test("the background follows light and dark")
  func appearance() async throws {
    var configuration = FixtureConfiguration()
    configuration.appearance = .dark
    let environment = configuration.environment(basedOn: .current)
    let dark = environment.bind { FixtureHost(GreetingsDataSource()) }
    try await dark.settle()
    #expect(dark.svg.contains("<rect width=\"100%\" height=\"100%\" fill=\"#000000\"/>"))
    let light = FixtureHost(GreetingsDataSource())
    try await light.settle()
    #expect(light.svg.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"))
  }

  @Test("images that hold one another without end are boxed")
  func nestedImages() {
    var image = drawnImage()
    for _ in 0..<40 {
      let inner = image
      image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60))
        .image { _ in inner.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60)) }
    }
    let view = UIImageView(image: image)
    #expect(svg(of: view).contains(">nested images</text>"))
  }

  @Test("a list inside of an item names its items by the outer item and its own")
  func nestedLists() {
    let outer = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let table = UITableView(frame: outer.bounds, style: .plain)
    table.dataSource = Rows.shared
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    outer.contentView.addSubview(table)
    #expect(marks("data-item", in: svg(of: outer)) == ["0.0", "0.1"])
    let labels = ElementLabel.labels(of: table, outerPath: "2.1")
    #expect(Set(labels.values.map(\.path)) == ["2.1/0.0", "2.1/0.1"])
  }

  @Test("the caption of a failure is broken into lines that fit, and no word is lost")
  func caption() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let words = (0..<60).map { "word\($0)" }
    let long = String(repeating: "x", count: 200)
    let frame = CGRect(x: 5, y: 5, width: 40, height: 40)
    let picture = host.failureSVG(
      [FrameDifference(actual: frame, expected: frame.offsetBy(dx: 3, dy: 0))],
      caption: [words.joined(separator: " "), long])
    let lines = picture.matches(of: /<text font-size="11"[^>]*>([^<]*)<\/text>/)
      .map { String($0.output.1) }
    let limit = Int((host.window.bounds.width + 4 - 16) / 5.6)
    #expect(lines.count > 6 && lines.allSatisfy { $0.count <= limit })
    #expect(lines.joined(separator: " ").split(separator: " ").prefix(60).map(String.init) == words)
    #expect(lines.joined().contains(long))
    #expect(picture.matches(of: /stroke="#ffffff" stroke-opacity="0.85"/).count == 2)
  }

  @Test("an expected frame without a height is drawn, which browsers do not do for such rectangles")
  func emptyFrame() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let actual = CGRect(x: 5, y: 5, width: 40, height: 20)
    let expected = CGRect(x: 5, y: 5, width: 40, height: 0)
    let picture = host.failureSVG(
      [FrameDifference(actual: actual, expected: expected)], caption: [])
    let edges = picture.matches(of: /<rect([^>]*)stroke="#d70015"/).map { $0.output.1 }
    #expect(edges.count == 1 && edges.allSatisfy { $0.contains("height=\"0.01\"") })
    #expect(picture.contains("stroke-dasharray"))
  }
}
