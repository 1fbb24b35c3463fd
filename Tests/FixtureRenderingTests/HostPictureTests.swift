import FixtureHosting
import Fixtures
import Foundation
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
    var plain = PictureOptions()
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
    var configuration = HostConfiguration()
    configuration.appearance = .dark
    let environment = configuration.environment(basedOn: .current)
    let dark = environment.bind { FixtureHost(GreetingsDataSource()) }
    try await dark.settle()
    #expect(dark.svg.contains("<rect width=\"100%\" height=\"100%\" fill=\"#000000\"/>"))
    let light = FixtureHost(GreetingsDataSource())
    try await light.settle()
    #expect(light.svg.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"))
  }

  @Test("hostile text, numbers and images give a picture that is well-formed and self-contained")
  func hostile() {
    let texts = [
      "</text><script>alert(1)</script>", "a\u{0}b\u{1}\u{FFFF}", "]]>", "\"' onload=\"x",
      "&amp;&#0;", String(repeating: "W", count: 10_000), "\u{202E}abc", "🙂\u{200D}e\u{301}",
    ]
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for text in texts {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.text = text
      view.addSubview(label)
      let image = UIImageView(image: UIImage(name: text, size: CGSize(width: 30, height: 30)))
      view.addSubview(image)
    }
    #expect(SVGChecker.problems(in: svg(of: view)) == [])
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: CGFloat.nan, width: CGFloat.infinity, height: 1e300)
    layer.backgroundColor = CGColor(red: .nan, green: -5, blue: 9, alpha: 1)
    layer.cornerRadius = .nan
    #expect(SVGChecker.problems(in: svg(of: layer)) == [])
    let junk = CGImage(width: 5, height: 5, source: .encoded(Data("<svg onload='x'/>".utf8)))
    let picture = CALayer()
    picture.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    picture.contents = junk
    #expect(SVGChecker.problems(in: svg(of: picture)) == [])
    #expect(svg(of: picture).contains(">unknown image data</text>"))
  }

  @Test("the texts of the hostile fixture give pictures that are well-formed and self-contained")
  func hostileFixture() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../FixtureCodegenTests/Fixtures/Hostile.xml").standardizedFileURL
    let source = try String(contentsOf: file, encoding: .utf8)
    let quoted = source.matches(of: /="([^"]*)"/).map { String($0.output.1) }
    let replaced = quoted.map { text in
      [("&lt;", "<"), ("&quot;", "\""), ("&#10;", "\n"), ("&amp;", "&")]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    let texts = Set(quoted + replaced).sorted()
    #expect(texts.count > 20)
    for text in texts {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      let label = UILabel(frame: view.bounds)
      label.text = text
      view.addSubview(label)
      view.addSubview(UIImageView(image: UIImage(name: text, size: view.bounds.size)))
      view.addSubview(UIImageView(image: UIImage(systemName: text)))
      let control = UISegmentedControl(items: [text])
      control.frame = view.bounds
      view.addSubview(control)
      var options = PictureOptions()
      options.title = text
      #expect(SVGChecker.problems(in: svg(of: view, options: options)) == [], "\(text)")
    }
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
}
