import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import adapt_sources

@Suite("Optional methods of UIKit and Texture")
struct OptionalMethodTests {
  private static let chained = [
    AdaptationCase("d?.textNode?(n, tapped: 1)", "d?.textNode (n, tapped: 1)"),
    AdaptationCase("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll (v)"),
    AdaptationCase("d?.tableView!(v, at: i)", "d?.tableView (v, at: i)"),
    AdaptationCase("d!.tableView!(v, at: i)", "d!.tableView (v, at: i)"),
    AdaptationCase("a?.b!.c(1)[2].textView?(v)", "a?.b!.c(1)[2].textView (v)"),
    AdaptationCase("d.textView?(v)", "Optional(d)?.textView (v)"),
    AdaptationCase("a.b!.textView?(v)", "Optional(a.b!)?.textView (v)"),
    AdaptationCase("d\n  .textView?(v)", "Optional(d)?\n  .textView (v)"),
  ]

  @Test("a call of an optional method calls the method with its default", arguments: chained)
  func call(item: AdaptationCase) {
    let adapted = AdaptedText("func f() { \(item.source) }")
    #expect(adapted.body == "func f() { \(item.adapted) }")
    #expect(adapted.messages.isEmpty)
  }

  @Test("a result that is used is a warning, since a device may return 'nil'")
  func result() {
    let adapted = AdaptedText("let a = d?.tableView?(v, canEdit: i) ?? false")
    #expect(adapted.body == "let a = d?.tableView (v, canEdit: i) ?? false")
    #expect(
      adapted.messages == [
        "A.swift:1:9: warning: 'tableView' returns its default, not 'nil', if the object does not declare it, unlike on a device"
      ])
  }

  private static let discarded = [
    AdaptationCase("_ = d?.tableView?(v, canEdit: i)", "_ = d?.tableView (v, canEdit: i)"),
    AdaptationCase("_ = d.textNode?(n)", "_ = Optional(d)?.textNode (n)"),
    AdaptationCase("let _ = d?.tableView?(v)", "let _ = d?.tableView (v)"),
    AdaptationCase("return d?.scrollViewDidScroll?(v)", "return d?.scrollViewDidScroll (v)"),
  ]

  @Test("a result that is discarded, or that is none, is no warning", arguments: discarded)
  func discardedResult(item: AdaptationCase) {
    let adapted = AdaptedText("func f() { \(item.source) }")
    #expect(adapted.body == "func f() { \(item.adapted) }")
    #expect(adapted.messages.isEmpty)
  }

  private static let used = [
    "return d?.tableView?(v, canEdit: i)", "a = d?.tableView?(v)", "g(d?.tableView?(v))",
    "_ = g(d?.tableView?(v))", "return d?.shouldBatchFetch?(for: n)",
    "if d?.scrollViewDidScroll?(v) == nil {}",
  ]

  @Test("a result that a statement uses is a warning", arguments: used)
  func usedResult(source: String) {
    #expect(AdaptedText("func f() { \(source) }").messages.count == 1)
  }

  private static let unchanged = [
    "func f() { self.textNode?(n) }", "func f() { textNode?(n) }", "func f() { d?.done?(n) }",
    "func f() { d?.textNode?.go() }",
    "class C { var textNode: ((Int) -> Void)? }; func f() { c.textNode?(1) }",
  ]

  @Test("closures and methods of other names stay", arguments: unchanged)
  func closure(source: String) {
    let adapted = AdaptedText(source)
    #expect(adapted.body == source && adapted.messages.isEmpty)
  }

  @Test("the closure of a class of another file stays")
  func otherFile() {
    let call = "func f() { c.textNode?(1) }"
    #expect(AdaptedText(call, "class C { var textNode: ((Int) -> Void)? }").body == call)
  }

  @Test("an optional method of the app is called by its property")
  func ownMethod() {
    let adapted = AdaptedText(
      "func f() { d?.textNode?(1) }", "@objc protocol P { @objc optional func textNode(_ n: Int) }")
    #expect(adapted.body == "func f() { d?.textNode__optional?(1) }")
    #expect(adapted.messages.isEmpty)
  }

  @Test(
    "the table has the methods that the protocols of delegates and data sources have defaults of")
  func table() throws {
    var (declared, defaults): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for tree in try Self.trees() {
      for item in tree.statements {
        if let node = item.item.as(ProtocolDeclSyntax.self), Self.isListed(node.name.text) {
          declared[node.name.text] = Self.methods(node.memberBlock)
        } else if let node = item.item.as(ExtensionDeclSyntax.self) {
          defaults[node.extendedType.lastName, default: []]
            .formUnion(Self.methods(node.memberBlock))
        }
      }
    }
    let expected = declared.reduce(into: Set<String>()) { names, entry in
      names.formUnion(entry.value.intersection(defaults[entry.key] ?? []))
    }
    #expect(OptionalMethods.names == expected)
  }

  @Test("the table has the methods of which one returns a value")
  func results() throws {
    var valued: Set<String> = []
    for tree in try Self.trees() {
      for item in tree.statements {
        guard let node = item.item.as(ProtocolDeclSyntax.self), Self.isListed(node.name.text)
        else { continue }
        for member in node.memberBlock.members {
          guard let method = member.decl.as(FunctionDeclSyntax.self),
            method.signature.returnClause != nil
          else { continue }
          valued.insert(method.name.text)
        }
      }
    }
    #expect(OptionalMethods.valued == valued.intersection(OptionalMethods.names))
  }

  /// The protocols of layers, of bars, of videos and of a node's state have short names that closures of apps have too,
  /// and apps call none of a map.
  private static func isListed(_ name: String) -> Bool {
    let short = [
      "CALayerDelegate", "UIBarPositioningDelegate", "ASInterfaceStateDelegate",
      "ASVideoNodeDelegate", "MKMapViewDelegate",
    ]
    let ends = ["Delegate", "DataSource", "Prefetching", "FlowLayout", "Interop"]
    return !short.contains(name) && ends.contains { name.hasSuffix($0) }
  }

  private static func methods(_ block: MemberBlockSyntax) -> Set<String> {
    Set(block.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text })
  }

  /// A search for the first lines of protocols with names that are listed, and of their extensions.
  private static let heads = SpellingSearch([
    "Delegate {", "Delegate:", "DataSource {", "DataSource:", "Prefetching {", "Prefetching:",
    "FlowLayout {", "FlowLayout:", "Interop {", "Interop:",
  ])

  private static func trees() throws -> [SourceFileSyntax] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL
    return try ["UIKitCore", "UIKitLists", "UIKitShell", "AsyncDisplayKit"].flatMap { module in
      let folder = root.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "swift" }
        .map { try Data(contentsOf: $0) }.filter { heads.isFound(in: Array($0)) }
        .map { Parser.parse(source: String(decoding: $0, as: UTF8.self)) }
    }
  }
}
