import Testing

@testable import adapt_sources

@Suite("Fakes of an app's types")
struct FakeTests {
  private static let members = [
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
      "func go<A: Equatable>(_ a: A) -> A where A: Hashable { FixtureFake.value(of: \"T.go(_:)\") }"
    ),
    (
      "func go(_ a: Int = T.limit) -> T { self }",
      "func go(_ a: Int = 0) -> T { FixtureFake.call(\"T.go(_:)\", returning: T()) }"
    ),
    ("var go: Int { 1 }", "var go: Int = 0"),
    ("private(set) lazy var go: String? = make()", "var go: String? = nil"),
    ("let go = 12", "var go: Int = 12"), ("var go = [Int: T]()", "var go: [Int: T] = [:]"),
    ("static let go = T()", "static var go: T = T()"),
    ("weak var go: T?", "weak var go: T? = nil"),
    ("var go: (Int) -> String = { _ in \"a\" }", "var go: (Int) -> String = { _ in \"\" }"),
    (
      "let go: ClosedRange<Int>",
      "lazy var go: ClosedRange<Int> = FixtureFake.value(of: \"T.go\")"
    ),
    ("typealias go = Int", "typealias go = Int"),
  ]

  @Test("a faked member has the app's signature and records its call", arguments: members)
  func member(source: String, fake: String) throws {
    let slice = try SlicedText(
      "Feed",
      ["Feed.swift": "class Feed { let t = T.go }", "T.swift": "import Rx\nclass T { \(source) }"])
    #expect(slice.fakes == ["class T {\n  \(fake)\n}"])
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
        "struct V {\n  var id: Int = 0\n  var range: ClosedRange<Int>\n  init(id: Int) { self.id = id; self.range = FixtureFake.value(of: \"V.range\"); FixtureFake.call(\"V.init(id:)\") }\n}",
        "class C: UIViewController {\n  init(a: A?) { super.init(nibName: nil, bundle: nil); FixtureFake.call(\"C.init(a:)\") }\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}",
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

  @Test("functions and variables outside of types are faked")
  func globals() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { func f() { log(\"x\"); show(margin) } ; func show(_ x: Double) {} }",
        "Log.swift":
          "import Rx\nfunc log(_ text: String, file: String = #file) {}\nlet margin: Double = 8",
      ])
    #expect(
      slice.fakes == [
        "func log(_ text: String, file: String = \"\") { FixtureFake.call(\"log(_:file:)\") }",
        "var margin: Double = 8",
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
}
