import Testing

@testable import adapt_sources

@Suite("Files of a slice")
struct FileTests {
  @Test("a file without a spelling to adapt is copied, with its own place")
  func unchanged() {
    let text = "import UIKit\n\nfinal class C {\n  let n = 1\n}\n"
    let adapted = AdaptedText(text)
    #expect(adapted.texts == ["#sourceLocation(file: \"A.swift\", line: 1)\n" + text])
  }

  @Test("imports of modules that are not here go and are listed, except under a condition")
  func imports() {
    let text =
      "import UIKit\nimport SnapKit\n@testable import Own\nimport struct Other.Name\n#if canImport(Photos)\nimport Photos\n#endif\nlet a = 1"
    let adapted = AdaptedText(text, available: ["Own"])
    #expect(
      adapted.body
        == "import UIKit\n              \n@testable import Own\n                        \n#if canImport(Photos)\nimport Photos\n#endif\nlet a = 1"
    )
    #expect(
      adapted.messages == [
        "A.swift:2:1: note: module 'SnapKit' is not here, and its import is left out",
        "A.swift:4:1: note: module 'Other' is not here, and its import is left out",
      ])
  }

  @Test(
    "a file that uses what only UIKit has here imports it on the first line",
    arguments: [
      ("import Foundation\nlet t = CGAffineTransform.identity", true),
      ("import Foundation\nlet r = URLRequest(url: u)", true),
      ("import Foundation\nlet a = NSUserActivity(activityType: \"a\")", true),
      ("import Foundation\nlet n = 1", false), ("import UIKit\nlet t = UIView()", false),
      ("import AsyncDisplayKit\nlet t = UIView()", false),
    ])
  func firstLine(text: String, isAdded: Bool) {
    #expect(AdaptedText(text).texts[0].hasPrefix("import UIKit\n#source") == isAdded)
  }

  @Test(
    "a file that uses Foundation and imports nothing that is here imports it on the first line",
    arguments: [
      ("struct S { let icon: URL? }", true), ("import Rx\nlet d: Date", true),
      ("import Rx\nlet path = NSHomeDirectory()", true),
      ("import Foundation\nlet d: Date", false), ("struct S { let n: Int }", false),
      ("import UIKit\nlet d: Date", false),
    ])
  func foundation(text: String, isAdded: Bool) {
    #expect(AdaptedText(text).texts[0].hasPrefix("import Foundation\n#source") == isAdded)
  }

  private static let beginnings = [
    (
      "\u{FEFF}import UIKit\nclass C { @objc func f() {} }",
      "import UIKit\nclass C {       func f() {} }"
    ),
    ("\u{FEFF}let a = 1", "let a = 1"),
    ("#!/usr/bin/swift\n@objc class C {}", "                \n      class C {}"),
    ("\u{FEFF}#!/bin/sh\r\nlet a = 1", "         \r\nlet a = 1"),
    (
      "import UIKit\r\nimport Rx\r\nclass C {\r\n  @objc func f() {}\r\n}\r\n",
      "import UIKit\r\n         \r\nclass C {\r\n        func f() {}\r\n}\r\n"
    ),
    ("@objc\r\nfunc f() {}", "     \r\nfunc f() {}"),
    ("import Rx\rimport Ry\r@objc func f() {}", "         \r         \r      func f() {}"),
  ]

  @Test("byte order marks and lines of a shell go, and line ends stay", arguments: beginnings)
  func beginning(source: String, adapted: String) {
    let copy = AdaptedText(source).texts[0]
    #expect(
      Array(copy.utf8) == Array(("#sourceLocation(file: \"A.swift\", line: 1)\n" + adapted).utf8))
  }

  @Test("a selector over lines of a file with carriage returns keeps the lines and the places")
  func carriageReturns() {
    let adapted = AdaptedText(
      "\u{FEFF}@objc protocol P { @objc optional static func s() }\r\nclass C {\r\n  let s = #selector(\r\n    f\r\n  ); let t = Selector(\"a\")\r\n  @objc func f() {}\r\n}"
    )
    #expect(adapted.texts[0].utf8.count { $0 == UInt8(ascii: "\n") } == 8)
    #expect(adapted.texts[0].contains("Selector(\"f\", C.f)"))
    #expect(
      adapted.messages.map { $0.prefix { $0 != "e" } } == ["A.swift:1:20: ", "A.swift:5:14: "])
  }

  private static let limits = [
    ("let s = Selector(\"go\")", "1:9: error: a selector of a string"),
    ("let s = NSSelectorFromString(\"go\")", "1:9: error: a selector of a string"),
    ("let o = player.observe(\\.rate) { _, _ in }", "1:9: warning: key-value observing"),
    ("let o = view.observe(\\.layer.bounds) { _, _ in }", "1:9: warning: key-value observing"),
    (
      "a.addObserver(self, forKeyPath: \"contentOffset\", options: [], context: nil)",
      "1:1: error: key-value observing by a string needs the Objective-C runtime; write 'observe(\\.contentOffset) { … }' and keep its result"
    ),
    (
      "class C {\n  override func observeValue(forKeyPath p: String?, of o: Any?) {}\n}",
      "2:17: error: key-value observing"
    ),
    (
      "class C { @objc func go(_ x: Int) {}; let s = Selector((\"go:\")) }",
      "1:47: error: a selector of a string has no method here; write '#selector(C.go(_:))'"
    ),
    (
      "let o = view.observe(\n  \\UIView.layer.bounds) { _, _ in }",
      "1:9: warning: key-value observing"
    ),
    (
      "let f = bar.value(forKey: \"searchField\") as? UITextField",
      "1:9: warning: key-value coding needs the Objective-C runtime, unless the object is a layer; write 'bar.searchField' if there is such a property"
    ),
    (
      "func f() {\n  page.setValue(true, forKey: \"inset\")\n}",
      "2:3: warning: key-value coding needs the Objective-C runtime, unless the object is a layer; write 'page.inset = …' if there is such a property"
    ),
    (
      "let f = bar.value(forKeyPath: path)",
      "1:9: warning: key-value coding needs the Objective-C runtime, unless the object is a layer; use the property itself"
    ),
    ("func f() {\n  willChangeValue(forKey: \"a\")\n}", "2:3: error: key-value observing"),
    ("let x = class_getInstanceMethod(C.self, s)", "1:9: error: swizzling"),
    (
      "func f() {\n  a.addObserver(self, forKeyPath: \"x\", options: [], context: nil)\n}",
      "2:3: error: key-value observing"
    ),
    ("let x: Void = method_exchangeImplementations(a, b)", "1:15: error: swizzling"),
    ("@objc protocol P { @objc optional static func f() }", "1:20: error: this optional member"),
    (
      "@objc protocol P { @objc optional func f() }\nlet s = #selector(P.f)",
      "2:9: error: an optional method has no selector here; write 'delegate.f != nil'"
    ),
    (
      "a.addObserver(self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [], context: nil)",
      "1:1: error: key-value observing by a string needs the Objective-C runtime; write 'observe(\\.contentOffset) { … }' and keep its result"
    ),
    (
      "let n: Void = a.removeObserver(self, forKeyPath: \"x\")",
      "1:15: error: key-value observing needs the Objective-C runtime; use the delegate's method or 'didSet', without this call"
    ),
    ("let n: Void = a.didChangeValue(for: \\.x)", "1:15: error: key-value observing"),
    (
      "class C {\n  override class func automaticallyNotifiesObservers(forKey k: String) -> Bool { false }\n}",
      "2:23: error: key-value observing"
    ),
    (
      "class C {\n  override func value(forUndefinedKey k: String) -> Any? { nil }\n}",
      "2:17: error: key-value coding needs the Objective-C runtime, unless the object is a layer; remove this override"
    ),
    (
      "let f = a.mutableArrayValue(forKey: \"items\")",
      "1:9: warning: key-value coding needs the Objective-C runtime, unless the object is a layer; write 'a.items' if there is such a property"
    ),
    (
      "let n: Void = perform(#selector(C.f), on: .main, with: nil, waitUntilDone: false)",
      "1:15: error: a thread runs no selectors here; write 'DispatchQueue.main.async { … }'"
    ),
    (
      "let i = method(for: #selector(C.f))",
      "1:9: error: an implementation needs the Objective-C runtime; call the method itself"
    ),
    (
      "let c = object_getClass(a)",
      "1:9: error: the class needs the Objective-C runtime; write 'type(of: a)'"
    ),
    ("class C { let s = #selector(a[0]) }", "1:19: error: this '#selector' cannot be adapted"),
  ]

  @Test("what cannot be adapted is reported at its place", arguments: limits)
  func limit(text: String, message: String) {
    let messages = AdaptedText(text).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("A.swift:" + message) == true)
  }

  @Test(
    "layers, animations and defaults have values for keys",
    arguments: [
      "view.layer.value(forKey: \"a\")", "emitterLayer.setValue(1, forKeyPath: \"a.b\")",
      "UserDefaults.standard.value(forKey: \"a\")", "fadeAnimation.setValue(1, forKey: \"a\")",
      "CATransaction.setValue(1, forKey: \"a\")",
      "request.setValue(\"a\", forHTTPHeaderField: \"b\")",
    ])
  func keyValues(text: String) {
    #expect(AdaptedText("let a: Any? = " + text).messages.isEmpty)
  }

  @Test("the geometry of a view can be observed")
  func observation() {
    for name in ["contentOffset", "contentSize", "bounds", "frame", "center"] {
      #expect(AdaptedText("let o = view.observe(\\.\(name)) { _, _ in }").messages.isEmpty)
    }
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static let hostile: [(name: String, text: String)] = [
    ("brackets", "@objc let a = " + repeated("[", 100_000)),
    ("parentheses", "@objc let a = " + repeated("(", 100_000) + repeated(")", 100_000)),
    ("conditions", "@objc let a = " + repeated("a ? b : ", 50_000) + "c"),
    ("members", "@objc let a = b" + repeated(".c", 100_000)),
    ("lines of members", "@objc let a = b" + repeated("\n  .c", 50_000)),
    ("optionals", "@objc let a: Int" + repeated("?", 100_000)),
    ("arrows", "@objc let a: " + repeated("() -> ", 50_000) + "Int"),
    ("else", "@objc func f() { if a {} " + repeated("else if a {} ", 50_000) + "}"),
    ("tries", "@objc let a = " + repeated("try ", 100_000) + "b"),
    ("prefixes", "@objc let a = " + repeated("-", 100_000) + "b"),
    ("braces", "@objc func f() " + repeated("{", 100_000)),
    ("interpolations", "@objc let a = " + repeated("\"\\(", 50_000)),
    ("conditional compilation", "@objc let a = 1\n" + repeated("#if A\n", 50_000)),
    ("generic arguments", "@objc let a: " + repeated("A<", 50_000)),
    ("unterminated string", "@objc let a = \"abc\nlet b = \"\"\"\n"),
    ("unterminated comment", "@objc /* /* /* "),
    ("conflict markers", "<<<<<<< HEAD\n@objc func f() {}\n=======\n>>>>>>> x\n"),
    ("unfinished selector", "class C { let a = #selector(C.\n"),
    ("long line", "@objc let a = [" + repeated("1, ", 5_000_000) + "]"),
    ("types of arrays", "@objc let a: " + repeated("[", 50)),
    ("arrays in parentheses", "@objc let a = " + repeated("([", 50)),
    ("generic arrays", "@objc let a: " + repeated("A<[", 50)),
    ("arrays in an interpolation", "@objc let a = \"\\(" + repeated("[", 50)),
    ("arrays after a string", "@objc let a = #\"\"a\"#" + repeated("[", 50)),
    (
      "closed arrays",
      "@objc let a = [" + repeated(repeated("[", 9) + repeated("]", 9) + ",", 2_000)
    ),
    ("nothing", ""), ("zeros", "@objc \0\0\0 class"),
  ]

  @Test("hostile source is copied, adapted or an error, and ends", arguments: 0..<hostile.count)
  func hostileSource(index: Int) {
    let (name, text) = Self.hostile[index]
    let adapted = AdaptedText(text)
    #expect(adapted.texts.count == 1, "\(name)")
    #expect(adapted.messages.allSatisfy { $0.contains(": error: ") })
  }

  private static let brackets = [
    (#"let a = "[[[[[[[[[[[[[[[""#, true), ("// [[[[[[[[[[[[[[[[", true),
    ("/* [[[[[[[[ /* [[[[[[ */ [[[ */ let a = [[1]]", true),
    ("let a = #\"[[[[\"[[[[[[[[\"#", true), ("let a = \"\"\"\n[[[[\"[[[[[[[[[\n\"\"\"", true),
    (#"let a = "\([[[[[[[[[[[""#, false), ("let a = [[[[[[[[[[[", false),
    ("let a = [[[[[[{ [[[[[[{ [[[[[[{", true),
    (#"let a = "\"[["; let b = [[[[[[[[[1]]]]]]]]]"#, true),
    ("let a = [\"http://[[\"," + repeated("[\"http://a\"],", 100) + "]", true),
  ]

  @Test("brackets nest ten deep at most, outside of strings and comments", arguments: brackets)
  func bracketLimit(text: String, isParsed: Bool) {
    #expect((NestingLimit.firstExcess(in: Array(text.utf8)) == nil) == isParsed)
  }

  @Test("bytes that are not UTF-8 are an error")
  func encoding() {
    let file = SourceFile(path: "A.swift", bytes: Array("@objc func f() { \"".utf8) + [0xFF, 0x22])
    let (copies, diagnostics) = Adapter(available: []).adapt([file])
    #expect(copies.count == 1)
    #expect(
      diagnostics.map(\.description) == [
        "A.swift:1:1: error: the file is not UTF-8 and cannot be adapted; convert it"
      ])
  }
}
