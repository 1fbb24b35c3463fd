import Testing

@testable import adapt_sources

@Suite("Skeletons of types of other modules")
struct SkeletonTests {
  @Test("a method whose result is a condition returns false")
  func condition() throws {
    let slice = try SlicedText(
      "Feed",
      ["Feed.swift": "class Feed { func f(_ s: Store) { if s.isOpen() && !s.has(1) { s.go() } } }"])
    #expect(
      slice.skeletons == [
        """
        class Store {
          init() {}
          func go() { FixtureFake.call("Store.go()") }
          @discardableResult func has<A0>(_ a0: A0) -> Bool { FixtureFake.call("Store.has(_:)", returning: false) }
          @discardableResult func isOpen() -> Bool { FixtureFake.call("Store.isOpen()", returning: false) }
        }
        """
      ])
  }

  @Test("a method whose result is a value returns what its place asks for")
  func value() throws {
    let slice = try SlicedText(
      "Feed",
      ["Feed.swift": "class Feed { let s: Store; var n = 0; func f() { n = s.count(); s.go() } }"])
    #expect(
      slice.skeletons == [
        """
        class Store {
          init() {}
          @discardableResult func count() -> Any? { FixtureFake.call("Store.count()", returning: nil) }
          func count<R>() -> R { FixtureFake.result(of: "Store.count()") }
          func go() { FixtureFake.call("Store.go()") }
        }
        """
      ])
  }

  @Test("arguments that name a member alone are options of the type")
  func options() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let s = Style(.font(a, size: 2), .bold); func f() { s.set(nil, in: .bold) } }"
      ])
    #expect(
      slice.skeletons == [
        """
        class Style {
          struct Option {
            static func font<A0, A1>(_ a0: A0, size: A1) -> Option { Option() }
            static var bold: Option { Option() }
          }
          init() {}
          init(_ a0: Option, _ a1: Option) { FixtureFake.call("Style.init(_:_:)") }
          func set(_ a0: Any?, in: Option) { FixtureFake.call("Style.set(_:in:)") }
        }
        """
      ])
  }

  @Test(
    "a type that an extension constrains has the generic parameters by their names, and their value"
  )
  func genericNames() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        class Feed { let w: Wrapper<UIView> }
        extension Wrapper where Base: UIView { func show() { base.isHidden = false } }
        """
      ])
    #expect(
      slice.skeletons == [
        """
        class Wrapper<Base> {
          var base: Base { FixtureFake.result(of: "Wrapper.base") }
          init() {}
        }
        """
      ])
  }

  @Test("a superclass of another module has none of the members that its subclass declares")
  func ownMembers() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { func f(_ r: Resource) { r.author = nil; r.id = 1 } }\nclass Post: Resource { var author: String? }"
      ])
    #expect(slice.skeletons == ["class Resource: NSObject {\n  var id: Any?\n}"])
  }

  @Test("a type is a view by the last word of its name")
  func views() throws {
    let slice = try SlicedText(
      "Feed", ["Feed.swift": "class Feed { let a = CheckBoxView(); let b: PaddedLabel? }"])
    #expect(slice.skeletons == ["class CheckBoxView: UIView {}", "class PaddedLabel: UILabel {}"])
  }

  private static let examples: [(line: Int, message: String, text: String)] = [
    (
      2, "value of type 'UILabel' has no member 'with'",
      "extension UILabel { func with(_ a0: (UILabel) -> Void) -> UILabel { self } }"
    ),
    (
      3, "cannot find 'diff' in scope", "func diff(old: Any?, new: Any?) -> Bool { false }"
    ),
    (
      4, "value of type 'UIView' has no member 'snp'",
      "extension UIView { var snp: <#type#> { <#value#> } }"
    ),
  ]

  @Test("a proposal for a missing member or function says what to write", arguments: 0..<3)
  func example(index: Int) throws {
    let (line, message, text) = Self.examples[index]
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        class Feed: UIView {
          let l = UILabel().with { $0.text = "a" }
          func f() { if diff(old: 1, new: 2) {} }
          func g() { snp.makeConstraints { _ in }; self.snp.go() }
        }
        """
      ])
    let messages = "/App/Feed.swift:\(line):2: error: \(message)"
    #expect(BuildProposals(slice.report, messages).text.contains("add '\(text)' to"))
  }

  @Test("a type whose values are compared, or are parts of values that are, is hashable")
  func compared() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        class Feed { func f(_ k: Kind, _ p: Plain) { if k == Kind() { p.go() } } }
        enum Row: Equatable { case item([Part]) }
        """
      ])
    let hashable = slice.skeletons.filter { $0.contains(": Hashable {") }
    #expect(hashable.map { $0.prefix { $0 != ":" } } == ["class Kind", "class Part"])
    #expect(
      hashable.last == """
        class Part: Hashable {
          init() {}
          static func == (a: Part, b: Part) -> Bool { a === b }
          func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        """)
  }

  @Test("a type in another has the members that are used, and each member is declared once")
  func nestedMembers() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        class Feed { func f(_ d: Menu.Side) { g(Menu.Side.right, Menu.open(.fast)); Menu.open(.slow) } }
        """
      ])
    #expect(
      slice.skeletons == [
        """
        class Menu {
          class Side { init() {}; static var right: Side { Side() } }
          struct Option {
            static var fast: Option { Option() }
            static var slow: Option { Option() }
          }
          init() {}
          @discardableResult static func open(_ a0: Option) -> Menu { FixtureFake.call("Menu.open(_:)"); return Menu() }
        }
        """
      ])
  }
}
