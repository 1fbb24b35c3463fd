import TestSupport
import Testing

@testable import FixtureXML

@Suite("Sections and repeats that are only checked have the errors of those that are kept")
struct CheckedSectionTests {
  /// Sections and repeats of every kind, valid and invalid.
  static let sections = [
    "<section/>", "<section></section>", "<section >\n</section>", "<section heading=\"a\"/>",
    "<section heading=\"a\" weight=\"1.5\"><item id=\"1\"/></section>",
    "<section weight=\"x\"><item id=\"2\"/></section>", "<section other=\"1\"/>",
    "<section heading=\"{$n}\"/>", "<section><item id=\"3\"/><item id=\"1000\"/></section>",
    "<section><item id=\"4\"></item><item id=\"5\"> </item></section>",
    "<section><item id=\"6\">a</item></section>", "<section>a<item id=\"7\"/></section>",
    "<section><!-- c --><item id=\"8\"/></section>", "<section><item id=\"9\"/></sectio>",
    "<section><section/></section>", "<section><item id=\"10\"/>", "<sections/>",
    "<section xmlns=\"u\"/>", "<section><item/></section>", "<section><item id=\"x\"/></section>",
    "<section><item id=\"11\" at.x=\"1\" at.y=\"2\"/></section>",
    "<section><item id=\"12\" at.x=\"1\"/></section>",
    "<section><item id=\"13\" at.x=\"1\" at.y=\"2\" by.name=\"b\"/></section>",
    "<section><item id=\"14\" when=\"2024-05-01\" tags=\"a b\" link=\"https://a.b\"/></section>",
    "<section><item id=\"15\" when=\"2024-15-01\"/></section>",
    "<section><item id=\"16\" image=\"cat\"/><item id=\"17\" image=\"dog\"/></section>",
    "<section><item id=\"18\" cell=\"C\"/></section>", "<repeat count=\"1\"><section/></repeat>",
    "<repeat count=\"3\"><section heading=\"a {$n}\"><item id=\"2{$n}\"/></section></repeat>",
    "<repeat count=\"3\"><section><item id=\"19\"/></section></repeat>",
    "<repeat count=\"2\"><section weight=\"{$n}.5\"/><section weight=\"{$n}a\"/></repeat>",
    "<repeat count=\"2\"><section heading=\"{$m}\"/></repeat>",
    "<repeat count=\"2\"><section heading=\"{{$n}}\"/></repeat>",
    "<repeat count=\"2\"><section heading=\"{\"/></repeat>",
    "<repeat count=\"2\"><section><item id=\"3{$n}\" note=\"&amp;{$n}\"/></section></repeat>",
    "<repeat count='2' ><section/></repeat>", "<repeat count=\"0\"><section/></repeat>",
    "<repeat count=\"02\"><section/></repeat>", "<repeat count=\"-1\"><section/></repeat>",
    "<repeat count=\"10001\"><section><item id=\"4{$n}\"/></section></repeat>",
    "<repeat count=\"2\" seed=\"1\"><section/></repeat>", "<repeat><section/></repeat>",
    "<repeat count=\"2\"></repeat>", "<repeat count=\"2\"/>", "<repeat count=\"2\"><section/>",
    "<repeat count=\"2\"><item id=\"5{$n}\"/></repeat>",
    "<repeat count=\"2\"><section><repeat count=\"3\"><item id=\"6{$n}\"/></repeat></section></repeat>",
    "<section><repeat count=\"3\"><item id=\"7{$n}\"/></repeat><item id=\"80\"/></section>",
    "<section><repeat count=\"3\"><item id=\"81\"/></repeat></section>",
    "<section><repeat count=\"3\"><item id=\"{$n}9\"/><item id=\"{$n}8\"/></repeat></section>",
    "<section><repeat count=\"3\"><section/></repeat></section>",
    "<section><repeat count=\"2\"><item id=\"9{$n}\"><vary field=\"note\" cycle=\"a b\"/>"
      + "</item></repeat></section>",
    "<section><repeat count=\"2\"><repeat count=\"2\"><item id=\"1\"/></repeat></repeat></section>",
    "<section><item id=\"82\"><value field=\"tags\" is=\"a\"/></item></section>",
    "\r\n<section\r\n heading=\"é\"\r><item id=\"83\"/>\r</section>",
    "<batch><item id=\"84\"/></batch>", "<cells/>", "<section", "</table>", "text",
  ]

  /// The document with sections between a fixed head and an end.
  private func document(_ sections: String) -> String {
    TestPackage.document(
      """
      <images><image name="cat" size="1 1"/></images>
      <model name="P"><field name="x" type="Int"/><field name="y" type="Int"/></model>
      <model name="A"><field name="name" type="String"/><field name="age" type="Int?"/></model>
      <model name="M" key="id"><field name="id" type="Int"/><field name="note" type="String?"/>\
      <field name="at" type="P?"/><field name="by" type="A?"/><field name="when" type="Date?"/>\
      <field name="tags" type="[String]"/><field name="link" type="URL?"/>\
      <field name="image" type="UIImage?"/></model>
      <model name="S"><field name="heading" type="String?"/><field name="weight" type="Double?"/>\
      </model>
      <cellNode name="C" model="M"/>
      <table name="T" sectionModel="S"><cells><node cell="C"/></cells><section/>
      \(sections)</table>
      """)
  }

  private func expectSame(
    _ text: String, _ limits: ReadingLimits = ReadingLimits(),
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = Array(text.utf8)
    let checked = try TestPackage.load(bytes: bytes, retention: .validateOnly, limits: limits)
    let kept = try TestPackage.load(bytes: bytes, retention: .keep, limits: limits)
    #expect(checked.messages == kept.messages, sourceLocation: location)
    #expect(checked.hasErrors == kept.hasErrors, sourceLocation: location)
    #expect(checked.omittedCount == kept.omittedCount, sourceLocation: location)
  }

  @Test("each section has the same errors at the same places", arguments: sections)
  func errors(_ section: String) throws {
    let plain = "<section><item id=\"1000\"/></section>\n<repeat count=\"1\"><section/></repeat>"
    for text in [section, plain + section, section + "\n\n" + plain] {
      try expectSame(document(text))
    }
  }

  @Test(
    "documents that are changed at random have the same errors",
    arguments: RandomSeeds.first(100 as UInt64, of: 400))
  func changes(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    let text = document(
      (0..<count).map { _ in Self.sections.randomElement(using: &random) ?? "" }
        .filter { $0.hasSuffix(">") && !$0.hasPrefix("</") }.joined(separator: "\n"))
    var bytes = Array(text.utf8)
    let first = text.firstRange(of: "<section/>").map { text[..<$0.upperBound].utf8.count } ?? 0
    for _ in 0..<Int.random(in: 0...3, using: &random) where first < bytes.count {
      let place = Int.random(in: first..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: place)
      case 1:
        bytes.insert(
          Array("<>\"'/&{}= \r\n1a".utf8).randomElement(using: &random) ?? 0x20, at: place)
      case 2:
        let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: first)
      default:
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
        bytes.removeSubrange(place..<end)
      }
    }
    try expectSame(String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "limits are reported at the same places", arguments: 0..<8,
    [1, 3, 10, 17, 30, 60, 61, 62, 63, 100])
  func limits(_ index: Int, _ value: Int) throws {
    var limits = ReadingLimits()
    switch index {
    case 0: limits.rows = value
    case 1: limits.sections = value
    case 2: limits.elements = value
    case 3: limits.repeatedValues = value
    case 4: limits.repeatedText = value
    case 5: limits.defaultedValues = value
    case 6: limits.containerElements = value
    default: limits.diagnosticsPerFile = value
    }
    let text = (0..<9).map { number in
      "<section heading=\"a\"><item id=\"1\(number)\" note=\"long text\"/></section>\n"
        + "<repeat count=\"2\"><section><item id=\"2\(number){$n}\"/><repeat count=\"2\">"
        + "<item id=\"3\(number){$n}\"/></repeat></section></repeat>\n"
    }
    try expectSame(document(text.joined()), limits)
  }

  @Test(
    "sections have their places through many chunks, wherever a chunk ends",
    arguments: Array(stride(from: 0, to: 20, by: 3)))
  func chunks(_ shift: Int) throws {
    let padding = "<!--\(String(repeating: "x", count: shift * 7))-->"
    let text = (0..<1_500).map { number -> String in
      let key = number == 1_400 ? 17 : number
      let weight = number % 499 == 498 ? "x" : "1"
      return
        "<repeat count=\"1\"><section weight=\"\(weight)\">\n<item id=\"\(key)\" note=\"é\"/>\n"
        + "<item id=\"1\(key + 1_000)\"/></section></repeat>\n"
    }
    try expectSame(document(padding + text.joined()))
  }

  @Test("sections of a prefixed container are not in the namespace of the language")
  func prefix() throws {
    let text = document("<section><item id=\"1\"/></section>").replacing("xmlns=", with: "xmlns:f=")
      .replacing("<", with: "<f:").replacing("<f:/", with: "</f:")
      .replacing("<f:section>", with: "<section>").replacing("</f:section>", with: "</section>")
      .replacing("<f:item", with: "<item")
    try expectSame(text)
  }

  @Test("a field named 'cell' is not set by the attribute that names the row's cell")
  func reservedNames() throws {
    for name in ["cell", "xmlns"] {
      try expectSame(
        TestPackage.document(
          """
          <model name="M"><field name="\(name)" type="String?"/></model>
          <cellNode name="C" model="M"/>
          <table name="T" sectionModel="M"><cells><node cell="C"/></cells><section/>
          <section \(name)="x"><item \(name)="x"/></section></table>
          """))
    }
  }
}
