import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureRendering

@Suite("What pictures show")
@MainActor
struct CoverageTests {
  nonisolated static let cases = PictureCase.operations + PictureCase.layers + PictureCase.views

  /// The gate `pictures` measures that the two pictures differ when a browser draws them.
  @Test(
    "each drawn or approximated row of the table changes a picture as the row says",
    arguments: cases)
  func seen(_ example: PictureCase) throws {
    let (picture, plain) = (example.picture(), example.plainPicture())
    #expect(picture != plain, "the renderer ignores \(example.name)")
    for fragment in example.fragments {
      #expect(picture.contains(fragment), "\(example.name) lacks \(fragment)")
      #expect(!plain.contains(fragment), "\(fragment) is not due to \(example.name)")
    }
    for fragment in example.absent {
      #expect(!picture.contains(fragment), "\(example.name) holds \(fragment)")
    }
    #expect(SVGChecker.problems(in: picture) == [])
    #expect(SVGChecker.problems(in: plain) == [])
    #expect(picture == example.picture(), "the bytes are the same each time")
  }

  @Test("each drawn or approximated row of the table has a case, and each case a row")
  func complete() {
    let shown = PictureCoverage.rows.filter { [.drawn, .approximated].contains($0.treatment) }
    let elsewhere: Set = ["text of font files"]  // GlyphPictureTests
    #expect(Set(shown.map(\.name)) == Set(Self.cases.map(\.row)).union(elsewhere))
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

  @Test("the table has every operation of display lists")
  func operations() {
    let list = RuntimeDrawing.DisplayList()
    let circle = RuntimeDrawing.DisplayList.Circle(center: .zero, radius: 1)
    let shadow = RuntimeDrawing.DisplayList.Shadow(offset: .zero, blur: 1, color: red)
    let run = RuntimeDrawing.DisplayList.TextRun(
      string: "a", origin: .zero, fontName: "Helvetica", fontSize: 1, color: red)
    let gradient = CGGradient(colors: [red, blue])
    let all: [RuntimeDrawing.DisplayList.Operation] = [
      .fill(path(0, 0, 1, 1), color: red, rule: .winding, blend: .normal),
      .stroke(path(0, 0, 1, 1), color: red, style: .init(), blend: .normal),
      .image(UIImage(), rect: .zero, alpha: 1, blend: .normal), .text(run),
      .gradient(gradient, from: .zero, to: .zero, options: []),
      .radialGradient(gradient, from: circle, to: circle, options: []),
      .shadowed(list, shadow), .clear(.zero), .group(list, clip: nil, alpha: 1),
      .masked(list, mask: CGImage(width: 1, height: 1), rect: .zero),
      .transformed(list, .identity), .blended(list, .normal),
    ]
    let rows = PictureCoverage.rows.filter { $0.subject == .operation }.map(\.name)
    #expect(Set(rows) == Set(all.map(Self.name)).union(["text of font files"]))
  }

  /// The name of an operation's row. A new operation does not compile here: name it, add it to the list
  /// above, to the table and to the cases.
  private static func name(_ operation: RuntimeDrawing.DisplayList.Operation) -> String {
    switch operation {
    case .fill: "fill"
    case .stroke: "stroke"
    case .image: "image"
    case .text: "text"
    case .gradient: "gradient"
    case .radialGradient: "radialGradient"
    case .shadowed: "shadowed"
    case .clear: "clear"
    case .group: "group"
    case .masked: "masked"
    case .transformed: "transformed"
    case .blended: "blended"
    }
  }

  @Test("the table has every source of an image")
  func imageSources() {
    let all: [CGImage.Source] = [
      .empty, .named(""), .encoded(Data()), .drawing(RuntimeDrawing.DisplayList()),
      .part(.zero, of: .empty),
    ]
    let rows = PictureCoverage.rows.filter { $0.subject == .image }.map(\.name)
    #expect(Set(all.map(Self.name)).subtracting(rows) == [])
  }

  /// The name of a source's row. A new source does not compile here.
  private static func name(_ source: CGImage.Source) -> String {
    switch source {
    case .empty: "empty"
    case .named: "named"
    case .encoded: "encoded"
    case .drawing: "drawing"
    case .part: "part"
    }
  }

  @Test("the table has every stored property of the classes of layers")
  func classProperties() {
    let layers: [CALayer] = [
      CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(),
    ]
    let rows = Set(PictureCoverage.rows.filter { $0.subject == .layerClass }.map(\.name))
    for layer in layers {
      let labels = Mirror(reflecting: layer).children.compactMap(\.label)
      let names = labels.map { "\(type(of: layer)).\($0 == "outline" ? "path" : $0)" }
      #expect(!names.isEmpty)
      #expect(Set(names).subtracting(rows) == [], "add a row to PictureCoverage, and a case")
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
      "isInWindowTree", "owner", "retainedOwners", "pending", "hasDrawnContents", "viewAnimations",
    ]
    let missing = Set(own + rare).subtracting(rows).subtracting(internals)
    #expect(missing == [], "add a row to PictureCoverage, or a name to the internals")
  }

  @Test("a blend mode without an SVG form, filters and perspective are boxed with their name")
  func boxes() {
    let list = RuntimeDrawing.DisplayList([
      .fill(path(0, 0, 90, 20), color: red, rule: .winding, blend: .xor)
    ])
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
