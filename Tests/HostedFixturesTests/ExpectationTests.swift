import FixtureSupport
import FixtureTesting
import Testing

@testable import HostedFixtures

/// What the hosted fixtures say about themselves, one case an expectation.
@Suite("Expectations of hosted fixtures")
struct ExpectationTests {
  @Test("the table", arguments: InboxDataSource.expectations)
  func inbox(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test(
    "the pagers", arguments: BookDataSource.expectations + MixedBookDataSource.expectations)
  func books(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test(
    "the collections",
    arguments: MarketDataSource.expectations + EveryCellDequeuedDataSource.expectations
      + SizedDataSource.expectations + RingDataSource.expectations
      + ColumnsDataSource.expectations + DelegateColumnsDataSource.expectations
      + ThingsDataSource.expectations)
  func collections(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test(
    "cells, sizes and texts chosen by value",
    arguments: StoreDataSource.expectations + AgendaDataSource.expectations)
  func choices(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test(
    "lists inside of cells",
    arguments: ShelvesDataSource.expectations.filter { !$0.name.hasSuffix("Faults") })
  func lists(_ expectation: FixtureExpectation) async throws {
    try await expectation.check()
  }

  @Test("rows of a document", arguments: NewsDataSource.expectations)
  func news(_ expectation: FixtureExpectation) async throws { try await expectation.check() }

  @Test(
    "recorded answers of servers",
    arguments: LibraryDataSource.expectations + AgendaByDaysDataSource.expectations
      + PodcastDataSource.expectations + LatestRatesDataSource.expectations
      + RatesByDaysDataSource.expectations + SubscriptionsDataSource.expectations)
  func recorded(_ expectation: FixtureExpectation) async throws { try await expectation.check() }
}
