import FixtureHosting
import Testing

@Suite("Sweeps")
struct SizeSweepTests {
  @Test("every width is a multiple of the step from the first, and the last one is tried")
  func widths() {
    #expect(FixtureSizeSweep(320...323).widths == [320, 321, 322, 323])
    #expect(FixtureSizeSweep(320...321.25, step: 0.5).widths == [320, 320.5, 321, 321.25])
    #expect(FixtureSizeSweep(320...320).widths == [320])
    #expect(FixtureSizeSweep(320...330, step: 0).widths == [320, 330])
    #expect(FixtureSizeSweep(0...1, step: 0.1).widths.count == 11)
  }

  @Test(
    "a linear sweep finds the first run of failures and stops behind it",
    arguments: [
      (343.0...356.0, FixtureSizeSweep.Failure(width: 343, lastWidth: 356, runCount: 38)),
      (320.0...320.0, FixtureSizeSweep.Failure(width: 320, lastWidth: 320, runCount: 2)),
      (400.0...999.0, FixtureSizeSweep.Failure(width: 400, lastWidth: 430, runCount: 111)),
    ])
  func linear(_ failing: ClosedRange<Double>, expected: FixtureSizeSweep.Failure) async {
    let found = await FixtureSizeSweep(320...430).run { failing.contains($0) }
    #expect(found == expected)
  }

  @Test(
    "a sweep by halves finds the border in a few runs",
    arguments: [
      (361.0...999.0, 361.0, 430.0), (0.0...342.0, 320.0, 342.0), (0.0...999.0, 320.0, 430.0),
      (430.0...430.0, 430.0, 430.0), (320.0...320.0, 320.0, 320.0),
    ])
  func binary(_ failing: ClosedRange<Double>, first: Double, last: Double) async throws {
    let sweep = FixtureSizeSweep(320...430, search: .binary)
    let found = try #require(await sweep.run { failing.contains($0) })
    #expect(found.width == first)
    #expect(found.lastWidth == last)
    #expect(found.runCount <= 9)
  }

  @Test("a single width is tried once, whatever the search", arguments: [true, false])
  func single(_ isFailing: Bool) async {
    var tried: [Double] = []
    let found = await FixtureSizeSweep(320...320, search: .binary).run { width in
      tried.append(width)
      return isFailing
    }
    #expect(tried == [320] && (found?.runCount == 1) == isFailing)
  }

  @Test("what never fails is not found", arguments: [FixtureSizeSweep.Search.linear, .binary])
  func sound(_ search: FixtureSizeSweep.Search) async {
    #expect(await FixtureSizeSweep(320...430, search: search).run { _ in false } == nil)
  }
}
