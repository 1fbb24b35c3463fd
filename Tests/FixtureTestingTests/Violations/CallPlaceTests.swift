import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import FixtureHosting

/// Where the issues of violations are, and what a host that does not settle says.
@Suite("Places of calls", .schedule(seed: 1)) @MainActor
struct CallPlaceTests {
  private nonisolated static func report() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(.init(rawValue: "planted"), message: "It broke.", remedy: "Mend it."))
  }

  /// The lines of this file at which a closure's issues are.
  private func lines(of body: @MainActor @Sendable () async throws -> Void) async throws -> [Int] {
    let lines = Locked<[Int]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.sourceLocation?.fileID == #fileID else { return issue }
      lines.withLock { $0.append(issue.sourceLocation?.line ?? 0) }
      return nil
    }
    try await collecting.provideScope(for: try #require(Test.current), testCase: nil) {
      try await body()
    }
    return lines.withLock { $0 }
  }

  @Test("a violation in a driven step is an issue at the call that drove it")
  func driven() async throws {
    let found = try await lines {
      let host = NumberGrid(sections: [1]).host()
      host.environment.scheduleTimer(after: 1, RuntimeScheduling.Step(.timer, "planted")) {
        Self.report()
      }
      host.advance(by: 2)
    }
    #expect(found == [#line - 2])
  }

  @Test("a violation is an issue at the outer call where there is one", arguments: [true, false])
  func outer(isSettled: Bool) async throws {
    let site = FixtureCallSite(fileID: #fileID, filePath: #filePath, line: 7, column: 1)
    let found = try await lines {
      try await FixtureCallSite.$current.withValue(site) {
        let host = NumberGrid(sections: [1]).host()
        guard !isSettled else {
          host.environment.enqueueOnMain(RuntimeScheduling.Step(.main, "planted")) { Self.report() }
          return try await host.settle()
        }
        host.environment.scheduleTimer(after: 1, RuntimeScheduling.Step(.timer, "planted")) {
          Self.report()
        }
        host.advance(by: 2)
      }
    }
    #expect(found == [7])
  }

  @Test("a violation outside of any call is an issue at the test")
  func stray() async throws {
    let test = try #require(Test.current)
    let found = try await lines { Self.report() }
    #expect(found == [test.sourceLocation.line])
  }

  @Test("a host without a list names its controller when it does not settle")
  func controllerName() async throws {
    let host = FixtureHost(controller: UIViewController())
    host.limits.steps = 500
    let job = RepeatingJob()
    defer { job.stop() }
    job.start(in: host.environment)
    let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
    #expect(stall?.container == "UIViewController")
  }

  @Test("a stall without a waiting step says so")
  func noStep() {
    let stall = FixtureStall(reason: .neverIdle(rounds: 3), pending: [], container: "List")
    #expect("\(stall)" == "List does not settle: after 3 rounds these steps are pending: none")
  }

  @Test("a stall of a job that may wait for a delay says what to call")
  func delay() {
    let works = [.blocked, .delayed(until: 1)].map { state in
      FixturePendingWork(state: state, queue: "loader", code: nil, stepCount: 0)
    }
    let stall = FixtureStall(reason: .jobsNeverEnd, pending: [], container: "List", work: works)
    #expect(
      "\(stall)"
        == "List does not settle: these jobs do not end: a job on loader, blocked, a job on loader at 1.0 s; "
        + "if a job waits for a delay, call advance(by:) before settle()")
  }
}
