import Testing

@testable import adapt_sources

@Suite("Operations")
struct OperationTests {
  private static let literals = [
    ("willChangeValue(forKey: \"isExecuting\")", "willChangeValue(for: \\.isExecuting)"),
    ("self.didChangeValue(forKey: \"isFinished\")", "self.didChangeValue(for: \\.isFinished)"),
    ("willChangeValue(forKey: #keyPath(isReady))", "willChangeValue(for: \\.isReady)"),
    (
      "didChangeValue(forKey: #keyPath(Operation.isCancelled))",
      "didChangeValue(for: \\.isCancelled)"
    ),
  ]

  @Test("an operation announces changes of its state by key paths", arguments: literals)
  func literal(source: String, adapted: String) {
    let begin = "class Load: Operation {\n  var a = 0 { willSet { "
    let result = AdaptedText(begin + source + " } }\n}")
    #expect(result.body == begin + adapted + " } }\n}")
    #expect(result.messages.isEmpty)
  }

  @Test("a key that is a value is looked up among the properties of an operation")
  func value() {
    let result = AdaptedText(
      "class Load: Operation {\n  func f() {\n    willChangeValue(forKey: state.key)\n  }\n}")
    #expect(
      result.body
        == "class Load: Operation {\n  func f() {\n    _ = ([\"isExecuting\": \\Operation.isExecuting, \"isFinished\": \\.isFinished, \"isReady\": \\.isReady, \"isCancelled\": \\.isCancelled] as [String: KeyPath<Operation, Bool>])[state.key].map { self.willChangeValue(for: $0) }\n  }\n}"
    )
    #expect(result.messages.isEmpty)
  }

  @Test("extensions and subclasses of an operation of the slice are operations")
  func otherFiles() {
    let call = "{ func f() { willChangeValue(forKey: \"isReady\") } }"
    let result = AdaptedText(
      "class Base: Operation {}", "class Load: Base \(call)", "extension Load \(call)",
      "class Far: FarOperation \(call)")
    for text in result.texts.dropFirst() {
      #expect(text.contains("willChangeValue(for: \\.isReady)"))
    }
    #expect(result.messages.isEmpty)
  }

  private static let limits = [
    "class C: NSObject { func f() { willChangeValue(forKey: \"isReady\") } }",
    "class C: Operation { func f() { willChangeValue(forKey: \"progress\") } }",
    "class C: Operation { let a = [willChangeValue(forKey: key)] }",
  ]

  @Test("changes of other objects and of other properties are errors", arguments: limits)
  func limit(source: String) {
    let result = AdaptedText(source)
    #expect(result.body == source)
    #expect(result.messages.map { $0.contains(": error: key-value observing") } == [true])
  }
}
