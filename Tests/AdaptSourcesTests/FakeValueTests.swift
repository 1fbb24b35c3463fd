import Testing

@testable import adapt_sources

@Suite("Values and names of fakes")
struct FakeValueTests {
  private static let members: [(source: String, fake: String)] = [
    (
      "func go() -> ASCellNodeBlock { { A() } }",
      "func go() -> ASCellNodeBlock { FixtureFake.call(\"T.go()\", returning: { ASCellNode() } as ASCellNodeBlock) }"
    ),
    (
      "func go() -> AsyncDisplayKit.ASCellNodeBlock { { A() } }",
      "func go() -> AsyncDisplayKit.ASCellNodeBlock { FixtureFake.call(\"T.go()\", returning: { ASCellNode() } as ASCellNodeBlock) }"
    ),
    (
      "func go() -> Swift.Never { fatalError() }",
      "func go() -> Swift.Never { FixtureFake.call(\"T.go()\", returning: fatalError()) }"
    ),
    (
      "func go(_ n: Int) -> Self { self }",
      "func go(_ n: Int) -> Self { FixtureFake.call(\"T.go(_:)\", returning: self) }"
    ),
    (
      "static func go() -> Self { make() }",
      "static func go() -> Self { FixtureFake.call(\"T.go()\", returning: <#Self#>) }"
    ),
    (
      "func go(_ f: StaticString = #file, _ n: UInt = #line) {}",
      "func go(_ f: StaticString = #file, _ n: UInt = #line) { FixtureFake.call(\"T.go(_:_:)\") }"
    ),
    (
      "func go(_ a: UITableView.RowAnimation = .automatic) {}",
      "func go(_ a: UITableView.RowAnimation = .automatic) { FixtureFake.call(\"T.go(_:)\") }"
    ),
    ("let go: ASLayoutSpec", "var go: ASLayoutSpec = ASLayoutSpec()"),
    (
      "let go: ASCollectionNode",
      "var go: ASCollectionNode = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())"
    ),
    ("var go: UIStatusBarStyle { s }", "var go: UIStatusBarStyle = .default"),
    ("static let go = RGB(1)", "static var go: UIColor = .clear"),
    ("static let go = UIImage.Icon(\"a\")", "static var go: UIImage? = nil"),
  ]

  @Test("a value of a fake fits its type", arguments: members)
  func value(source: String, fake: String) throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let t = T.go }", "T.swift": "import Rx\nclass T { \(source) }",
        "Colors.swift":
          "import Rx\nfunc RGB(_ r: Int) -> UIColor { Rx.color }\nextension UIImage { static func Icon(_ n: String) -> UIImage? { nil } }",
      ])
    #expect(slice.fakes.contains("class T {\n  \(fake)\n}"))
  }

  @Test("a name that is a keyword keeps its backticks")
  func keywords() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ t: T) { t.default; t.`in`() } }",
        "T.swift":
          "import Rx\nstruct T {\n  var `default` = false\n  init(`default`: Bool) { }\n  func `in`() {}\n}",
      ])
    #expect(
      slice.fakes == [
        "struct T {\n  var `default`: Bool = false\n  func `in`() { FixtureFake.call(\"T.in()\") }\n}"
      ])
  }

  @Test("the requirements of a faked protocol have no modifiers of storage or of Objective-C")
  func requirements() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ p: P) { p.owner; p.go() } }",
        "P.swift":
          "import Rx\n@objc public protocol P: class {\n  weak var owner: AnyObject? { get set }\n  @objc(goNow) optional func go()\n}",
      ])
    #expect(
      slice.fakes == [
        "protocol P: AnyObject {\n  var owner: AnyObject? { get set }\n  func go()\n}"
      ])
  }

  @Test("a faked protocol inherits the app's protocols, with their requirements that are used")
  func inheritedProtocols() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ t: Theme) { t.margin } }",
        "Theme.swift":
          "import Rx\nprotocol Theme: Spacing {}\nprotocol Spacing { var margin: Double { get }; var other: Int { get } }",
      ])
    #expect(
      slice.fakes == [
        "protocol Theme: Spacing {}", "protocol Spacing {\n  var margin: Double { get }\n}",
      ])
  }

  @Test("a fake that decodes itself keeps its initializer")
  func decoding() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let t: T }",
        "T.swift":
          "import Rx\nstruct T: Codable {\n  let color: UIColor?\n  init(from decoder: Decoder) throws { color = nil }\n  func encode(to encoder: Encoder) throws {}\n}",
      ])
    #expect(
      slice.fakes == [
        "struct T: Codable {\n  var color: UIColor? = nil\n  init(from decoder: Decoder) throws { FixtureFake.call(\"T.init(from:)\") }\n  func encode(to encoder: Encoder) throws { FixtureFake.call(\"T.encode(to:)\") }\n  init() {}\n}"
      ])
  }

  @Test("a nested structure is created for properties of its type")
  func nestedStructures() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f() { Log.Screens.home } }",
        "Log.swift":
          "import Rx\nclass Log {\n  struct Screen { let name: String }\n  struct Screens { static let home = Screen(name: \"a\") }\n}",
      ])
    #expect(
      slice.fakes == [
        "class Log {\n  struct Screen {\n    var name: String = \"\"\n  }\n  struct Screens {\n    static var home: Screen = Screen()\n  }\n}"
      ])
  }

  @Test("a fake of an extension of a type of another module has a skeleton of the type")
  func foreignExtensions() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ a: Any) { a.thumb } }",
        "Photo.swift": "import Rx\nextension PHAsset { var thumb: Int { 1 } }",
      ])
    #expect(slice.skeletons == ["class PHAsset {\n  init() {}\n}"])
  }

  @Test("the root node of a faked controller is of the type that its superclass states")
  func rootNodes() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let a = A(n: 1) }",
        "Base.swift": "import Rx\nclass Base: ASViewController<ASTableNode> {}",
        "A.swift": "import Rx\nclass A: Base { init(n: Int) {} }",
      ])
    #expect(slice.fakes.first?.contains("super.init(node: ASTableNode());") == true)
  }

  @Test("a fake is public where the app's declaration is, and so are skeletons")
  func access() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "public class Feed: FeedTypeDelegate { public var t: T?; public var r: Relay; public func f() { t?.go(); r.accept(1); r.on(2).off() } }",
        "T.swift":
          "import Rx\npublic class T {\n  public func go() {}\n  public init(n: Int) {}\n}",
      ])
    #expect(
      slice.fakes == [
        "public class T {\n  public func go() { FixtureFake.call(\"T.go()\") }\n}"
      ])
    #expect(
      slice.skeletons == [
        "public protocol FeedTypeDelegate {}",
        "public class Relay {\n  public init() {}\n  public func accept<A0>(_ a0: A0) { FixtureFake.call(\"Relay.accept(_:)\") }\n  public func off() { FixtureFake.call(\"Relay.off()\") }\n  @discardableResult public func on<A0>(_ a0: A0) -> Relay { FixtureFake.call(\"Relay.on(_:)\"); return self }\n}",
      ])
  }

  private static let constraints = [
    ("func f<T: Diffable>(_ t: T) {}", "protocol Diffable {}"),
    ("func f<T>(_ t: T) where T: Diffable & Sendable {}", "protocol Diffable {}"),
    ("let d: any Diffable", "protocol Diffable {}"),
    ("func f(_ d: some Diffable) {}", "protocol Diffable {}"),
    ("func f<T: Diffable>(_ t: T) { Diffable() }", "class Diffable {\n  init() {}\n}"),
    ("func f(_ d: Diffable) {}", "class Diffable {\n  init() {}\n}"),
  ]

  @Test("a type of another module that constrains types is a protocol", arguments: constraints)
  func constraint(source: String, skeleton: String) throws {
    let slice = try SlicedText("Feed", ["Feed.swift": "class Feed { \(source) }"])
    #expect(slice.skeletons == [skeleton])
  }

  @Test("a fake of an extension keeps its requirements")
  func requirementsOfExtensions() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ s: String?) { s.isBlank() } }",
        "S.swift":
          "import Rx\nextension Optional where Wrapped == String { func isBlank() -> Bool { true } }",
      ])
    #expect(
      slice.fakes == [
        "extension Optional where Wrapped == String {\n  func isBlank() -> Bool { FixtureFake.call(\"Optional.isBlank()\", returning: false) }\n}"
      ])
  }
}
