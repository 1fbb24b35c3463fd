import FixtureTesting
import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Thrash", .device(.iPhoneSE), .provokesIssues) @MainActor
struct ThrashTests {
  @Test("a list that announces what it changes survives random updates", arguments: [1, 2, 3])
  func sound(_ seed: UInt64) async throws {
    try await FixtureThrash(updates: 15, seed: seed).run { ListGrid([5, 8, 0, 12]).host() }
  }

  @Test("the updates follow from the seed and the options")
  func updates() async throws {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.3)
    var grids: [ListGrid] = []
    try await FixtureThrash(updates: 4, seed: 9, options: options).run {
      let grid = ListGrid([5, 8])
      grids.append(grid)
      return grid.host()
    }
    let recipe = FixtureUpdateRecipe(start: [5, 8], count: 4, seed: 9, options: options)
    #expect(grids.last?.appliedUpdates == recipe.updates)
  }

  @Test("a list that forgets to announce deletions is found and made small")
  func faulty() async throws {
    let comments = Locked<[String]>([])
    await expectIssue {
      try await FixtureThrash(updates: 15, seed: 1).run {
        ListGrid([5, 8, 0, 12], fault: .deletedItems).host()
      }
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains { $0.rawValue.contains("Invalid update [itemCount]") }
    }
    #expect(comments.withLock { Set($0).count } == 1, "the runtime's own issues are withheld")
    let text = comments.withLock { $0.joined(separator: "\n") }
    let recipe = try #require(text.split(separator: "The smallest recipe: ").last)
    #expect(text.contains("Seed 1: after update 1 violation: "))
    #expect(recipe.contains("deleteItems"))
    #expect(!recipe.contains("then"))
    #expect(!recipe.contains("move") && !recipe.contains("insert") && !recipe.contains("reload"))
    #expect(!recipe.contains("deleteSections"))
  }

  @Test("a list that the runtime rejects nothing of is found by the invariants alone")
  func invisible() async throws {
    let comments = try await collectedComments {
      try await FixtureThrash(updates: 3, seed: 1).run {
        ListGrid([5, 8], layout: ForgetfulLayout(forgets: .view)).host()
      }
    }
    #expect(
      comments.contains { $0.contains("0.3 is in the visible rectangle, but not on screen") },
      "\(comments)")
  }

  @Test("an advisory is reported as one, and is no breach")
  func advice() async throws {
    let comments = try await collectedComments {
      try await FixtureThrash(updates: 2, seed: 1).run {
        ListGrid([5, 8], fault: .nothingWithAdvice).host()
      }
    }
    #expect(comments.contains { $0.contains("Planted.") })
    #expect(!comments.contains { $0.hasPrefix("Seed") }, "\(comments)")
  }

  @Test("a generated data source needs no code", arguments: [1, 2])
  func generated(_ seed: UInt64) async throws {
    try await FixtureThrash(updates: 8, seed: seed).run { FixtureHost(GalleryDataSource()) }
  }

  @Test(
    "a list that is broken off the main thread has a recipe for each seed, and no other issue",
    arguments: [1, 2, 3])
  func brokenInTheBackground(_ seed: UInt64) async throws {
    let comments = try await collectedComments {
      try await FixtureThrash(updates: 4, seed: seed).run {
        RuntimeEnvironment.current.enqueue(
          RuntimeScheduling.Work(label: "planted", kind: .display) {
            RuntimeEnvironment.current.report(
              RuntimeViolation(.init(rawValue: "planted"), message: "Planted.", remedy: "None."))
          }, on: RuntimeScheduling.Lane(label: "planted"))
        return ListGrid([5, 8]).host()
      }
    }
    #expect(
      comments.count == 1 && comments.first?.hasPrefix("Seed \(seed): ") == true, "\(comments)")
  }

  @Test("a failing update in the middle is all that is left of a recipe")
  func shrinking() async {
    let recipe = FixtureUpdateRecipe(start: [9, 9, 9], count: 12, seed: 4)
    let culprit = recipe.updates[5]
    let shrunk = await recipe.shrunk { candidate in
      candidate.updates.contains { !Set($0.edits).isDisjoint(with: culprit.edits.prefix(1)) }
    }
    #expect(shrunk.updates.count == 1)
    #expect(shrunk.updates.first?.edits == Array(culprit.edits.prefix(1)))
  }
}
