import Synchronization
import Testing

@testable import UIFoundation

/// The shares that threads take of one work.
@Suite("Unit portions")
struct UnitPortionsTests {
  @Test(
    "threads that take portions at the same time get each unit once",
    arguments: [0, 1, 15, 16, 17, 1_000])
  func eachOnce(count: Int) async {
    let portions = UnitPortions(count: count)
    let taken = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var units: [Int] = []
          while let portion = portions.next() { units += portion }
          return units
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(taken.sorted() == Array(0..<count))
    #expect(portions.next() == nil)
  }

  @Test(
    "as many threads are of use as there are portions",
    arguments: [(0, 0), (1, 1), (16, 1), (17, 2)])
  func portionCount(count: Int, portionCount: Int) {
    #expect(UnitPortions(count: count).portionCount == portionCount)
  }
}
