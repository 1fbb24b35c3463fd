import Testing

@testable import FixtureHosting

@Suite("Offered turns")
struct OfferedTurnTests {
  private let look = OfferedTurn.Look(
    changes: 1, isFree: true, isOwnCode: false, isComputing: false, mainUses: 1)

  private func look<Value>(
    _ path: WritableKeyPath<OfferedTurn.Look, Value>, _ value: Value
  ) -> OfferedTurn.Look {
    var look = look
    look[keyPath: path] = value
    return look
  }

  /// Returns the number of looks after which the main thread counts as blocked, of at most 10,000.
  private func looks(_ look: (Int) -> OfferedTurn.Look) -> Int? {
    var offer = OfferedTurn()
    return (1...10_000).first { offer.isBlocked(at: look($0)) }
  }

  @Test(
    "a main thread that runs nothing is blocked after a minute, and in the app's code after two seconds"
  )
  func blocked() {
    #expect(looks { _ in look } == WorkLimits.looksElsewhere + 2)
    #expect(looks { _ in look(\.isOwnCode, true) } == WorkLimits.looksOfOffer + 2)
  }

  @Test("a main thread that goes on with other tests is not blocked, however long that takes")
  func otherTests() {
    #expect(looks { look(\.mainUses, $0 / 1000) } == nil)
  }

  @Test("a main thread that computes is not blocked, nor one beside which a job has the turn")
  func computing() {
    #expect(looks { _ in look(\.isComputing, true) } == nil)
    #expect(looks { _ in look(\.isFree, false) } == nil)
  }

  @Test("a change begins the time anew")
  func change() {
    #expect(looks { look(\.changes, $0 / 1000) } == nil)
  }
}
