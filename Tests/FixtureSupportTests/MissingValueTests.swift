import FixtureSupport
import Testing

/// The functions that generated code calls for values that a row may not have.
@Suite("Values that a row may not have")
struct MissingValueTests {
  @Test("a missing, empty or false value is none")
  func hasValue() {
    #expect(FixtureRuntime.hasValue("a") && !FixtureRuntime.hasValue(""))
    #expect(FixtureRuntime.hasValue([0]) && !FixtureRuntime.hasValue([] as [Int]))
    #expect(FixtureRuntime.hasValue(true) && !FixtureRuntime.hasValue(false))
    #expect(!FixtureRuntime.hasValue(nil as String?) && !FixtureRuntime.hasValue(nil as [Int]?))
    #expect(!FixtureRuntime.hasValue(nil as Bool?))
  }

  @Test("a missing value is neither less nor at least another one")
  func comparisons() {
    #expect(FixtureRuntime.isLess(1, than: 2) && !FixtureRuntime.isLess(2, than: 2))
    #expect(FixtureRuntime.isAtLeast(2, 2) && !FixtureRuntime.isAtLeast(1.5, 2))
    #expect(!FixtureRuntime.isLess(nil, than: 2) && !FixtureRuntime.isAtLeast(nil, 2))
  }

  @Test("the text of a missing value is empty")
  func text() {
    #expect(FixtureRuntime.text(nil as Int?) == "" && FixtureRuntime.text(1.5) == "1.5")
    #expect(FixtureRuntime.text("a" as String?) == "a")
  }
}
