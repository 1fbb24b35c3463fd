import CLibXML2
import FixtureModel
import TestSupport
import Testing

@testable import FixtureXML

@Suite("XPath expressions of data are checked before and while data is read")
struct DataPathTests {
  static let fields = """
    <model name="M"><field name="t" type="String?"/><field name="r" type="String"/></model>\
    <cellNode name="C" model="M"/>
    """

  private func load(
    _ data: String, path: String, field: String = "t", limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    let other = field == "t" ? "r" : "t"
    let body = """
      \(Self.fields)
      <table name="T"><cells><node cell="C"/></cells><section>
      <items from="Data/d.xml" select="//i"><map field="\(field)" path="\(path)"/>
      <map field="\(other)" path="string('')"/></items></section></table>
      """
    let package = try TestPackage(["F.xml": TestPackage.document(body), "Data/d.xml": data])
    return try package.load(limits: limits)
  }

  @Test(
    "a function or variable that does not exist is an error at its place, for every kind of field",
    arguments: [
      ("upper-case(b)", "4:60: error: XPath 1.0 has no function 'upper-case'"),
      ("concat('x', my:f(b))", "4:72: error: the prefix 'my' is not declared"),
      ("concat(b, $x)", "4:70: error: the variable '$x' has no value"),
      ("b[false() and $y]", "4:74: error: the variable '$y' has no value"),
      ("contains(b)", "4:60: error: 'contains(b)' calls a function with arguments"),
      ("count('a')", "4:60: error: 'count('a')' calls a function with arguments"),
    ], ["t", "r"])
  func unknownNames(_ example: (path: String, message: String), _ field: String) throws {
    let result = try load("<r><i><b>x</b></i></r>", path: example.path, field: field)
    #expect(result.messages.count == 1)
    #expect(result.messages.first?.hasPrefix("F.xml:\(example.message)") == true)
  }

  @Test(
    "an expression that is no XPath is an error where it stops to be one",
    arguments: [
      (
        "b &amp;&amp; b",
        "4:62: error: 'b && b' is not an XPath expression: '&' is not expected here; write 'and'"
      ),
      (
        "b || b",
        "4:63: error: 'b || b' is not an XPath expression: '|' is not expected here; write 'or'"
      ),
      (
        "b == 1",
        "4:63: error: 'b == 1' is not an XPath expression: '=' is not expected here; one '=' compares"
      ),
      (
        "b != !b",
        "4:65: error: 'b != !b' is not an XPath expression: '!' is not expected here; write 'not(…)'"
      ),
      (
        "{urn:n}b",
        "4:60: error: '{urn:n}b' is not an XPath expression: '{' is not expected here; declare a prefix "
          + "for the namespace"
      ),
      ("b b", "4:62: error: 'b b' is not an XPath expression: 'b' is not expected here"),
      ("b/", "4:62: error: 'b/' is not an XPath expression: it ends too early"),
      (
        "concat(b, 'a)",
        "4:73: error: 'concat(b, 'a)' is not an XPath expression: it ends too early"
      ),
      (
        "child:::b", "4:67: error: 'child:::b' is not an XPath expression: ':' is not expected here"
      ),
      (
        "children::b",
        "4:60: error: 'children::b' is not an XPath expression: 'children' is not expected here"
      ),
      ("", "4:60: error: '' is not an XPath expression: it ends too early"),
    ])
  func invalidSyntax(_ path: String, _ message: String) throws {
    let messages = try load("<r><i><b>x</b></i></r>", path: path).messages
    #expect(messages == ["F.xml:\(message) [invalid-xpath]"])
  }

  @Test(
    "names that look like functions are none",
    arguments: [
      "b and (b)", "b[position() = last()]", "text()", "' $y upper-case(x)'", "b div (2)",
      "processing-instruction('x')", "self::node()", "*[1] or (b)",
    ])
  func ordinaryNames(_ path: String) throws {
    let escaped = path.replacing("'", with: "&apos;")
    #expect(try load("<r><i><b>x</b></i></r>", path: escaped).messages == [])
  }

  @Test("a path that takes too many operations is an error at the data's place")
  func operations() throws {
    var limits = ReadingLimits()
    limits.xpathOperations = 20_000
    let data = "<r>\n<i>\(String(repeating: "<x/>", count: 5_000))</i></r>"
    let result = try load(data, path: "count(.//*[count(../*) &gt; 1])", limits: limits)
    #expect(result.codes == ["2:1 xpath-limit"])
    #expect(result.diagnostics.first?.position.file == "Data/d.xml")
  }

  @Test(
    "an operation is as costly as the match where libxml2 compares nodes with all others",
    arguments: [
      ("a | b", true), ("b[.. = 'q']", true), ("a = b", true), ("a[b < c]", true),
      ("*/following-sibling::*", true), ("ancestor::a", true), (".//a//b", true),
      ("a[/i/b]", true), ("a[b and /i]", true), ("a[.//b]", true), ("descendant::a", true),
      ("namespace::*", true),
      ("a/b/@c", false), ("a[b/c = 'x']", false), ("a[@k != 2]/t", false), ("//a[1]", false),
      ("/i/a", false), ("a[3 <= count(b)]", false), ("parent", false),
      ("a[position() = last()]", false), ("a = count(b)", false), ("a = text()", true),
      ("a = id(b)", true), ("a[contains(., 'x')]", false), ("concat(a, '|', b)", false),
    ])
  func costlyPaths(_ example: (path: String, isCostly: Bool)) {
    #expect(XPathExpression(example.path).isCostly == example.isCostly)
  }

  @Test(
    "a costly path is an error at the data's place when the match is large",
    arguments: [
      "a = b", "count(a | b)", "count(*/following-sibling::*)", "count(b[.. = 'q'])",
      "count(b[string-length(..) = 1])", "(b | a)[1]",
    ])
  func costlyPathOfLargeMatch(_ path: String) throws {
    var limits = ReadingLimits()
    limits.xpathWork = 100_000
    limits.xpathWorkPerByte = 0
    func data(_ count: Int) -> String {
      let nodes = (0..<count).map { "<a>xx\($0)</a><b>xx-\($0)</b>" }.joined()
      return "<r>\n<i>\(nodes)</i></r>"
    }
    #expect(try load(data(2), path: path, limits: limits).codes == [])
    #expect(try load(data(400), path: path, limits: limits).codes == ["2:1 xpath-limit"])
  }

  @Test(
    "functions that search texts give what XPath 1.0, section 4.2, says",
    arguments: [
      ("contains('abc', 'bc')", "true"), ("contains('abc', 'bd')", "false"),
      ("contains('', '')", "true"), ("contains('äö', 'ö')", "true"),
      ("substring-before('1999/04/01', '/')", "1999"), ("substring-before('a', 'b')", ""),
      ("substring-before('ab', '')", ""), ("substring-after('1999/04/01', '/')", "04/01"),
      ("substring-after('a', 'b')", ""), ("substring-after('ab', '')", "ab"),
      ("substring-after('äöü', 'ö')", "ü"), ("translate('bar', 'abc', 'ABC')", "BAr"),
      ("translate('--aaa--', 'abc-', 'ABC')", "AAA"), ("translate('aa', 'aa', 'xy')", "xx"),
      ("translate('äx', 'ä', 'ö')", "öx"),
      ("translate('bar-\u{E4}', '\(longAlphabet)ab-\u{E4}', '\(longAlphabet)AB')", "BAr"),
      ("contains(b, 'x')", "true"), ("substring-after(b, b)", ""),
    ] as [(LongText, String)])
  func functions(_ path: LongText, _ text: String) throws {
    let escaped = path.text.replacing("'", with: "&apos;")
    let result = try load("<r><i><b>x</b></i></r>", path: "concat(\(escaped), '')")
    let rows = result.fixtures.first?.containers.first?.sections.first?.rows ?? []
    #expect(result.messages == [])
    #expect(rows.map { $0.values[0] } == [.string(text)])
  }

  /// Characters that are translated to themselves, more than libxml2's function is asked to compare.
  private static let longAlphabet = String(repeating: "0123456789", count: 20)

  @Test(
    "the characters that a function compares count as operations",
    arguments: [
      "translate(., '\(manyLetters)', 'b')", "contains(., concat(substring(., 10), 'c'))",
      "substring-before(., '\(manyLetters)')", "substring-after(., '\(manyLetters)')",
    ] as [LongText])
  func comparedCharacters(_ argument: LongText) throws {
    let path = argument.text
    var limits = ReadingLimits()
    limits.xpathOperations = 10_100
    limits.xpathOperationsPerByte = 0
    func data(_ count: Int) -> String {
      "<r>\n<i>\(String(repeating: "ab", count: count))</i></r>"
    }
    #expect(try load(data(10), path: path, limits: limits).codes == [])
    #expect(try load(data(100_000), path: path, limits: limits).codes == ["2:1 xpath-limit"])
    limits.xpathOperations = 1
    #expect(try load(data(10), path: path, limits: limits).codes == ["4:60 xpath-limit"])
  }

  private static let manyLetters = String(repeating: "c", count: 10_000)

  @Test(
    "the limit of a path that libxml2 streams, or that is followed without it, is an error at the data's place"
  )
  func streamedPath() throws {
    var limits = ReadingLimits()
    limits.xpathOperations = 50
    limits.xpathOperationsPerByte = 0
    for (path, count) in [(".//b", 100), ("x[1]/b | x/b", 100), ("x/c", 2_000)] {
      let data = "<r>\n<i>\(String(repeating: "<x><b/></x>", count: count))</i></r>"
      #expect(try load(data, path: path, limits: limits).codes == ["2:1 xpath-limit"], "\(path)")
    }
  }

  @Test("numbers that a path computes are digits without an exponent, as XPath says")
  func computedNumbers() throws {
    let (rows, messages) = try DataFixture.texts(
      "<r><i><t>1714557600</t><n>21.03627280967009</n><s>0.0000125</s></i></r>",
      paths: [
        "t * 1000", "0 - t * 2", "t div 0", "t div 10", "0 div -1", "sum(x)", "x + 1", "number(n)",
        "number(s)", "-t * t * t", "number(s) * number(s)",
      ])
    #expect(messages == [])
    #expect(
      rows == [
        [
          "1714557600000", "-3429115200", "Infinity", "171455760", "0", "0", "NaN",
          "21.03627280967009", "0.0000125", "-5040298288061289000000000000", "0.00000000015625",
        ]
      ])
  }

  @Test("a path that starts inside of the row stays there", arguments: ["t", ".//t", "self::i/t"])
  func matchAlone(_ path: String) throws {
    let data = "<r><t>before</t><i><t>a</t></i><i><t>b</t></i><t>after</t></r>"
    let result = try load(data, path: path)
    let rows = result.fixtures.first?.containers.first?.sections.first?.rows ?? []
    #expect(rows.map { $0.values[0] } == [.string("a"), .string("b")])
  }

  @Test("an expression may have a hundred names and symbols, and a pattern two steps '//'")
  func length() throws {
    let long = "concat(\(Array(repeating: ".", count: 60).joined(separator: ",")))"
    #expect(try load("<r><i/></r>", path: long).codes == ["4:60 xpath-limit"])
    let body = """
      \(Self.fields)
      <table name="T"><cells><node cell="C"/></cells><section>
      <items from="Data/d.xml" select="//*//*//*//*//*//*"><map field="r" path="."/></items>\
      </section></table>
      """
    let deep = String(repeating: "<a>", count: 60) + String(repeating: "</a>", count: 60)
    let package = try TestPackage(["F.xml": TestPackage.document(body), "Data/d.xml": deep])
    #expect(try package.load().codes == ["4:34 xpath-limit"])
  }

  /// libxml2 calls its own functions if it does not find these first, as other versions than 2.9.14 may.
  @Test(
    "libxml2 finds the functions whose work is counted before its own",
    arguments: ["contains", "substring-before", "substring-after", "translate"])
  func countedFunctions(_ function: String) throws {
    let evaluator = try #require(XPathEvaluator())
    let letters = (0x4E00..<0x4F00).compactMap { Unicode.Scalar($0) }.map { String($0) }.joined()
    let arguments = function == "translate" ? "., '\(letters)', ''" : "., 'b'"
    let path = try #require(
      evaluator.compile("\(function)(\(arguments))", namespaces: [:], isCostly: false))
    let text = String(repeating: "a", count: 160_000)
    let document = try #require(xmlNewDoc(nil))
    defer { xmlFreeDoc(document) }
    let node = try #require(xmlNewDocNode(document, nil, "i", text))
    xmlDocSetRootElement(document, node)
    let place = DataNode(node: node, position: 1, size: 1)
    let result = evaluator.evaluate(path, on: place, operations: 1_000_000)
    defer { xmlXPathFreeObject(result) }
    #expect(result != nil)
    #expect(evaluator.operations >= 160_000 / 16)
    let limited = evaluator.evaluate(path, on: place, operations: 1_000)
    defer { xmlXPathFreeObject(limited) }
    #expect(limited == nil)
    #expect(evaluator.hasReachedLimit)
  }
}
