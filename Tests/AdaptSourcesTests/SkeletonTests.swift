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

  @Test("a method has the type that all places of its result state, if a value of it can be made")
  func statedTypes() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        class Feed {
          func f(_ s: Store) {
            let a: (Int) -> Void = s.handler()
            let b: Post = s.post()
            let c: Hidden = s.hidden()
          }
        }
        """, "Post.swift": "class Post { init() {} }",
        "Hidden.swift": "protocol Hidden {}",
      ])
    #expect(
      slice.skeletons == [
        """
        class Store {
          init() {}
          @discardableResult func handler() -> (Int) -> Void { FixtureFake.call("Store.handler()", returning: { _ in FixtureFake.call("Store.handler()") }) }
          @discardableResult func hidden() -> Any? { FixtureFake.call("Store.hidden()", returning: nil) }
          func hidden<R>() -> R { FixtureFake.result(of: "Store.hidden()") }
          @discardableResult func post() -> Post { FixtureFake.call("Store.post()", returning: Post()) }
        }
        """
      ])
    #expect(
      slice.report.notes == [
        "Store.hidden(): complete it if its result is an object or a closure, which cannot be made"
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
    #expect(slice.skeletons == ["class Resource: NSObject {\n  var id: Int = 0\n}"])
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

  @Test("a property has the type that all of its places ask for")
  func propertyTypes() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": """
        class Feed {
          var n: [Int] = []
          func f(_ s: Store) -> String {
            if s.isOpen && s.count > 0 { print("\\(s.title)") }
            let list: [Int] = s.list
            s.ratio = 2.5
            s.frame = CGRect()
            n = s.unknown
            if let a = s.both, s.both == 1 { print(a) }
            s.tag = "a"; s.tag = nil; print(s.alias ?? "b", 1 == s.depth && s.isOpen)
            return s.name
          }
        }
        """
      ])
    let lines = slice.skeletons.first?.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines?.filter { $0.hasPrefix("var ") } == [
        "var alias: String? = nil", "var both: Any?", "var count: Int = 0", "var depth: Int = 0",
        "var frame: CGRect = .zero", "var isOpen: Bool = false", "var list: [Int] = []",
        "var name: String = \"\"", "var ratio: Double = 0", "var tag: Any?",
        "var title: String = \"\"", "var unknown: Any?",
      ])
  }

  @Test("a type that an alias of protocols names is a protocol")
  func aliasOfProtocols() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "typealias Both = Input & Output\ntypealias One = Single\nclass Feed: NSObject, One, Both {}"
      ])
    #expect(
      slice.skeletons == ["protocol Input {}", "protocol Output {}", "protocol Single {}"])
  }

  private static let proposals: [(message: String, text: String)] = [
    (
      "value of type '() -> Observable<Int>' has no member 'map'",
      "the base of 'map' is a function of the type '() -> Observable<Int>': call it"
    ),
    ("value of type '[Int]' has no member 'go'", "add 'extension Array { … }'"),
    ("value of type '[Int]' has no member 'first2'", "'first2' is declared in List.swift"),
    ("value of type 'UILabel' has no member 'go'", "'go' is declared in View.swift"),
    (
      "value of type 'Store' has no member 'go'",
      "no file of the app declares 'go': add 'extension Store {"
    ),
    ("cannot find type 'UITableViewStyle' in scope", "a spelling of Swift 4.1 or older"),
    (
      "'NSAttributedStringKey' has been renamed to 'NSAttributedString.Key'",
      "write 'NSAttributedString.Key' in the app"
    ),
    ("cannot call value of non-function type 'UIColor'", "remove '()' in the app"),
    (
      "incorrect argument label in call (have '_:forState:', expected '_:for:')",
      "it has the labels '_:for:'"
    ),
    ("cannot assign to property: 'a' is a get-only property", "add a setter"),
    ("type 'A' does not conform to protocol 'B'", "add what 'B' requires to 'A'"),
    ("editor placeholder in source file", "replace the placeholder"),
  ]

  @Test("a proposal follows the type of the error", arguments: 0..<12)
  func proposal(index: Int) throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift": "class Feed {}", "View.swift": "extension UIView { func go() {} }",
        "List.swift": "extension Collection { var first2: Int { 1 } }",
      ])
    let (message, text) = Self.proposals[index]
    let messages = "/App/Other.swift:1:1: error: \(message)"
    #expect(BuildProposals(slice.report, messages).text.contains(text))
  }

  @Test("an observed property is one of the skeleton, whose observations report nothing")
  func observation() throws {
    let slice = try SlicedText(
      "Feed",
      [
        "Feed.swift":
          "class Feed { let p = Player(); func f() { token = p.observe(\\.rate) { _, _ in }; p.sort(\\.id) } }"
      ])
    #expect(
      slice.skeletons == [
        """
        class Player {
          init() {}
          func observe<Value>(_ a0: KeyPath<Player, Value>, options: NSKeyValueObservingOptions = [], \
        changeHandler: @escaping (Player, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation \
        { FixtureFake.call("Player.observe(_:options:changeHandler:)", returning: NSKeyValueObservation()) }
          func sort(_ a0: AnyKeyPath) { FixtureFake.call("Player.sort(_:)") }
          var id: Any?
          var rate: Any?
        }
        """
      ])
  }
}
