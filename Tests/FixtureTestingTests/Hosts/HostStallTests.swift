import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import FixtureHosting

@Suite("Host stalls", .device(.iPhoneSE)) @MainActor
struct HostStallTests {
  @Test(
    "a job that enqueues itself for ever is reported, under threads and schedules",
    arguments: [nil, FixtureSchedule.seed(3), FixtureSchedule.choices([])])
  func endless(_ schedule: FixtureSchedule?) async throws {
    try await withConfiguration({ $0.schedule = schedule }) {
      let host = NumberGrid(sections: [2]).host()
      #expect(host.limits == SettleLimits(rounds: 1000, steps: 100_000))
      host.limits.steps = 5_000
      try await host.settle()
      let job = RepeatingJob()
      defer { job.stop() }
      job.start(in: host.environment)
      let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
      #expect(stall?.reason == .stepsNeverEnd(count: 5_000))
      #expect(stall?.container == "ASCollectionNode")
      #expect(stall?.pending == [RuntimeScheduling.Step(.main, "repeating job")])
      #expect(stall?.description.contains("these are pending: main repeating job") == true)
    }
  }

  @Test(
    "updates that begin further ones in their completions are reported, under threads and schedules",
    arguments: [nil, FixtureSchedule.seed(3)])
  func endlessUpdates(_ schedule: FixtureSchedule?) async throws {
    try await withConfiguration({ $0.schedule = schedule }) {
      let source = NumberGrid(sections: [2])
      let host = source.host()
      try await host.settle()
      host.limits.steps = 500
      var count = 0
      @MainActor func reload() {
        count += 1
        guard count < 2000 else { return }
        source.node.performBatch(animated: false) {
          source.node.reloadItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { _ in
          reload()
        }
      }
      host.bind { reload() }
      let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
      #expect(stall?.reason == .stepsNeverEnd(count: 500))
      #expect(count < 2000)
      count = 2000
      host.limits.steps = 100_000
      try await host.settle()
    }
  }

  @Test("a view that asks for layout after each layout is reported")
  func restless() async throws {
    let host = NumberGrid(sections: [2]).host()
    host.limits.steps = 500
    try await host.settle()
    let view = RestlessView(frame: .zero)
    defer { view.rest() }
    host.bind { host.window.addSubview(view) }
    let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
    #expect(stall?.reason == .stepsNeverEnd(count: 500))
  }

  @Test(
    "a job that enqueues itself often comes to an end", arguments: [nil, FixtureSchedule.seed(3)])
  func finite(_ schedule: FixtureSchedule?) async throws {
    try await withConfiguration({ $0.schedule = schedule }) {
      let host = NumberGrid(sections: [2]).host()
      RepeatingJob(times: 1000).start(in: host.environment)
      try await host.settle()
      #expect(host.items.count == 2)
    }
  }

  @Test("a container that has a step left after every layout is reported, with the rounds")
  func neverIdle() async throws {
    let environment = RuntimeEnvironment(scheduler: UnfinishedScheduler())
    let stall = await #expect(throws: FixtureStall.self) {
      try await environment.bind {
        let host = NumberGrid(sections: [2]).host()
        host.limits.rounds = 3
        try await host.settle()
      }
    }
    #expect(stall?.reason == .neverIdle(rounds: 3))
    #expect(stall?.pending == [UnfinishedScheduler.step])
    #expect(
      stall?.description
        == "ASCollectionNode does not settle: after 3 rounds these steps are pending: "
        + "main unfinished")
  }

  @Test("a chain of 1,000 updates settles", .device(.iPhoneSE))
  func chainOfUpdates() async throws {
    let grid = NumberGrid(sections: [2])
    let host = grid.host()
    try await host.settle()
    var count = 0
    func next(_: Bool) {
      guard count < 1000 else { return }
      count += 1
      grid.node.performBatch(
        animated: false, updates: { grid.node.reloadItems(at: [[0, 0]]) }, completion: next)
    }
    host.bind { next(true) }
    try await host.settle()
    #expect(count == 1000)
  }

  @Test("a chain of insertions takes few steps for each", .device(.iPhoneSE))
  func chainOfInsertions() async throws {
    let grid = NumberGrid(sections: [2])
    let host = grid.host()
    try await host.settle()
    host.limits.steps = 30_000
    var count = 0
    func next(_: Bool) {
      guard count < 500 else { return }
      count += 1
      grid.node.performBatch(
        animated: false,
        updates: {
          grid.sections[0] += 1
          grid.node.insertItems(at: [[0, 0]])
        }, completion: next)
    }
    host.bind { next(true) }
    try await host.settle()
    #expect(count == 500)
  }

  @Test("a chain of invalid updates uses no stack", .device(.iPhoneSE))
  func chainOfInvalidUpdates() async throws {
    let grid = NumberGrid(sections: [2])
    let host = grid.host()
    try await host.settle()
    var count = 0
    func next(_: Bool) {
      guard count < 5000 else { return }
      count += 1
      grid.node.performBatch(
        animated: false, updates: { grid.node.deleteItems(at: [[0, 0]]) }, completion: next)
    }
    try await expectViolation(.invalidUpdate) {
      host.bind { next(true) }
      try await host.settle()
    }
    #expect(count == 5000)
  }

  @Test("a stall names equal steps once, with their number")
  func equalSteps() {
    let step = UnfinishedScheduler.step
    let stall = FixtureStall(
      reason: .stepsNeverEnd(count: 9), pending: [step, step, step], container: "List")
    #expect(
      stall.description
        == "List does not settle: after 9 steps these are pending: main unfinished (3 times)")
  }

  @Test("an update whose work is lost never ends, and the host says so")
  func lostUpdate() async throws {
    let environment = RuntimeEnvironment(scheduler: LosingScheduler())
    let stall = await #expect(throws: FixtureStall.self) {
      try await environment.bind { try await NumberGrid(sections: [2]).host().settle() }
    }
    #expect(stall?.reason == .updateNeverEnds)
    #expect(
      stall?.description
        == "ASCollectionNode still processes an update, but no step is pending that could "
        + "finish it")
  }
}
