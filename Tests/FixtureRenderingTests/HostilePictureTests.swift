import AsyncDisplayKit
import FixtureHosting
import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureRendering

/// Texts, numbers and images that must not break out of a picture or a gallery.
@Suite("Hostile pictures") @MainActor
struct HostilePictureTests {
  nonisolated private static let markup = [
    "</text><script>alert(1)</script>", "</svg><svg onload='x'>", "]]>", "<![CDATA[x", "<!--",
    "-->",
    "\"' onload=\"x", "&amp;&#0;&x;", "\\\"); alert(1); (\"", "`${alert(1)}`",
    "javascript:alert(1)", "url(#x)", "url(https://example.com/)",
  ]
  nonisolated private static let characters = [
    "a\u{0}b\u{1}\u{7F}\u{9F}\u{FFFE}\u{FFFF}", "a\r\n\tb", "\u{2028}\u{2029}\u{85}",
    "\u{202E}abc\u{2066}def", "\u{FEFF}\u{200B}", "🙂\u{200D}e\u{301}", "",
    String(decoding: [0xD800, 0x41, 0xDC00] as [UInt16], as: UTF16.self),
    NSString(characters: [0x41, 0xD800], length: 2) as String,
  ]

  /// The texts above, those of the hostile fixture, and the lines of the gate `hostile`.
  nonisolated static let texts: [String] = {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let files = ["Tests/FixtureCodegenTests/Fixtures/Hostile.xml", ".ci/gates/44-hostile"]
    let sources = files.map {
      (try? String(contentsOf: root.appending(path: $0), encoding: .utf8)) ?? ""
    }
    let quoted = sources[0].matches(of: /="([^"]*)"/).map { String($0.output.1) }
    let replaced = quoted.map { text in
      [("&lt;", "<"), ("&quot;", "\""), ("&#10;", "\n"), ("&amp;", "&")]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    let lines = sources[1].components(separatedBy: "\n").filter { !$0.isEmpty }
    return markup + characters + Set(quoted + replaced + lines).sorted()
  }()

  @Test("the corpus has the texts of the hostile fixture and of the gate")
  func corpus() {
    #expect(Self.texts.count > 80)
    #expect(Self.texts.contains { $0.contains("file:///etc/passwd") })
  }

  @Test("a hostile text in any part of a picture leaves it well-formed and self-contained")
  func everywhere() {
    for text in Self.texts {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      for (index, part) in Self.parts(text).enumerated() {
        part.frame = CGRect(x: 0, y: CGFloat(index) * 50, width: 320, height: 44)
        view.addSubview(part)
      }
      var options = FixturePictureOptions()
      options.title = text
      #expect(SVGChecker.problems(in: svg(of: view, options: options)) == [], "\(text)")
      #expect(SVGChecker.problems(in: svg(of: Self.node(text))) == [], "\(text)")
      for fontText in [FixturePictureOptions.FontText.outlines, .named, .embedded] {
        options.fontText = fontText
        let picture = svg(of: Self.run(text), size: CGSize(width: 90, height: 20), options: options)
        #expect(SVGChecker.problems(in: picture) == [], "\(text)")
      }
    }
  }

  /// Views that show a text in each way that pictures have.
  private static func parts(_ text: String) -> [UIView] {
    let label = UILabel()
    label.text = text
    let field = UITextField()
    field.placeholder = text
    let button = UIButton(type: .system)
    var configuration = UIButton.Configuration.filled()
    configuration.title = text
    button.configuration = configuration
    let bar = UINavigationBar()
    let item = UINavigationItem(title: text)
    item.leftBarButtonItem = UIBarButtonItem(title: text)
    bar.items = [UINavigationItem(title: text), item]
    let tabs = UITabBar()
    tabs.items = [UITabBarItem(title: text, image: UIImage(systemName: text), tag: 0)]
    let tools = UIToolbar()
    tools.items = [UIBarButtonItem(title: text)]
    let search = UISearchBar()
    search.text = text
    let layered = UIView()
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.string = text
    layer.font = text
    layered.layer.addSublayer(layer)
    return [
      label, field, button, bar, tabs, tools, search, layered, UISegmentedControl(items: [text]),
      UIImageView(image: UIImage(name: text, size: CGSize(width: 100, height: 40))),
      UIImageView(image: UIImage(systemName: text)),
    ]
  }

  private static func node(_ text: String) -> ASDisplayNode {
    let node = ASDisplayNode()
    node.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    let words = ASTextNode()
    words.attributedText = NSAttributedString(string: text)
    words.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let picture = ASNetworkImageNode()
    picture.url = URL(string: "https://example.com/a")?.appending(path: text)
    picture.frame = CGRect(x: 0, y: 40, width: 100, height: 40)
    node.addSubnode(words)
    node.addSubnode(picture)
    return node
  }

  private static func run(_ text: String) -> RuntimeDrawing.DisplayList {
    RuntimeDrawing.DisplayList([
      .text(
        RuntimeDrawing.DisplayList.TextRun(
          string: text, origin: .zero, fontName: text, fontSize: 10, color: red,
          clusters: [.init(length: text.utf16.count, x: 0, width: 50)]))
    ])
  }

  @Test("a text of a megabyte is drawn whole, and its name in a placeholder is cut")
  func long() {
    let text = String(repeating: "<W&", count: 350_000)
    var options = FixturePictureOptions()
    options.title = text
    let picture = svg(of: Self.run(text), size: CGSize(width: 90, height: 20), options: options)
    #expect(SVGChecker.problems(in: picture) == [])
    #expect(picture.matches(of: /&lt;W&amp;/).count > 1_000_000 * 2 / 3)
    let image = UIImageView(image: UIImage(name: text, size: CGSize(width: 90, height: 20)))
    #expect(svg(of: image).utf8.count < 10_000)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = String(repeating: "W", count: 10_000)
    #expect(SVGChecker.problems(in: svg(of: label)) == [])
  }

  @Test("numbers that are not finite and unknown image data leave a picture well-formed")
  func numbers() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: CGFloat.nan, width: CGFloat.infinity, height: 1e300)
    layer.backgroundColor = CGColor(red: .nan, green: -5, blue: 9, alpha: 1)
    layer.cornerRadius = .nan
    #expect(SVGChecker.problems(in: svg(of: layer)) == [])
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    gradient.colors = [red, blue]
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: CGFloat.nan, y: CGFloat.infinity)
    gradient.locations = [NSNumber(value: Double.nan), -9]
    #expect(SVGChecker.problems(in: svg(of: gradient)) == [])
    let junk = CGImage(width: 5, height: 5, source: .encoded(Data("<svg onload='x'/>".utf8)))
    let picture = CALayer()
    picture.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    picture.contents = junk
    #expect(SVGChecker.problems(in: svg(of: picture)) == [])
    #expect(svg(of: picture).contains(">unknown image data</text>"))
  }

  @Test("ten thousand nested layers are drawn up to a depth that readers of XML accept")
  func deep() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var last = root
    for _ in 0..<2_000 {
      let next = CALayer()
      next.frame = CGRect(x: 0.001, y: 0, width: 99, height: 99)
      next.opacity = 0.999
      next.masksToBounds = true
      next.cornerRadius = 1
      last.addSublayer(next)
      last = next
    }
    let picture = svg(of: root)
    #expect(SVGChecker.problems(in: picture) == [])
    #expect(picture.contains(">nested too deeply</text>"))
    // A tree is released from the leaves on, as the release of a layer releases its sublayers.
    while let outer = last.superlayer {
      last.removeFromSuperlayer()
      last = outer
    }
  }

  @Test("two thousand nested layers are rendered into a context up to a depth")
  func deepRendering() {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var last = root
    for _ in 0..<2_000 {
      let next = CALayer()
      next.frame = CGRect(x: 0, y: 0, width: 99, height: 99)
      next.opacity = 0.999
      next.masksToBounds = true
      last.addSublayer(next)
      last = next
    }
    let context = CGContext(size: root.bounds.size, scale: 1)
    root.render(in: context)
    var depth = 0
    var list = context.displayList
    while case .group(let inner, _, _)? = list.operations.first {
      depth += 1
      list = inner
    }
    // A layer has a group for its opacity and one for its outline.
    #expect(depth == 2 * (CALayer.maximumDrawnDepth - 1))
    guard case .stroke(let box, _, _, _)? = list.operations.first else {
      Issue.record("the deepest layer is not a box")
      return
    }
    #expect(box.boundingBox == CGRect(x: 0, y: 0, width: 99, height: 99))
    let picture = svg(of: context.displayList, size: root.bounds.size)
    #expect(SVGChecker.problems(in: picture) == [])
    while let outer = last.superlayer {
      last.removeFromSuperlayer()
      last = outer
    }
  }

  @Test("a drawing of ten thousand nested clips is drawn up to a depth that readers of XML accept")
  func deepClips() {
    let context = CGContext(size: CGSize(width: 100, height: 100), scale: 1)
    for index in 0..<10_000 {
      context.clip(to: CGRect(x: 0, y: 0, width: 100 - index % 7, height: 100))
    }
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let list = context.displayList
    let picture = svg(of: list, size: CGSize(width: 100, height: 100))
    #expect(SVGChecker.problems(in: picture) == [])
    #expect(picture.contains(">nested too deeply</text>"))
    let view = UIImageView(
      image: UIImage(cgImage: CGImage(width: 9, height: 9, source: .drawing(list))))
    #expect(SVGChecker.problems(in: svg(of: view)) == [])
  }

  @Test(
    "twenty thousand images inside of one another are drawn up to a depth, compared and released",
    arguments: ["image", "pattern", "mask"])
  func deepImages(_ kind: String) {
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    let renderer = UIGraphicsImageRenderer(size: area.size)
    func nested() -> UIImage {
      var image = UIImage(name: "innermost", size: area.size)
      for _ in 0..<20_000 {
        let inner = image
        image = renderer.image { context in
          switch kind {
          case "image": inner.draw(in: area)
          case "pattern":
            UIColor(patternImage: inner).setFill()
            context.fill(area)
          default:
            if let mask = inner.cgImage { context.cgContext.clip(to: area, mask: mask) }
            context.fill(area)
          }
        }
      }
      return image
    }
    let (one, other) = (nested(), nested())
    #expect(one == other)
    #expect(SVGChecker.problems(in: svg(of: UIImageView(image: one))) == [])
  }

  @Test("layers that mask one another, also many times, end")
  func cyclicMasks() {
    func layer() -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      return layer
    }
    let (one, other, own) = (layer(), layer(), layer())
    one.mask = other
    other.mask = one
    own.mask = own
    for _ in 0..<8 {
      let inner = layer()
      inner.mask = one
      other.addSublayer(inner)
    }
    for layer in [one, other, own] {
      let picture = svg(of: layer)
      #expect(SVGChecker.problems(in: picture) == [])
      #expect(picture.utf8.count < 100_000)
      layer.mask = nil
    }
  }

  @Test("frames, paths and scroll offsets that are huge or not finite leave a picture well-formed")
  func hugeGeometry() {
    for number in [
      CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude,
    ] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(inner)
      inner.layer.position = CGPoint(x: number, y: number)
      inner.layer.borderWidth = number
      inner.layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      inner.layer.shadowOpacity = 1
      inner.layer.shadowRadius = number
      inner.layer.shadowOffset = CGSize(width: number, height: 0)
      inner.layer.transform = CATransform3DMakeScale(number, number, 1)
      inner.layer.zPosition = number
      let shape = CAShapeLayer()
      shape.frame = view.bounds
      shape.path = CGPath(
        rect: CGRect(x: number, y: 0, width: number, height: number), transform: nil)
      shape.lineWidth = number
      shape.strokeStart = number
      shape.lineDashPattern = [NSNumber(value: Double(number)), 1]
      view.layer.addSublayer(shape)
      let text = CATextLayer()
      text.frame = view.bounds
      text.string = "a"
      text.fontSize = number
      view.layer.addSublayer(text)
      let copies = CAReplicatorLayer()
      copies.instanceCount = number > 0 && number.isFinite ? .max : 3
      copies.instanceTransform = CATransform3DMakeTranslation(number, 0, 0)
      view.layer.addSublayer(copies)
      #expect(SVGChecker.problems(in: svg(of: view)) == [], "\(number)")
      let empty = svg(of: RuntimeDrawing.DisplayList(), size: CGSize(width: number, height: number))
      #expect(SVGChecker.problems(in: empty) == [], "\(number)")
    }
  }

  @Test("images whose data is damaged are boxed or embedded as they are")
  func damagedImages() {
    let heads: [[UInt8]] = [
      [], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF],
      Array("GIF89a".utf8),
      Array("RIFF....WEBP".utf8), Array("<?xml version='1.0'?><svg/>".utf8), [0, 0, 0, 0],
    ]
    for head in heads {
      let data = Data(head + [0xFF, 0, 0x3C, 0x22, 0x3E])
      for (width, height) in [(5, 5), (0, 0), (Int.max, 1)] {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
        layer.contents = CGImage(width: width, height: height, source: .encoded(data))
        layer.contentsGravity = .resizeAspectFill
        #expect(SVGChecker.problems(in: svg(of: layer)) == [], "\(head)")
      }
    }
  }

  @Test("the caption of a failure is escaped")
  func caption() async throws {
    let host = FixtureHost(GreetingsDataSource())
    try await host.settle()
    let difference = FrameDifference(actual: CGRect(x: 0, y: 0, width: 9, height: 9), expected: nil)
    let picture = host.failureSVG([difference], caption: Self.texts)
    #expect(SVGChecker.problems(in: picture) == [])
  }

  @Test(
    "a hostile text in any field of an entry is read back as it is, and no page holds it as markup")
  func gallery() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let gallery = Gallery(folder: folder, process: "0-1") { 1000 }
    let texts = Self.texts + [String(repeating: "</script>", count: 120_000)]
    for text in texts {
      let picture = try gallery.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", text: text)
      var entry = GalleryEntry(
        .expectation, suite: text, title: text, key: text, status: .failed,
        environment: ["device": text, text: text], steps: [text], pictures: [picture],
        verdicts: [.init(passed: false, text: text, place: text, trace: text)])
      try gallery.add(entry)
      entry.run = "0-1"
      #expect(GalleryEntry(script: folder.appending(path: "entries/\(entry.id).js")) == entry)
      let page = try String(
        contentsOf: folder.appending(path: GallerySite.page(of: text)), encoding: .utf8)
      #expect(page.matches(of: /<script/).count == 4, "\(text.prefix(60))")
      #expect(page.contains("<body data-page=\"\(GallerySite.page(of: text))\">\n"))
    }
    let lines = try ["index.js", "recent.js"].flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .components(separatedBy: "\n").filter { $0.hasPrefix("gallery.add(") }
    }
    #expect(lines.count >= Set(texts).count)
    for line in lines {
      let array = Data("[\(line.dropFirst("gallery.add(".count).dropLast(2))]".utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: array) }
    }
  }
}
