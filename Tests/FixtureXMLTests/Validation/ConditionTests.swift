import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Conditions")
struct ConditionTests {
  private func messages(_ body: String) throws -> [String] {
    let text = """
      <enum name="Kind"><case name="a"/><case name="b"/><case name="is"/></enum>\
      <model name="M"><field name="k" type="Kind" default="a"/><field name="o" type="Kind?"/>\
      <field name="n" type="Int" default="0"/><field name="d" type="Double?"/>\
      <field name="b" type="Bool" default="true"/><field name="t" type="String" default=""/>\
      <field name="s" type="String?"/><field name="u" type="URL?"/><field name="l" type="[Int]"/>\
      </model><cellNode name="C" model="M"/>
      \(body)
      """
    return try TestPackage.load(text).messages
  }

  private func rules(_ conditions: [String]) -> String {
    let rules = conditions.map { "<node when=\"\($0)\" cell=\"C\"/>" }.joined()
    return "<table name=\"T\"><cells>\(rules)</cells><section><item/></section></table>"
  }

  @Test(
    "rules that apply to every item need no last rule without a condition",
    arguments: [
      ["{k} is a b is"], ["{k} is a", "not {k} is a"], ["{k} is a b", "{k} is is"],
      ["{o} is a", "{o} is b is", "not {o}"], ["{o}", "not {o}"], ["not {o} is a", "{o} is a"],
      ["{b}", "not {b}"], ["{b} is true", "{b} is false"], ["not {b} is true", "{b}"],
      ["{n} lessThan 3", "{n} atLeast 3"], ["{n} lessThan 5", "{n} atLeast 3"],
      ["{d} lessThan 3", "not {d} lessThan 3"], ["{d} lessThan 3", "{d} atLeast 3", "not {d}"],
      ["{t}", "not {t}"], ["{t} is 'a b'", "not {t} is 'a b'"],
      ["{$item0} lessThan 1", "{$item0} atLeast 1"],
    ])
  func complete(_ conditions: [String]) throws {
    #expect(try messages(rules(conditions)) == [])
  }

  @Test(
    "rules that leave values out are an error",
    arguments: [
      (["{k} is a b"], "cell-choice-incomplete"), (["{o} is a b is"], "cell-choice-incomplete"),
      (["{k} is a", "{b}"], "cell-choice-incomplete"),
      (["not {k} is a b"], "cell-choice-incomplete"),
      (["{b}"], "missing-cell"), (["{n} lessThan 3", "{n} atLeast 4"], "missing-cell"),
      (["{d} lessThan 3", "{d} atLeast 3"], "missing-cell"),
      (["{t} is a", "{t} is b"], "missing-cell"),
      (["{n} lessThan 3", "not {d}"], "missing-cell"),
    ] as [([String], String)])
  func incomplete(_ conditions: [String], _ code: String) throws {
    let found = try messages(rules(conditions))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("[\(code)]") == true, "\(found)")
  }

  @Test(
    "a rule that never applies is an error",
    arguments: [
      ["{k} is a b", "{k} is a", "{k} is is"], ["{k} is a", "{k} is a", "not {k} is a"],
      ["{n} lessThan 3", "{n} lessThan 3", "{n} atLeast 3"], ["{b}", "{b} is true", "not {b}"],
      ["{b}", "not {b}", "{k} is a"],
    ])
  func unreachable(_ conditions: [String]) throws {
    let found = try messages(rules(conditions)).filter { !$0.contains("note:") }
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("[unreachable-rule]") == true, "\(found)")
  }

  @Test(
    "a condition that holds for values only lets texts bind the value",
    arguments: [
      ("{d} lessThan 3", true), ("{d} atLeast 3", true), ("{s} is a", true), ("{s}", true),
      ("not {s}", false), ("not {d} lessThan 3", false), ("{b}", false),
    ])
  func guards(_ condition: String, _ isGuarded: Bool) throws {
    let path = condition.contains("{s}") ? "s" : "d"
    let found = try messages(
      """
      <cellNode name="D" model="M"><textNode if="\(condition)" text="- {\(path)} -"/></cellNode>
      """)
    #expect(found.isEmpty == isGuarded, "\(found)")
  }

  @Test(
    "white space and quotation marks are read as they are meant",
    arguments: [
      ("  not   {t}  is   'it''s'  'a b' ", ["it's", "a b"], true), ("{t}is x", ["x"], false),
      ("{t} is don't", ["don't"], false), ("{t} is ''", [""], false),
      ("{t} is is not", ["is", "not"], false),
    ])
  func words(_ text: String, _ values: [String], _ isNegated: Bool) throws {
    let fixture = try TestPackage.load(
      """
      <model name="M"><field name="t" type="String"/></model>
      <cellNode name="D" model="M"><textNode if="\(text)" text="a"/></cellNode>
      """
    ).fixtures.first
    guard case .layout(let nodes)? = fixture?.declarations.cellNodes.first?.form else {
      Issue.record("no layout")
      return
    }
    let condition = try #require(nodes.first?.condition)
    #expect(condition.test == .isOneOf(values.map { .string($0) }))
    #expect(condition.isNegated == isNegated)
  }

  @Test("thousands of rules and cases are checked in linear time")
  func many() throws {
    let cases = (0..<2_000).map { "<case name=\"c\($0)\"/>" }.joined()
    let rules = (1..<2_000).map { "<node when=\"not {k} is c\($0) c0\" cell=\"C\"/>" }.joined()
    let found = try TestPackage.load(
      """
      <enum name="Kind">\(cases)</enum><model name="M"><field name="k" type="Kind"/></model>
      <cellNode name="C" model="M"/><table name="T"><cells>\(rules)</cells></table>
      """
    ).messages
    #expect(found.contains { $0.hasSuffix("[unreachable-rule]") })
  }
}
