import FixtureModel
import FixtureXML
import Foundation
import Testing

@testable import FixtureCodegen

/// The Swift of bindings whose path leads through optional values.
@Suite("Paths through optional models")
struct OptionalPathTests {
  private func code(_ body: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "codegen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "<fixture xmlns=\"urn:texture-fixtures:1\">\(body)</fixture>"
    try Data(text.utf8).write(to: folder.appending(path: "F.xml"))
    let root = try PackageRoot(folder.path(percentEncoded: false))
    let result = FixtureLoader(root: root, retention: .keep).load(["F.xml"])
    #expect(result.diagnostics.map(\.headline) == [])
    let options = GenerationOptions(target: "T", moduleKind: .library)
    return FixtureGenerator(options: options).generate(result.fixtures).first?.text ?? ""
  }

  private static let models = """
    <model name="City"><field name="name" type="String"/><field name="mayor" type="String?"/></model>
    <model name="Author"><field name="city" type="City"/><field name="color" type="UIColor"/>
    <field name="photo" type="UIImage"/><field name="other" type="City?"/></model>
    <model name="Post"><field name="author" type="Author?"/><field name="link" type="URL?"/></model>
    """

  @Test(
    "a question mark follows the steps that are optional themselves",
    arguments: [
      ("<textNode text=\"{author.city.name}\"/>", "model.author?.city.name"),
      ("<textNode text=\"{author.city.mayor}\"/>", "model.author?.city.mayor"),
      ("<textNode text=\"{author.other.name}\"/>", "model.author?.other?.name"),
      ("<textNode text=\"{author.city.name.count}\"/>", "(model.author?.city.name.count).map("),
      ("<displayNode borderColor=\"{author.color}\"/>", "model.author?.color.cgColor"),
      (
        "<ratio if=\"{author}\" ratio=\"{author.photo.ratio}\"><displayNode/></ratio>",
        "(model.author?.photo).map({ $0.size.height / $0.size.width })"
      ),
      (
        "<textNode if=\"{author.city.name.count} atLeast 2\" text=\"a\"/>",
        "FixtureSupport.FixtureRuntime.isAtLeast(model.author?.city.name.count, 2)"
      ),
      (
        "<textNode if=\"not {author.city.name.count} lessThan 2\" text=\"a\"/>",
        "!(FixtureSupport.FixtureRuntime.isLess(model.author?.city.name.count, than: 2))"
      ),
      ("<displayNode class=\"V\" init=\"l: {link}\"/>", "V(l: model.link)"),
      (
        "<displayNode class=\"V\" init=\"l: {link}\" if=\"{link}\"/>",
        "V(l: model.link ?? URL(fileURLWithPath: \"/\"))"
      ),
      (
        "<displayNode view=\"V\" init=\"t: '{author.city.name}'\" if=\"{author}\"/>",
        "V(t: \"\\(FixtureSupport.FixtureRuntime.text(model.author?.city.name))\")"
      ),
      (
        "<stack if=\"{link}\"><displayNode class=\"V\" init=\"l: {link}\"/></stack>",
        "V(l: model.link ?? URL(fileURLWithPath: \"/\"))"
      ),
    ])
  func paths(_ element: String, _ expected: String) throws {
    let text = try code(
      Self.models
        + "<cellNode name=\"C\" model=\"Post\"><stack>\(element)</stack></cellNode>")
    #expect(text.contains(expected))
  }

  @Test("a case named as one of an optional's own is written as the optional's value")
  func noneCase() throws {
    let text = try code(
      """
      <enum name="Mood"><case name="none"/></enum>
      <model name="M"><field name="a" type="Mood?" default="none"/>
      <field name="b" type="Mood" default="none"/></model>
      """)
    #expect(text.contains("init(a: Mood? = .some(.none), b: Mood = .none)"))
  }

  @Test("very many fields and nodes are stored in groups", arguments: [48, 49])
  func groups(_ count: Int) throws {
    let fields = (1...count).map { "<field name=\"f\($0)\" type=\"Int\"/>" }.joined()
    let nodes = String(repeating: "<textNode text=\"a\"/>", count: count)
    let text = try code(
      "<model name=\"M\">\(fields)</model><cellNode name=\"C\"><stack>\(nodes)</stack></cellNode>")
    #expect(text.contains("struct FixtureFields2: Swift.Hashable") == (count > 48))
    #expect(text.contains("struct FixtureNodes2 {") == (count > 48))
    #expect(text.contains("func configureFixtureNodes2()") == (count > 48))
  }

  @Test("a type that a local could hide is looked up among types")
  func hiddenType() throws {
    let text = try code(
      """
      <model name="item"><field name="t" type="String"/></model>
      <cellNode name="cell" model="item"><textNode text="{t}"/></cellNode>
      <table name="T"><cells><node cell="cell"/></cells><section><item t="x"/></section></table>
      """)
    #expect(
      text.contains(
        ".node { [model = item.model] in FixtureSupport.FixtureType<cell>(model: model) }"))
    #expect(text.contains("decode: { FixtureSupport.FixtureType<item>(row: &$0) }"))
  }
}
