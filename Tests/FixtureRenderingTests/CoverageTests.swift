import Foundation
import Testing
import UIKit

@testable import FixtureRendering

@Suite("What pictures show")
@MainActor
struct CoverageTests {
  nonisolated static let cases = PictureCase.operations + PictureCase.layers + PictureCase.views

  @Test("each drawn or approximated row of the table is seen in a picture", arguments: cases)
  func seen(_ example: PictureCase) throws {
    let picture = example.picture()
    for fragment in example.fragments {
      #expect(picture.contains(fragment), "\(example.name) lacks \(fragment)")
    }
    for fragment in example.absent { #expect(!picture.contains(fragment)) }
    #expect(SVGChecker.problems(in: picture) == [])
    #expect(picture == example.picture(), "the bytes are the same each time")
  }

  @Test("each drawn or approximated row of the table has a case, and each case a row")
  func complete() {
    let shown = PictureCoverage.rows.filter { [.drawn, .approximated].contains($0.treatment) }
    #expect(Set(shown.map(\.name)) == Set(Self.cases.map(\.name)))
    let keys = PictureCoverage.rows.map { "\($0.subject) \($0.name)" }
    #expect(Set(keys).count == keys.count)
  }

  @Test("the table has every blend mode, with the treatment that the renderer gives it")
  func blendModes() {
    let rows = PictureCoverage.rows.filter { $0.subject == .blendMode }
    let modes = (Int32(0)...100).compactMap(CGBlendMode.init)
    #expect(rows.map(\.name).sorted() == modes.map { "\($0)" }.sorted())
    for mode in modes {
      let row = rows.first { $0.name == "\(mode)" }
      #expect((row?.treatment == .boxed) == (BlendForm(mode) == .boxed), "\(mode)")
    }
  }

  @Test("the table has every stored property of layers")
  func layerProperties() {
    let rows = Set(PictureCoverage.rows.filter { $0.subject == .layerProperty }.map(\.name))
    let mirror = Mirror(reflecting: CALayer())
    let own = mirror.children.compactMap(\.label)
    let rare =
      mirror.children.first { $0.label == "appearance" }
      .map { Mirror(reflecting: $0.value).children.compactMap(\.label) } ?? []
    #expect(!own.isEmpty && !rare.isEmpty)
    let internals: Set = [
      "associatedObjects", "geometry", "appearance", "children", "parent", "passScheduler",
      "isInWindowTree", "owner", "retainedOwners", "pending", "hasDrawnContents",
    ]
    let missing = Set(own + rare).subtracting(rows).subtracting(internals)
    #expect(missing == [], "add a row to PictureCoverage, or a name to the internals")
  }

  @Test("a blend mode without an SVG form, filters and perspective are boxed with their name")
  func boxes() {
    let list = DisplayList([.fill(path(0, 0, 90, 20), color: red, rule: .winding, blend: .xor)])
    #expect(svg(of: list, size: CGSize(width: 90, height: 20)).contains(">blend mode xor</text>"))
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    layer.filters = ["blur"]
    #expect(svg(of: layer).contains(">filters</text>"))
    let child = CALayer()
    child.frame = layer.bounds
    child.transform.m14 = 0.01
    layer.addSublayer(child)
    #expect(svg(of: layer).contains(">perspective</text>"))
  }

  @Test("the page has the table as the code has it")
  func page() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../Documentation/Pictures.md")
    let page = try String(contentsOf: root.standardizedFileURL, encoding: .utf8)
    #expect(page.contains(PictureCoverage.markdown), "copy PictureCoverage.markdown to the page")
  }
}
