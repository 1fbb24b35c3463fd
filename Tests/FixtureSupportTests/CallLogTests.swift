import Foundation
import Testing
import UIKit

@testable import FixtureSupport

/// The log of calls.
@Suite("Call log")
struct CallLogTests {
  @Test("calls from many threads are numbered without a gap")
  func order() async {
    let log = FixtureCallLog()
    await withTaskGroup(of: Void.self) { group in
      for item in 0..<200 {
        group.addTask { log.record("nodeBlock", at: IndexPath(item: item, section: 0)) }
      }
    }
    #expect(log.calls.map(\.order) == Array(0..<200))
    #expect(Set(log.calls.compactMap(\.indexPath)).count == 200)
  }

  @Test("a record knows the side of the runtime that called")
  @MainActor
  func roles() async {
    let log = FixtureCallLog()
    log.record("here")
    await Task.detached { log.record("there") }.value
    #expect(log.calls.map(\.role) == [.main, .background])
  }

  @Test("the calls of one method are distinguished from the others")
  func methods() {
    let log = FixtureCallLog()
    for method in ["a", "b", "a"] { log.record(method) }
    #expect(log.calls(of: "a").map(\.order) == [0, 2] && log.calls(of: "c").isEmpty)
  }

  @Test("a record reads as fixtures spell it")
  func description() {
    let log = FixtureCallLog()
    log.record("nodeBlockForItemAt", at: [0, 3])
    log.record("numberOfItemsInSection", at: IndexPath(index: 2))
    log.record("viewForSupplementaryElementOfKind", at: [1, 0], detail: "Footer")
    log.record("numberOfSections")
    #expect(
      log.calls.map(\.description) == [
        "nodeBlockForItemAt 0.3", "numberOfItemsInSection 2",
        "viewForSupplementaryElementOfKind Footer 1.0", "numberOfSections",
      ])
    log.removeAll()
    #expect(log.calls.isEmpty)
  }
}
