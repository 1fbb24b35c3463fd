import FixtureSupport
import FixtureTesting
import Fixtures
import Testing

/// What the files in `Fixtures/` say about their containers, one case an expectation.
@Suite("Expectations of the samples")
struct ExpectationTests {
  @Test("the galleries are as their fixtures say", arguments: GalleryDataSource.expectations)
  func gallery(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "the gallery in a flow layout is as its fixture says",
    arguments: FlowGalleryDataSource.expectations)
  func flowGallery(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "the photo feeds are as their fixture says",
    arguments: PhotoTableDataSource.expectations + PhotoGridDataSource.expectations)
  func photos(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test("the offers are as their fixture says", arguments: CatDealsDataSource.expectations)
  func deals(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "the hundred sections are as their fixture says", arguments: GreetingsDataSource.expectations)
  func greetings(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "the pagers are as their fixture says",
    arguments: FivePagesDataSource.expectations + SinglePageDataSource.expectations
      + NoPagesDataSource.expectations)
  func pagers(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "cells around views and view controllers are as their fixture says",
    arguments: HostedCollectionDataSource.expectations + HostedTableDataSource.expectations
      + HostedPagesDataSource.expectations)
  func hostedCells(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "the examples of lists and layout specs are laid out as their pictures show",
    arguments: Self.specExpectations)
  func layoutSpecs(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  private static let specExpectations: [FixtureExpectation] = [
    WordsDataSource.expectations,
    TableExampleDataSource.expectations,
    CollectionExampleDataSource.expectations,
    LayoutExampleDataSource.expectations,
    SpecExampleDataSource.expectations,
    WrapperExampleDataSource.expectations,
    StackExampleDataSource.expectations,
    InsetExampleDataSource.expectations,
    RatioExampleDataSource.expectations,
    RelativeExampleDataSource.expectations,
    CenterExampleDataSource.expectations,
    AbsoluteExampleDataSource.expectations,
    OverlayExampleDataSource.expectations,
    BackgroundExampleDataSource.expectations,
    CornerExampleDataSource.expectations,
  ].flatMap(\.self)
}
