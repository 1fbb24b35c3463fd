import FixtureTesting
import Foundation
import Testing

@testable import HostedFixtures

@Suite("Recorded answers of servers as rows and sections") @MainActor
struct RecordedTests {
  @Test("a playlist of a property list has the tracks that it names by number")
  func music() {
    let lists = LibraryDataSource().sections
    #expect(lists.map(\.fields.trackCount) == [2, 3, 0])
    let tracks = lists[1].items.map(\.model)
    #expect(tracks.map(\.title) == ["Ebb", "Slack Water", "Low & Slow"])
    #expect(tracks.map(\.seconds) == [61.5, 302, 249])
    #expect(tracks.map(\.playCount) == [0, 7, 0])
    #expect(tracks.map(\.isExplicit) == [false, false, true])
    #expect(
      tracks.map(\.added) == [nil, nil, Date(timeIntervalSince1970: 1_714_557_600)])
  }

  @Test("a day of an agenda has its events, and an event its guests")
  func agenda() throws {
    let days = AgendaByDaysDataSource().sections
    #expect(
      days.map(\.fields.date.timeIntervalSince1970) == [
        1_714_521_600, 1_714_608_000, 1_714_694_400,
      ])
    let walk = try #require(days[0].items.first?.model)
    #expect(walk.start == Date(timeIntervalSince1970: 1_714_545_000))
    #expect(walk.seconds == 4_500 && walk.place == "Slipway" && walk.day == "2024-05-01")
    #expect(walk.guests.map(\.name) == ["Jo Marsh", "Al Reed"])
    #expect(walk.guests.map(\.reply) == [.accepted, .open])
    #expect(walk.guests.first?.address == URL(string: "mailto:jo@harbour.example"))
    let crew = days[0].items[1].model
    #expect(crew.notes == nil && crew.seconds == nil && crew.guests.isEmpty)
    #expect(days[2].items.map(\.model.start) == [Date(timeIntervalSince1970: 1_714_694_400)])
  }

  @Test("an episode of a podcast has the values of its extensions, or those of its show")
  func podcast() {
    let episodes = PodcastDataSource().sections[0].items.map(\.model)
    #expect(episodes.map(\.author) == ["Harbour Radio", "Ana Kelp"])
    #expect(episodes.map(\.seconds) == [6_849, 95])
    #expect(episodes.map(\.isExplicit) == [false, true])
    #expect(episodes.map(\.number) == [12, nil])
    #expect(episodes.map(\.kind) == [.full, .trailer])
    #expect(episodes.map(\.bytes) == [34_216_300, nil])
    #expect(episodes.map(\.notes) == ["<p>How rope was made.</p>", nil])
    #expect(episodes[0].published == Date(timeIntervalSince1970: 1_714_550_400))
    #expect(episodes[1].published == Date(timeIntervalSince1970: 1_711_962_000))
    #expect(episodes[1].cover.absoluteString == "https://radio.example/tr%C3%A4iler.jpg")
    #expect(episodes[0].speakers.map(\.role) == ["host", "guest"])
    #expect(episodes[0].speakers.map(\.page) == [nil, URL(string: "https://kelp.example")])
  }

  @Test("a rate knows the day and the bank around it")
  func currencies() {
    let rates = RatesByDaysDataSource().sections.flatMap { $0.items.map(\.model) }
    #expect(rates.map(\.currency) == ["USD", "JPY", "GBP", "USD", "JPY"])
    #expect(rates.map(\.rate) == [1.0698, 166.76, 0.85445, 1.0718, 168])
    #expect(Set(rates.map(\.source)) == ["European Central Bank"])
    #expect(rates.last?.day == Date(timeIntervalSince1970: 1_714_435_200))
    let latest = LatestRatesDataSource().sections[0].items.map(\.model)
    #expect(latest == Array(rates.filter { $0.currency != "JPY" }.prefix(2)))
  }

  @Test("a row of an outline knows its folder, its depth and what it contains")
  func outline() {
    let rows = SubscriptionsDataSource().sections[0].items.map(\.model)
    #expect(rows.map(\.folder) == [nil, "News", "News", "Abroad", nil])
    #expect(rows.map(\.depth) == [0, 1, 1, 2, 0])
    #expect(rows[0].children == ["The Lantern", "Abroad"])
    #expect(rows[4].site == nil)
    #expect(Set(rows.map(\.list)) == ["Reading list"])
  }
}
