import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import adapt_sources

@Suite("Protocols of lists")
struct ListConformanceTests {
  private static let spacing =
    "func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, minimumLineSpacingForSectionAt s: Int) -> CGFloat { 0 }"
  private static let menu =
    "func collectionView(_ v: UICollectionView, performPrimaryActionForItemAt i: IndexPath) {}"
  private static let height =
    "func tableView(_ v: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { 44 }"
  private static let inset =
    "func collectionView(_ v: UICollectionView, layout l: UICollectionViewLayout, insetForSectionAt s: Int) -> UIEdgeInsets { .zero }"

  private static let stated = [
    (
      "class C: NSObject, ASCollectionDelegate { @objc \(spacing) }",
      "class C: NSObject, ASCollectionDelegate, UICollectionViewDelegateFlowLayout { "
    ),
    (
      "class C: NSObject, ASCollectionDelegate { @objc \(menu) }",
      "class C: NSObject, ASCollectionDelegate, UICollectionViewDelegate { "
    ),
    (
      "class C: NSObject, ASPagerDelegate { @objc \(menu); @objc \(spacing) }",
      "class C: NSObject, ASPagerDelegate, UICollectionViewDelegateFlowLayout { "
    ),
    (
      "class C: NSObject, ASTableDelegate & Other { @objc \(height) }",
      "class C: NSObject, ASTableDelegate & Other, UITableViewDelegate { "
    ),
    (
      "@objcMembers class C: NSObject, ASTableDelegate { \(height) }",
      "             class C: NSObject, ASTableDelegate, UITableViewDelegate { "
    ),
    (
      "class C: NSObject {}; extension C: ASTableDelegate { @objc \(height) }",
      "class C: NSObject {}; extension C: ASTableDelegate, UITableViewDelegate { "
    ),
    (
      "class C: NSObject, ASCollectionDelegate { @objc \(inset) }",
      "class C: NSObject, ASCollectionDelegate, UICollectionViewDelegateFlowLayout { "
    ),
  ]

  @Test("a class with a method that a device calls states UIKit's protocol", arguments: stated)
  func statesProtocol(source: String, begin: String) {
    let adapted = AdaptedText(source)
    #expect(adapted.body.hasPrefix(begin))
    #expect(adapted.messages.isEmpty)
  }

  @Test("the protocol may be stated, and the method be declared, in other files")
  func otherFiles() {
    let adapted = AdaptedText(
      "final class C: NSObject {}", "extension C: ASCollectionDelegate {}",
      "extension C {\n  @objc private \(Self.spacing)\n}")
    #expect(
      AdaptedText.body(of: adapted.texts[1])
        == "extension C: ASCollectionDelegate, UICollectionViewDelegateFlowLayout {}")
    #expect(adapted.texts[2].contains("\n                " + Self.spacing))
  }

  @Test("the method of a public class is public")
  func access() {
    let adapted = AdaptedText("public class C: NSObject, ASTableDelegate { @objc \(Self.height) }")
    #expect(adapted.body.hasSuffix("public \(Self.height) }"))
  }

  private static let unchanged = [
    "class C: NSObject, ASTableDelegate, UITableViewDelegate { @objc \(height) }",
    "class C: UITableViewController, ASTableDelegate { @objc \(height) }",
    "class C: NSObject, UICollectionViewDelegateFlowLayout, ASCollectionDelegate { @objc \(menu) }",
    "class C: NSObject, ASCollectionDelegateFlowLayout { @objc \(inset) }",
    "class C: NSObject, ASTableDataSource { @objc \(height) }",
    "class C: NSObject, UITableViewDelegate { @objc \(height) }",
    "class B: NSObject, UITableViewDelegate {}; class C: B, ASTableDelegate { @objc \(height) }",
    "protocol P: UITableViewDelegate {}; class C: NSObject, P, ASTableDelegate { @objc \(height) }",
    "class C: NSObject, ASTableDelegate { @objc func tableView(_ v: UITableView, other i: Int) {} }",
  ]

  @Test("a class that states UIKit's protocol, or is no delegate, stays", arguments: unchanged)
  func staysUnchanged(source: String) {
    let adapted = AdaptedText(source)
    #expect(adapted.body == source.replacing("@objc ", with: "      "))
    #expect(adapted.messages.isEmpty)
  }

  @Test("a method that a device never calls is a warning at its place")
  func warning() {
    let adapted = AdaptedText("class C: NSObject, ASCollectionDelegate {\n  \(Self.spacing)\n}")
    #expect(
      adapted.messages == [
        "A.swift:2:3: warning: a device never calls 'collectionView(_:layout:minimumLineSpacingForSectionAt:)', since 'C' states Texture's protocol alone; add '@objc', or state 'UICollectionViewDelegateFlowLayout'"
      ])
  }

  private static let titles = "func indexTitles(for v: UICollectionView) -> [String]? { nil }"
  private static let indexes = [
    (
      "class C: NSObject, ASCollectionDataSource {\n  @objc \(titles)\n}",
      "A.swift:2:3: warning: 'indexTitles(for:)' is called only if 'C' states 'UICollectionViewDataSource', unlike on a device; state it"
    ),
    (
      "class C: NSObject, ASPagerDataSource {\n  \(titles)\n}",
      "A.swift:2:3: warning: a device never calls 'indexTitles(for:)', since 'C' states Texture's protocol alone; add '@objc', or state 'UICollectionViewDataSource'"
    ),
    (
      "class C: NSObject, ASCollectionDataSource, UICollectionViewDataSource { @objc \(titles) }",
      nil
    ),
    ("class C: NSObject { @objc \(titles) }", nil),
  ]

  @Test("the titles of an index need UIKit's data source", arguments: indexes)
  func indexTitles(source: String, message: String?) {
    #expect(AdaptedText(source).messages == (message.map { [$0] } ?? []))
  }

  @Test("a superclass that states the protocol in its copy is enough for its subclasses")
  func subclasses() {
    let adapted = AdaptedText(
      "class B: NSObject, ASTableDelegate { @objc \(Self.height) }",
      "class C: B { override \(Self.height) }")
    #expect(adapted.texts[0].contains("ASTableDelegate, UITableViewDelegate {"))
    #expect(!adapted.texts[1].contains("UITableViewDelegate"))
  }

  @Test("the table has the methods that UIKit's protocols declare and Texture's do not")
  func table() throws {
    let lists = "UIKitCore/Lists/"
    let containers = "AsyncDisplayKit/Containers/"
    let texture = try [
      containers + "Protocols/ASCollectionDelegate.swift",
      containers + "Protocols/ASCommonCollectionDelegate.swift",
      containers + "Table/ASCommonTableViewDelegate.swift",
      containers + "Table/ASTableDelegate.swift",
      "AsyncDisplayKit/Interop/ASCollectionInterop.swift",
    ].flatMap(Self.methods).map(\.name)
    var expected: [String: String] = [:]
    for path in [
      "CollectionView/Protocols/UICollectionViewDelegate.swift",
      "CollectionView/Protocols/UICollectionViewDelegateFlowLayout.swift",
      "TableView/Protocols/UITableViewDelegate.swift",
    ] {
      for method in try Self.methods(lists + path) {
        let isOfTexture =
          texture.contains(method.name) && !ListMethods.ofTextureFlowLayouts.contains(method.name)
        if !isOfTexture { expected[method.name] = method.type }
      }
    }
    #expect(ListMethods.protocols == expected)
  }

  private struct Method {
    let type: String
    let name: String
  }

  /// Returns the methods of the protocols of a file below `Sources`.
  private static func methods(_ path: String) throws -> [Method] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/" + path).standardizedFileURL
    let tree = Parser.parse(source: try String(contentsOf: root, encoding: .utf8))
    return tree.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.flatMap { node in
      node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map {
        Method(type: node.name.text, name: MemberName($0).description)
      }
    }
  }
}
