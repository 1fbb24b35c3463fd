import FixtureContract
import Foundation
import Testing

@testable import FixtureSupport

/// Assertions and steps, written as the generator writes their fields and read as the runtime reads them.
@Suite("Assertions and steps as fields of a row")
struct ContractRowTests {
  private static let assertions: [FixtureAssertion] = [
    .frame(of: .item([0, 1]), is: FixtureExpectedRect(1, .any, .recorded, .exactly(.infinity))),
    .size(of: .supplementary(kind: "header", [2, 0]), is: FixtureExpectedSize(.recorded, 0.25)),
    .nodeFrame(of: .item([0, 1]), node: "n", is: FixtureExpectedRect(-1, 2, 3, 4)),
    .nodeProperty(of: .item([0, 1]), node: "n", property: "text", is: .text("a\tb\\")),
    .nodeProperty(of: .item([0, 1]), node: "n", property: "textMatches", is: .pattern("^a.$")),
    .nodeProperty(of: .item([0, 1]), node: "n", property: "traits", is: .options(["a", "b"])),
    .nodeProperty(of: .item([0, 1]), node: "n", property: "alpha", is: .numbers([.any, 0.5])),
    .nodeProperty(of: .item([0, 1]), node: "n", property: "color", is: .color("#01020304")),
    .nodeProperty(
      of: .item([0, 1]), node: "n", property: "font", is: .font(name: "bold", size: 12)),
    .absent(of: .item([0, 1]), node: "n"), .cell(of: .item([0, 1]), class: "C"),
    .interfaceState(of: .item([0, 1]), ["visible"]), .selected("0.1 2.3"),
    .contentOffset(FixtureExpectedPoint(1, .recorded)), .batchCount(2), .plainItems("0.1"),
    .visible(""), .contentSize(FixtureExpectedSize(1, 2)),
    .supplementaryCount(kind: "footer", 3), .itemCount(section: 1, 2), .sectionCount(4),
    .currentPage(1), .calls(["a 0", "b"]), .violation(code: "v"), .advisory(code: "a"),
    .recorded(.visible("-1")), .recorded(.recorded(.sectionCount(-1))),
    .title(of: .supplementary(kind: "header", [1]), "A B"), .sectionIndex(["A", "B"]),
    .thrash(count: 100, seed: .max), .threadSafe,
  ]

  private static let steps: [FixtureStep] = [
    .mutation("m"), .batch, .scroll(0.5), .page(2), .unanimatedPage(1), .rotate, .select([0, 1]),
    .deselect([0, 1]), .set(property: "p", value: true), .swipe(.up),
    .drag(x: -1.5, y: 300, velocity: 900), .tap(node: "n", in: .item([0, 1])),
    .tap(node: "n", in: .supplementary(kind: "header", [0, 0])), .advance(0.25),
  ]

  @Test("an assertion reads as it was written", arguments: assertions)
  func assertion(_ assertion: FixtureAssertion) {
    var row = FieldRow(assertion.fields)
    #expect(FixtureAssertion(from: &row) == assertion)
    #expect(row.isAtEnd)
  }

  @Test("a step reads as it was written", arguments: steps)
  func step(_ step: FixtureStep) {
    var row = FieldRow(step.fields)
    #expect(FixtureStep(from: &row) == step)
    #expect(row.isAtEnd)
  }

  @Test("conditions read as they were written")
  func conditions() {
    let all = FixtureConditions(
      width: 1, height: 2, scale: 3, device: "iPad", direction: .rightToLeft,
      orientation: .landscape, locale: "de_DE", timeZone: "GMT", textSize: .extraSmall, style: .dark
    )
    for conditions in [all, FixtureConditions(width: 320, textSize: nil, style: nil)] {
      var row = FieldRow(conditions.fields)
      #expect(FixtureConditions(from: &row) == conditions)
      #expect(row.isAtEnd)
    }
  }

  @Test("a word of another version is no assertion and no step")
  func unknown() {
    var row = FieldRow([.text("future"), .number(1)])
    #expect(FixtureAssertion(from: &row) == nil)
    row = FieldRow([.text("recorded"), .text("future")])
    #expect(FixtureAssertion(from: &row) == nil)
    row = FieldRow([.text("swipe"), .text("inward")])
    #expect(FixtureStep(from: &row) == nil)
  }

  @Test(
    "a step reads as fixtures spell it",
    arguments: zip(
      steps.suffix(5),
      [
        "swipe up", "drag -1.5 300 velocity 900", "tap n in 0.1", "tap n in header 0.0",
        "advance 0.25",
      ]))
  func description(_ step: FixtureStep, _ text: String) {
    #expect(step.description == text)
  }
}

/// The fields of a row, read in order as the decoder of generated files reads them.
private struct FieldRow: ContractFieldReader {
  private var rest: ArraySlice<ContractField>

  init(_ fields: [ContractField]) { rest = fields[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func string() -> String {
    if case .text(let text) = rest.popFirst() { text } else { "" }
  }

  mutating func int() -> Int { Int(double()) }

  mutating func double() -> Double {
    if case .number(let number) = rest.popFirst() { number } else { 0 }
  }

  mutating func bool() -> Bool { double() == 1 }

  mutating func optional<Value>(_ decode: (inout FieldRow) -> Value) -> Value? {
    guard rest.first == .missing else { return decode(&self) }
    rest.removeFirst()
    return nil
  }

  mutating func list<Value>(_ decode: (inout FieldRow) -> Value) -> [Value] {
    (0..<int()).map { _ in decode(&self) }
  }
}
