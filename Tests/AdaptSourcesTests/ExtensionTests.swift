import Testing

@testable import adapt_sources

@Suite("Members of extensions")
struct ExtensionTests {
  private static let overrides = [
    (
      "override func viewDidLoad() { super.viewDidLoad() }",
      "override func viewDidLoad() { adapted_C_viewDidLoad() };",
      "         func adapted_C_viewDidLoad() { super.viewDidLoad() }"
    ),
    (
      "public override func f(_ a: Int, of b: inout Int, c: () -> Void) throws -> Int { a }",
      "public override func f(_ a: Int, of b: inout Int, c: () -> Void) throws -> Int { try adapted_C_f(a, of: &b, c: c) };",
      "public          func adapted_C_f(_ a: Int, of b: inout Int, c: () -> Void) throws -> Int { a }"
    ),
    (
      "override class func kind() -> String { \"\" }",
      "override class func kind() -> String { adapted_C_kind() };",
      "         class func adapted_C_kind() -> String { \"\" }"
    ),
    (
      "override var count: Int { 1 }", "override var count: Int { adapted_C_count };",
      "         var adapted_C_count: Int { 1 }"
    ),
    (
      "override var n: Int { get { 1 } set { p(newValue) } }",
      "override var n: Int { get { adapted_C_n } set(newValue) { adapted_C_n = newValue } };",
      "         var adapted_C_n: Int { get { 1 } set { p(newValue) } }"
    ),
    (
      "@available(iOS 13, *) open override func f() async {}",
      "@available(iOS 13, *) open override func f() async { await adapted_C_f() };",
      "@available(iOS 13, *)               func adapted_C_f() async {}"
    ),
  ]

  @Test("an override stays in its extension, and the class calls it", arguments: overrides)
  func override(source: String, forwarding: String, own: String) {
    let adapted = AdaptedText("class C: D {\n}", "extension C {\n  \(source)\n}")
    #expect(adapted.body == "class C: D { \(forwarding) \n}")
    #expect(AdaptedText.body(of: adapted.texts[1]) == "extension C {\n  \(own)\n}")
    #expect(adapted.messages.isEmpty)
  }

  private static let observers = [
    (
      "override var n: Int { didSet { p(oldValue) } }",
      "override var n: Int { didSet { adapted_C_n_didSet(oldValue) } };",
      "                      func adapted_C_n_didSet(_ oldValue: Int) { p(oldValue) }  "
    ),
    (
      "public override var n: Int { willSet(next) { p(next) } didSet {} }",
      "public override var n: Int { willSet { adapted_C_n_willSet(newValue) } didSet { adapted_C_n_didSet(oldValue) } };",
      "                             func adapted_C_n_willSet(_ next: Int) { p(next) } func adapted_C_n_didSet(_ oldValue: Int) {}  "
    ),
    (
      "override var n: Int { didSet { view.n = n } }",
      "override var n: Int { didSet { adapted_C_n_didSet(oldValue) } };",
      "                      func adapted_C_n_didSet(_ oldValue: Int) { view.n = n }  "
    ),
  ]

  @Test(
    "observers of a property stay in their extension, and the class calls them",
    arguments: observers)
  func observer(source: String, forwarding: String, own: String) {
    let adapted = AdaptedText("class C: D {\n}", "extension C {\n  \(source)\n}")
    #expect(adapted.body == "class C: D { \(forwarding) \n}")
    #expect(AdaptedText.body(of: adapted.texts[1]) == "extension C {\n  \(own)\n}")
    #expect(adapted.messages.isEmpty)
  }

  @Test("an observer that sets its own property again is an error at its place")
  func settingObserver() {
    let adapted = AdaptedText(
      "class C: D {}\nextension C { override var n: Int { didSet { self.n = 1 } } }")
    #expect(
      adapted.messages == [
        "A.swift:2:15: error: this override of an extension cannot be adapted; move 'n' into the class"
      ])
  }

  @Test("an extension member that a subclass overrides is declared in the class, at any distance")
  func overridden() {
    let adapted = AdaptedText(
      "class A: NSObject {}", "extension A { @objc func set(up x: Int) {} }", "class B: A {}",
      "class C: B { override func set(up x: Int) { super.set(up: x) } }")
    #expect(adapted.body == "class A: NSObject { func set(up x: Int) { adapted_A_set(up: x) }; }")
    #expect(
      AdaptedText.body(of: adapted.texts[1])
        == "extension A {       func adapted_A_set(up x: Int) {} }")
    #expect(adapted.texts[3].contains("override func set(up x: Int) { super.set(up: x) }"))
  }

  @Test(
    "an override for a class that is not in the slice, or under a condition, is an error at its place"
  )
  func limits() {
    let adapted = AdaptedText(
      "extension UIButton {\n  open override func f() {}\n}\nclass C {}\nextension C {\n#if DEBUG\n  override func g() {}\n#endif\n}"
    )
    #expect(
      adapted.messages == [
        "A.swift:2:3: error: 'UIButton' is no class of the slice, so that its extension cannot override 'f'; override it in a subclass",
        "A.swift:7:3: error: an override of an extension within '#if' cannot be adapted; move 'g' into the class",
      ])
  }

  @Test("an optional method is a property that each conforming class provides")
  func optionalMethods() {
    let adapted = AdaptedText(
      "@objc protocol P {\n  @objc optional func p(_ p: Int, did x: String) -> Bool\n  func q()\n}",
      "class A: P {\n  func q() {}\n  func p(_ p: Int, did x: String) -> Bool { true }\n}",
      "class B {\n  weak var d: P?\n  func f() {\n    _ = d?.p?(1, did: \"\")\n    _ = d!.p!(2, did: \"\")\n    _ = d?.p(_:did:) == nil\n    _ = d?.p != nil\n  }\n}"
    )
    let type = "((Int, String) -> Bool)?"
    #expect(
      adapted.body
        == "      protocol P: AnyObject {\n  var p__did__optional: \(type) { get }\n  func q()\n}; extension P { var p__did__optional: \(type) { nil }; }"
    )
    #expect(
      adapted.texts[1].contains(
        "class A: P { var p__did__optional: \(type) { { self.p($0, did: $1) } }; \n"))
    #expect(adapted.texts[2].contains("_ = d?.p__did__optional?(1,      \"\")\n"))
    #expect(adapted.texts[2].contains("_ = d!.p__did__optional!(2,      \"\")\n"))
    #expect(adapted.texts[2].contains("_ = d?.p__did__optional == nil\n"))
    #expect(adapted.texts[2].contains("_ = d?.p__did__optional != nil\n"))
  }

  @Test("a subclass of a conforming class provides an optional method alone")
  func inheritedConformance() {
    let adapted = AdaptedText(
      "@objc protocol P { @objc optional func p() }", "class A: P {}",
      "class B: A { func p() {} }")
    #expect(adapted.texts[1].contains("class A: P { var p__optional: (() -> Void)? { nil }; }"))
    #expect(
      adapted.texts[2].contains(
        "class B: A { override var p__optional: (() -> Void)? { { self.p() } };  func"))
  }

  @Test("an optional property keeps its name for users of the protocol")
  func optionalProperties() {
    let adapted = AdaptedText(
      "@objc protocol P {\n  @objc optional var n: Int { get }\n}",
      "class A: P { let n = 1 }", "class B: P { @objc private var n: Int { 2 } }",
      "class C: P { private var n = 3 }", "func f(_ p: P) -> Int { p.n ?? 0 }")
    #expect(
      adapted.body
        == "      protocol P: AnyObject {\n  var n__optional: (Int)? { get }\n}; extension P { var n__optional: (Int)? { nil }; var n: (Int)? { n__optional }; }"
    )
    let value = "var n__optional: (Int)? { self.n as (Int) }"
    #expect(adapted.texts[1].contains("class A: P { \(value);  let n = 1 }"))
    #expect(adapted.texts[2].contains("class B: P { \(value);  "))
    #expect(adapted.texts[3].contains("class C: P { private var n = 3 }"))
    #expect(adapted.texts[4].contains("{ p.n ?? 0 }"))
    #expect(adapted.messages.isEmpty)
  }

  @Test("a class provides the optional members of a protocol that another one inherits")
  func inheritedProtocols() {
    let adapted = AdaptedText(
      "@objc protocol P { @objc optional func p() }", "@objc protocol Q: P {}",
      "class A: Q { func p() {} }")
    #expect(
      adapted.texts[2].contains(
        "class A: Q { var p__optional: (() -> Void)? { { self.p() } };  func"))
  }

  @Test("an override in an extension of one of two classes with a name is an error")
  func repeatedClass() {
    let adapted = AdaptedText(
      "enum X { class C: D {} }", "enum Y { class C: D {} }",
      "extension X.C { override func f() {} }")
    #expect(
      adapted.messages.map { $0.hasPrefix("C.swift:1:17: error: the slice has several classes") }
        == [true])
  }

  private static let initializers = [
    (
      "class F: ASViewController<N> { override init() {} }",
      "class F: ASViewController<N> {          init() {} }"
    ),
    (
      "class F: ASViewController<N>, P { convenience override init() { self.init(node: N()) } }",
      "class F: ASViewController<N>, P { convenience          init() { self.init(node: N()) } }"
    ),
    ("class F: ASDKViewController<N> { override init() {} }", nil),
    ("class F: ASCellNode { override init() {} }", nil),
    ("class F: ASViewController<N> { init() {} }", nil),
    ("class F: ASViewController<N> { override init(node: N) {} }", nil),
  ]

  @Test(
    "'override init()' below 'ASViewController' is an initializer of its own",
    arguments: initializers)
  func overriddenInitializer(source: String, adapted: String?) {
    #expect(AdaptedText(source).body == adapted ?? source)
  }

  @Test(
    "'override init()' below a class of the app overrides the initializer that this class declares")
  func overriddenInitializerOfBase() {
    let adapted = AdaptedText(
      "class Base<N>: ASViewController<N> {}",
      "class Feed: Base<ASTableNode> { override init() {} }",
      "class More: Feed { override init() {} }")
    #expect(AdaptedText.body(of: adapted.texts[1]).contains("{          init() {} }"))
    #expect(AdaptedText.body(of: adapted.texts[2]).contains("{ override init() {} }"))
  }

  @Test("an override in an extension of an alias of the file moves into the class of the alias")
  func alias() {
    let adapted = AdaptedText(
      "class C: UIViewController {}\ntypealias Own = C\nextension Own { override func viewDidLoad() {} }"
    )
    #expect(adapted.messages.isEmpty)
    #expect(
      adapted.body.contains("class C: UIViewController { override func viewDidLoad() { adapted_"))
  }
}
