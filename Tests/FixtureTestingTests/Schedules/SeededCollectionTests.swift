import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Seeded collections") @MainActor
struct SeededCollectionTests {
  private nonisolated static let counts = [7, 0, 11]

  /// The frames of a collection after its load, an update and a scroll.
  private static func frames() async throws -> [CGRect] {
    let grid = ListGrid(counts)
    let host = grid.host()
    try await host.settle()
    let update = FixtureListUpdate(
      before: counts,
      edits: [.deleteItems([[0, 1]]), .insertItems([[2, 0]]), .moveSection(from: 2, to: 0)],
      after: [11, 6, 1])
    host.bind { grid.apply(update) }
    host.scroll(to: CGPoint(x: 0, y: 40))
    try await host.settle()
    return host.items.map(\.frame)
  }

  /// The steps of a run under a schedule, in words.
  static func steps(of schedule: FixtureSchedule) async throws -> [String] {
    let chooser = FixtureScheduleChooser(schedule)
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.SteppedScheduler(chooser: chooser))
    _ = try await environment.bind { try await frames() }
    return chooser.decisions.map { "\($0.choice) of \($0.count): \($0.step)" }
  }

  @Test("every seed gives the frames of live threads", .device(.iPhoneSE))
  func sameFrames() async throws {
    let live = try await Self.frames()
    #expect(live.count == 18)
    try await withSchedules(count: 20) {
      let seeded = try await Self.frames()
      #expect(seeded == live)
    }
  }

  @Test("a collection settles under each schedule", .device(.iPhoneSE), .schedules(count: 20))
  func trait() async throws {
    #expect(RuntimeEnvironment.current.scheduler is RuntimeScheduling.SteppedScheduler)
    let frames = try await Self.frames()
    #expect(frames.first == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(Set(frames.map(\.size)) == [CGSize(width: 100, height: 50)])
    #expect(frames.map(\.maxY).max() == 390)
  }

  @Test("a seed gives one list of steps, whenever it runs", arguments: [0, 7, 1234])
  func sameSteps(_ seed: UInt64) async throws {
    let first = try await Self.steps(of: .seed(seed))
    let second = try await Self.steps(of: .seed(seed))
    #expect(first == second)
    #expect(first.count > 18)
  }

  @Test("other seeds give other lists of steps")
  func otherSteps() async throws {
    let first = try await Self.steps(of: .seed(1))
    let second = try await Self.steps(of: .seed(2))
    #expect(first != second)
  }

  @Test("the choices of a seeded run replay it")
  func replay() async throws {
    let chooser = FixtureScheduleChooser(.seed(5))
    let environment = RuntimeEnvironment(
      scheduler: RuntimeScheduling.SteppedScheduler(chooser: chooser))
    _ = try await environment.bind { try await Self.frames() }
    let text = FixtureSchedule.choices(chooser.decisions.map(\.choice)).description
    let schedule = try #require(FixtureSchedule(text))
    let seeded = try await Self.steps(of: .seed(5))
    #expect(try await Self.steps(of: schedule) == seeded)
  }
}
