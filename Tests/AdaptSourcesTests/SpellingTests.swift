import Testing

@testable import adapt_sources

@Suite("Spellings of Objective-C")
struct SpellingTests {
  private static let attributes = [
    AdaptationCase("@objc func f() {}", "      func f() {}"),
    AdaptationCase("@objc(go:) func f() {}", "           func f() {}"),
    AdaptationCase("@objcMembers class C {}", "             class C {}"),
    AdaptationCase("@IBAction func f() {}", "          func f() {}"),
    AdaptationCase("@IBOutlet weak var v: V!", "          weak var v: V!"),
    AdaptationCase("@IBInspectable var n = 1", "               var n = 1"),
    AdaptationCase("@IBDesignable class C {}", "              class C {}"),
    AdaptationCase("@NSManaged var n: Int", "           var n: Int"),
    AdaptationCase("@main class App {}", "      class App {}"),
    AdaptationCase("@UIApplicationMain\nclass App {}", "                  \nclass App {}"),
    AdaptationCase("UIApplicationMain(a,\n  b)", "                    \n    "),
    AdaptationCase("func f() { UIApplicationMain(a) }", "func f() { UIApplicationMain(a) }"),
    AdaptationCase("@objc dynamic var n = 1", "              var n = 1"),
    AdaptationCase("@objc\n  private\n  func f() {}", "     \n  private\n  func f() {}"),
    AdaptationCase("@objc enum E: Int { case a }", "      enum E: Int { case a }"),
    AdaptationCase(
      "@available(iOS 13, *) @objc func f() {}", "@available(iOS 13, *)       func f() {}"),
    AdaptationCase("let dynamic = 1", "let dynamic = 1"),
    AdaptationCase("let text = \"@objc #selector(x)\"", "let text = \"@objc #selector(x)\""),
    AdaptationCase("// @objc\n@objc func f() {}", "// @objc\n      func f() {}"),
    AdaptationCase("#if DEBUG\n@objc func f() {}\n#endif", "#if DEBUG\n      func f() {}\n#endif"),
  ]

  @Test("attributes become blanks of the same length", arguments: attributes)
  func removal(item: AdaptationCase) {
    let adapted = AdaptedText(item.source)
    #expect(adapted.body == item.adapted && adapted.messages.isEmpty)
  }

  private static let protocols = [
    AdaptationCase("@objc protocol P {}", "      protocol P: AnyObject {}"),
    AdaptationCase("@objc protocol P: Q {}", "      protocol P: Q, AnyObject {}"),
    AdaptationCase("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
    AdaptationCase(
      "@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
    AdaptationCase("@objc protocol P: class {}", "      protocol P: class {}"),
  ]

  @Test("a protocol of Objective-C stays one of classes", arguments: protocols)
  func classProtocols(item: AdaptationCase) {
    #expect(AdaptedText(item.source).body == item.adapted)
  }

  private static let selectors = [
    ("#selector(tap)", "Selector(\"tap\", C.tap)"),
    ("#selector(self.tap)", "Selector(\"tap\", C.tap)"),
    ("#selector(C.tap)", "Selector(\"tap\", C.tap)"),
    ("#selector(Self.tap)", "Selector(\"tap\", C.tap)"),
    ("#selector((tap))", "Selector(\"tap\", C.tap)"),
    ("#selector(send)", "Selector(\"send:\", C.send)"),
    ("#selector(send(_:))", "Selector(\"send:\", C.send(_:))"),
    ("#selector(move(to:by:))", "Selector(\"moveTo:by:\", C.move(to:by:))"),
    ("#selector(show(card:))", "Selector(\"showWithCard:\", C.show(card:))"),
    ("#selector(named)", "Selector(\"other:\", C.named)"),
    ("#selector(fail)", "Selector(\"failAndReturnError:\", C.fail)"),
    ("#selector(wait)", "Selector(\"waitWithCompletionHandler:\", C.wait)"),
    ("#selector(every)", "Selector(\"every\", { (type: C.Type) in type.every })"),
    (
      "#selector(tap as () -> Void)",
      "Selector(\"tap\", { (object: C) in object.tap as () -> Void })"
    ),
    (
      "#selector(C.tap as (C) -> () -> Void)",
      "Selector(\"tap\", { (object: C) in object.tap as () -> Void })"
    ),
    (
      "#selector(pick as (String, Int) -> Void)",
      "Selector(\"pick::\", { (object: C) in object.pick as (String, Int) -> Void })"
    ),
    (
      "#selector(pick as ((String) -> Void))",
      "Selector(\"text:\", { (object: C) in object.pick as (String) -> Void })"
    ),
    ("#selector(pick(_:from:))", "Selector(\"pick:from:\", C.pick(_:from:))"),
    ("#selector(getter: title)", "Selector(\"title\", { (object: C) in { object.title } })"),
    (
      "#selector(setter: C.title)",
      "Selector(\"setTitle:\", { (object: C) in { object.title = $0 } })"
    ),
    ("#selector(UIView.layoutSubviews)", "Selector(\"layoutSubviews\", UIView.layoutSubviews)"),
    ("#selector(Outer.Inner.go)", "Selector(\"go\", Outer.Inner.go)"),
    ("#selector(model.load)", "Selector(\"load\", on: model, { $0.load })"),
    ("#selector(self.model.load(_:))", "Selector(\"load:\", on: self.model, { $0.load(_:) })"),
    ("#selector(\n      tap\n    )", "Selector(\"tap\", C.tap)\n\n"),
    ("#keyPath(C.title)", "\"title\""),
    ("#keyPath(Outer.Inner.name.first)", "\"name.first\""),
    ("#keyPath(title)", "\"title\""),
  ]

  @Test("a selector has the method and its name", arguments: selectors)
  func selectorSpellings(source: String, adapted: String) {
    let prefix = "import UIKit\nclass C {\n  func use() { f("
    let suffix = """
      ) }
        @objc func tap() {}
        @objc func pick(_ number: Int, from place: Int) {}
        @objc(text:) func pick(_ text: String) {}
        @objc func pick(_ text: String, _ place: Int) {}
        @objc func send(_ sender: Any) {}
        @objc func move(to place: Int, by step: Int) {}
        @objc func show(card: Int) {}
        @objc(other:) func named(_ sender: Any) {}
        @objc func fail() throws {}
        @objc func wait() async {}
        @objc static func every() {}
        @objc var title = ""
      }
      """
    let result = AdaptedText(prefix + source + suffix)
    #expect(result.messages.isEmpty)
    #expect(result.body.hasPrefix(prefix + adapted + ") }\n"))
    let lines = { (text: String) in text.count { $0 == "\n" } }
    #expect(lines(result.body) == lines(prefix + source + suffix))
  }

  @Test("the type of a selector is the innermost one around it that declares the method")
  func enclosing() {
    let text = """
      class Outer {
        @objc func outer() {}
        class Inner {
          @objc func inner() {}
          let both = [#selector(outer), #selector(inner)]
        }
      }
      extension Outer.Inner { func f() { g(#selector(inner)) } }
      """
    let body = AdaptedText(text).body
    #expect(body.contains("[Selector(\"outer\", Outer.outer), Selector(\"inner\", Inner.inner)]"))
    #expect(body.contains("g(Selector(\"inner\", Outer.Inner.inner))"))
  }

  @Test("the name of a method comes from the slice's other files")
  func otherFile() {
    let adapted = AdaptedText(
      "class B: A { let s = #selector(done) }", "class A { @objc(finish:) func done(_ x: Any) {} }")
    #expect(adapted.body == "class B: A { let s = Selector(\"finish:\", B.done) }")
  }

  @Test("the closures of a class of the main actor may use it, in other files too")
  func mainActorClasses() {
    let text = "@MainActor class C { var state = 0 }"
    #expect(AdaptedText(text).body == "@preconcurrency " + text)
    #expect(AdaptedText("@preconcurrency " + text).body == "@preconcurrency " + text)
    let function = "@MainActor func f() {}"
    #expect(AdaptedText(function).body == function)
  }

  @Test("a selector in the extension of a protocol names a method of the conforming class")
  func protocolExtension() {
    let text = "extension P where Self: UIView { func f() { g(#selector(layoutSubviews)) } }"
    #expect(AdaptedText(text).body.contains("Selector(\"layoutSubviews\", Self.layoutSubviews)"))
  }
}
