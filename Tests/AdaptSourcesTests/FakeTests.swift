import Foundation
import Testing

@testable import adapt_sources

@Suite("Fakes of an app's types")
struct FakeTests {
  private static let members: [(source: String, fake: String?)] = [
    ("func go() {}", "func go() { FixtureFake.call(\"T.go()\") }"),
    (
      "@discardableResult public func go(_ a: Int, of b: String = \"x\") throws -> Int { 1 }",
      "@discardableResult func go(_ a: Int, of b: String = \"x\") throws -> Int { FixtureFake.call(\"T.go(_:of:)\", returning: 0) }"
    ),
    (
      "static func go(then: @escaping (Int) -> Void) async -> [T?] { [] }",
      "static func go(then: @escaping (Int) -> Void) async -> [T?] { FixtureFake.call(\"T.go(then:)\", returning: []) }"
    ),
    (
      "func go<A: Equatable>(_ a: A) -> A where A: Hashable { a }",
      "func go<A: Equatable>(_ a: A) -> A where A: Hashable { FixtureFake.call(\"T.go(_:)\", returning: <#A#>) }"
    ),
    (
      "func go(_ a: Int = T.limit) -> T { self }",
      "func go(_ a: Int = 0) -> T { FixtureFake.call(\"T.go(_:)\", returning: T()) }"
    ),
    ("var go: Int { 1 }", "var go: Int = 0"),
    ("private(set) lazy var go: String? = make()", "var go: String? = nil"),
    ("lazy var go = { () -> UILabel in make() }()", "var go: UILabel = UILabel()"),
    (
      "lazy var go = { let view = UILabel(); view.text = \"a\"; return view }()",
      "var go: UILabel = UILabel()"
    ),
    ("lazy var go = { UILabel(frame: .zero) }()", "var go: UILabel = UILabel()"),
    ("let go = 12", "var go: Int = 12"), ("var go = [Int: T]()", "var go: [Int: T] = [:]"),
    ("static let go = T()", "static var go: T = T()"),
    ("static let go = 12", "static let go = 12"),
    ("static let go: CGFloat = -4.5 * (2 + 1)", "static let go: CGFloat = -4.5 * (2 + 1)"),
    ("static let go = [\"a\", \"b\"]", "static let go = [\"a\", \"b\"]"),
    ("static let go = [\"a\": 1]", "static let go = [\"a\": 1]"),
    (
      "static let go = UIColor.red.withAlphaComponent(0.5)",
      "static let go = UIColor.red.withAlphaComponent(0.5)"
    ),
    ("static let go: UIEdgeInsets = .init(top: 1)", "static let go: UIEdgeInsets = .init(top: 1)"),
    ("static let go = UIColor.brand", "static var go: UIColor = .clear"),
    ("static var go = 12", "static var go: Int = 12"), ("var go = [\"a\"]", "var go = [\"a\"]"),
    ("static let go = other", nil),
    ("static let go = \"\\(other)\"", "static var go: String = \"\""),
    ("weak var go: T?", "weak var go: T? = nil"),
    ("var go: (Int) -> String = { _ in \"a\" }", "var go: (Int) -> String = { _ in \"\" }"),
    (
      "let go: ClosedRange<Int>",
      "var go: ClosedRange<Int> = <#ClosedRange<Int>#>"
    ),
    (
      "func go(_ a: ClosedRange<Int> = T.limits) {}",
      "func go(_ a: ClosedRange<Int> = <#ClosedRange<Int>#>) { FixtureFake.call(\"T.go(_:)\") }"
    ),
    (
      "static var go: Range<Int> { 0..<1 }", "static var go: Range<Int> = <#Range<Int>#>"
    ),
    ("typealias go = Int", "typealias go = Int"),
    (
      "func go() -> (a: Int, (b: String?, Bool)) { f() }",
      "func go() -> (a: Int, (b: String?, Bool)) { FixtureFake.call(\"T.go()\", returning: (a: 0, (b: nil, false))) }"
    ),
  ]

  @Test("a faked member has the app's signature and records its call", arguments: members)
  func member(source: String, fake: String?) throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let t = T.go }", "T.swift": "import Rx\nclass T { \(source) }",
        "Colors.swift": "import Rx\nextension UIColor { static var brand: UIColor { .red } }",
      ])
    #expect(slice.fakes == [fake.map { "class T {\n  \($0)\n}" } ?? "class T {}"])
  }

  private static let left = [
    "private func go() {}", "func other() {}", "override func go() {}", "fileprivate var go = 1",
    "deinit {}", "subscript(i: Int) -> Int { 1 }",
  ]

  @Test("private members and those that the slice does not use are left out", arguments: left)
  func leftOut(source: String) throws {
    let slice = try SlicedText(
      "Feed",
      ["Feed.swift": "class Feed { let t = T.go }", "T.swift": "import Rx\nclass T { \(source) }"])
    #expect(slice.fakes == ["class T {}"])
  }

  @Test("initializers give properties the arguments of their names")
  func initializers() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let a = A(name: \"x\", 1); let v = V(id: 1); let c = C(a: nil); func f() { v.m; a.name } }",
        "A.swift":
          "import Rx\nclass A: NSObject {\n  let name: String\n  init(name: String, _ n: Int, z: Int = 2) { self.name = name }\n  init(other: Int) {}\n}",
        "V.swift":
          "import Rx\nstruct V {\n  let id: Int\n  let range: ClosedRange<Int>\n  init(id: Int) { self.id = id; range = 1...2 }\n}",
        "C.swift":
          "class C: UIViewController { init(a: A?) { super.init(nibName: nil, bundle: nil) } }",
      ])
    #expect(
      slice.fakes == [
        "class A: NSObject {\n  var name: String = \"\"\n  init(name: String, _ n: Int, z: Int = 2) { self.name = name; super.init(); FixtureFake.call(\"A.init(name:_:z:)\") }\n  override init() { super.init() }\n}",
        "struct V {\n  var id: Int = 0\n  var range: ClosedRange<Int>\n  init(id: Int) { self.id = id; self.range = <#ClosedRange<Int>#>; FixtureFake.call(\"V.init(id:)\") }\n}",
        "class C: UIViewController {\n  init(a: A?) { super.init(nibName: nil, bundle: nil); FixtureFake.call(\"C.init(a:)\") }\n  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}",
      ])
  }

  @Test("a fake conforms to the slice's protocols, with their members")
  func protocols() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "protocol Loading { func load() -> Int }\nclass Feed { let l: Loading = Loader() }",
        "Loader.swift":
          "import Rx\nfinal class Loader: NSObject, Loading, RxType { func load() -> Int { 1 }; func rx() {} }",
      ])
    #expect(
      slice.fakes == [
        "class Loader: NSObject, Loading {\n  func load() -> Int { FixtureFake.call(\"Loader.load()\", returning: 0) }\n}"
      ])
  }

  @Test(
    "a faked protocol has its requirements that are used, and the types of its signatures are faked"
  )
  func fakedProtocol() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let l: Loading; func f() { l.load(nil) } }",
        "Loading.swift":
          "import Rx\nprotocol Loading: AnyObject { func load(_ query: Query?); func other(_ o: Other) }\nextension Loading { func load() {} }",
        "Query.swift": "import Rx\nclass Query { var text = \"\" }",
        "Other.swift": "import Rx\nclass Other {}",
      ])
    #expect(
      slice.fakes == [
        "protocol Loading: AnyObject {\n  func load(_ query: Query?)\n}\nextension Loading {\n  func load() { FixtureFake.call(\"Loading.load()\") }\n}",
        "class Query {}",
      ])
  }

  private static let superclasses = [
    (
      "ASDKViewController<ASTableNode>", "super.init()",
      [
        "override init() { super.init() }",
        "required init?(coder: NSCoder) { super.init(coder: coder) }",
      ]
    ),
    (
      "ASViewController<ASTableNode>", "super.init(node: ASTableNode())",
      ["required init?(coder: NSCoder) { super.init(coder: coder) }"]
    ),
    (
      "ASViewController<ASCollectionNode>",
      "super.init(node: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))",
      ["required init?(coder: NSCoder) { super.init(coder: coder) }"]
    ),
    ("ASCellNode", "super.init()", ["override init() { super.init() }"]),
    (
      "UIStackView", "super.init(frame: .zero)",
      [
        "override init(frame: CGRect) { super.init(frame: frame) }",
        "required init(coder: NSCoder) { super.init(coder: coder) }",
      ]
    ),
  ]

  @Test(
    "a fake calls an initializer of its superclass, and has the others", arguments: superclasses)
  func superclass(name: String, call: String, others: [String]) throws {
    let slice = try SlicedText(
      "Feed", faking: ["A"],
      [
        "Feed.swift": "class Feed { let a = A(n: 1) }",
        "A.swift": "import Rx\nclass A: \(name) { init(n: Int) {} }",
      ])
    let own = "init(n: Int) { \(call); FixtureFake.call(\"A.init(n:)\") }"
    #expect(
      slice.fakes == ["class A: \(name) {\n" + ([own] + others).map { "  \($0)\n" }.joined() + "}"])
  }

  @Test("a fake calls the initializer of a superclass that the slice takes")
  func takenSuperclass() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "import UIKit\nclass Feed: Base { let a = A(n: 1) }",
        "Base.swift":
          "import UIKit\nclass Base: UIViewController {\n  init(_ title: String, tag: Int = 0, size: CGSize) {}\n  init(a: Int, b: Int, c: Int) {}\n  required init?(coder: NSCoder) { nil }\n}",
        "A.swift": "import Rx\nclass A: Base { init(n: Int) {} }",
      ])
    #expect(
      slice.fakes == [
        "class A: Base {\n  init(n: Int) { super.init(\"\", size: .zero); FixtureFake.call(\"A.init(n:)\") }\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}"
      ])
  }

  @Test("a property of an enumeration has no storage")
  func enumerations() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let t = E.a.title + E.all }",
        "E.swift":
          "import Rx\nenum E { case a\n  var title: String { Rx.s }\n  static var all: String { Rx.s }\n}",
      ])
    #expect(
      slice.fakes == [
        "enum E {\n  case a\n  var title: String { FixtureFake.call(\"E.title\", returning: \"\") }\n  static var all: String { FixtureFake.call(\"E.all\", returning: \"\") }\n}"
      ])
  }

  @Test("an overriding initializer stays one")
  func overridingInitializer() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { let a = A(frame: .zero) }",
        "A.swift":
          "import Rx\nclass A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
      ])
    #expect(
      slice.fakes.first?.contains("\n  override init(frame: CGRect) { super.init(frame: .zero); ")
        == true)
    #expect(slice.fakes.first?.components(separatedBy: "init(frame: CGRect)").count == 2)
  }

  @Test(
    "a faked protocol of classes stays one",
    arguments: ["protocol P: class {}", "@objc protocol P {}", "protocol P: AnyObject {}"])
  func classProtocols(source: String) throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { weak var p: P? }",
        "P.swift": "import Rx\n\(source)",
      ])
    #expect(slice.fakes == ["protocol P: AnyObject {}"])
  }

  @Test("functions and variables outside of types are faked")
  func globals() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { func f() { log(\"x\"); show(margin); Localized(\"a\") } ; func show(_ x: Double) {} }",
        "Log.swift":
          "import Rx\nfunc log(_ text: String, file: String = #file) {}\nlet margin: Double = 8\nfunc Localized(_ key: String) -> String { key }",
      ])
    #expect(
      slice.fakes == [
        "func Localized(_ key: String) -> String { FixtureFake.call(\"Localized(_:)\", returning: \"\") }",
        "func log(_ text: String, file: String = #file) { FixtureFake.call(\"log(_:file:)\") }",
        "let margin: Double = 8",
      ])
  }

  @Test("a file of fakes keeps what a person wrote, and gets what is missing")
  func keeping() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let a = A(); let b = B(); let s = \"\".shown; let m = Module() }",
        "A.swift": "import Rx\nclass A {}", "B.swift": "import Rx\nclass B {}",
        "S.swift": "import Rx\nextension String { var shown: Int { 1 } }",
      ])
    let own =
      "import UIKit\n\nclass A { let mine = 1 }\n\nextension String { var shown: Int { 7 } }\n"
    let text = slice.report.fakes(keeping: own)
    #expect(
      text == own
        + "\nclass B {}\n\n// Skeletons of types of other modules, from their uses. Complete them.\n\nclass Module {\n  init() {}\n}\n"
    )
    #expect(slice.report.fakes(keeping: text) == text)
  }

  @Test("a type whose file is taken for another type is not faked")
  func takenLater() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed: RowDelegate { let row = PhotoRow() }",
        "PhotoRow.swift": "class PhotoRow: Row {}",
        "Row.swift":
          "class Row: ASCellNode { weak var d: RowDelegate?; let s = Store(); let t = Tracker() }\nprotocol RowDelegate: AnyObject { func a(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H, _ i: I) }\nclass Store { func go(_ f: () -> Void) {} }",
      ])
    #expect(slice.taken.contains("Row.swift"))
    #expect(!slice.fakes.contains { $0.contains("RowDelegate") || $0.contains("Store") })
  }

  @Test("a skeleton has no members that an extension of the app adds, and an extension none twice")
  func extendedSkeleton() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ a: Asset) { a.size; a.load(); a.go(); a.top } }",
        "A.swift": "import Rx\nextension Asset { var size: Int { 1 }; func go() {} }",
        "B.swift": "import Rx\nextension Asset { func go() {} }",
        "Top.swift": "extension Asset { var top: Int { 1 } }",
      ])
    #expect(
      slice.fakes == [
        "extension Asset {\n  var size: Int { FixtureFake.call(\"Asset.size\", returning: 0) }\n  func go() { FixtureFake.call(\"Asset.go()\") }\n}"
      ])
    #expect(
      slice.skeletons == [
        "class Asset {\n  init() {}\n  func load() { FixtureFake.call(\"Asset.load()\") }\n}"
      ])
  }

  @Test("a computed property of a value that is decoded stays one")
  func decodedValue() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed { func f(_ s: Sticker) { s.image; s.name } }",
        "Sticker.swift":
          "import Rx\nstruct Sticker: Codable { var name: String; var image: UIImage? { nil } }",
      ])
    #expect(
      slice.fakes == [
        "struct Sticker: Codable {\n  var name: String = \"\"\n  var image: UIImage? { FixtureFake.call(\"Sticker.image\", returning: nil) }\n}"
      ])
  }

  @Test("a skeleton has what follows a call of a faked method that returns its type")
  func followedResult() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let s: Loader; func f() { s.load().done { posts in show(posts) }.catch { error in g(error) } } }",
        "Loader.swift":
          "import Kit\nprotocol Loader { func load() -> Promise<[Int]> }\nclass Real: Loader {}",
      ])
    #expect(
      slice.skeletons == [
        "class Promise<T0> {\n  init() {}\n  func `catch`<A0>(_ a0: @escaping (any Error) -> A0) { FixtureFake.call(\"Promise.catch(_:)\") }\n  @discardableResult func done<A0>(_ a0: @escaping (T0) -> A0) -> Promise<T0> { FixtureFake.call(\"Promise.done(_:)\"); return self }\n}"
      ])
  }

  @Test("a fake has the required methods of a data source that its protocol inherits")
  func requiredMethods() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { var source: Source = Photos() }\nprotocol Source: Loop, UITableViewDataSource {}\nprotocol Loop: Source {}",
        "Photos.swift":
          "import Kit\nclass Photos: NSObject, Source { func other() {}; func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 } }",
      ])
    #expect(
      slice.fakes == [
        "class Photos: NSObject, Source {\n  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { FixtureFake.call(\"Photos.tableView(_:numberOfRowsInSection:)\", returning: 0) }\n}"
      ])
  }
}
