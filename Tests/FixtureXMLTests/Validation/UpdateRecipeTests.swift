import FixtureHosting
import Testing

@testable import FixtureXML

/// The fixtures of `FixtureThrash`, which a failing run attaches to its test.
@Suite("The fixture of a recipe of random updates")
struct UpdateRecipeTests {
  @Test("a recipe is a valid fixture", arguments: 0..<10 as Range<UInt64>)
  func recipe(_ seed: UInt64) throws {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.25)
    let recipe = FixtureUpdateRecipe(start: [3, 0, 8, 5], count: 20, seed: seed, options: options)
    let fixture = try TestPackage.load(bytes: Array(recipe.fixtureText().utf8))
    #expect(fixture.messages == [])
  }

  @Test("a shrunken recipe is a valid fixture", arguments: 0..<10 as Range<UInt64>)
  @MainActor func shrunken(_ seed: UInt64) async throws {
    let options = FixtureUpdateGenerator.Options(changedFraction: 0.3)
    let recipe = FixtureUpdateRecipe(start: [3, 0, 8], count: 6, seed: seed, options: options)
    let shrunk = await recipe.shrunk { candidate in
      candidate.updates.flatMap(\.edits).contains { edit in
        if case .insertItems = edit { true } else { false }
      }
    }
    let fixture = try TestPackage.load(bytes: Array(shrunk.fixtureText().utf8))
    #expect(fixture.messages == [])
  }
}
