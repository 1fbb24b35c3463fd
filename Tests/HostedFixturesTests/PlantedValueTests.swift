import FixtureSupport
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

/// The conditions, formats and repeated nodes of `Store.xml` and `Agenda.xml`, with a planted value each.
@Suite("Conditions and formats with a planted value") @MainActor
struct PlantedValueTests {
  /// A change of one row that the expectation of the rows must notice.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let subject: String
    let place: String
    let expectation: FixtureExpectation
    let planted: @MainActor @Sendable () -> any FixtureContainer

    private init(
      _ name: String, _ subject: String, at place: IndexPath, _ stated: FixtureExpectation,
      planted: @escaping @MainActor @Sendable () -> any FixtureContainer
    ) {
      testDescription = name
      self.subject = subject
      self.place = place.map(String.init).joined(separator: ".")
      expectation = stated
      self.planted = planted
    }

    static func store(
      _ name: String, _ subject: String, at place: IndexPath,
      _ change: @escaping @MainActor @Sendable (inout StoreEntry) -> Void
    ) -> Fault {
      Fault(name, subject, at: place, StoreDataSource.expectations[0]) {
        let source = StoreDataSource()
        let item = source.sections[place[0]].items[place[1]]
        var model = item.model
        change(&model)
        source.sections[place[0]].items[place[1]] = FixtureItem(model, cell: item.cell)
        return source
      }
    }

    static func agenda(
      _ name: String, _ subject: String, at place: IndexPath,
      _ change: @escaping @MainActor @Sendable (inout AgendaEntry) -> Void
    ) -> Fault {
      Fault(name, subject, at: place, AgendaDataSource.expectations[0]) {
        let source = AgendaDataSource()
        let item = source.sections[place[0]].items[place[1]]
        var model = item.model
        change(&model)
        source.sections[place[0]].items[place[1]] = FixtureItem(model, cell: item.cell)
        return source
      }
    }
  }

  private nonisolated static let conditions: [Fault] = [
    .store("is: another case", "cell", at: [0, 0]) { $0.kind = .product },
    .store("is: a case of a plain cell", "plain", at: [0, 3]) { $0.kind = .banner },
    .store("not: a value that is there", "newNode", at: [0, 2]) { $0.subtitle = "x" },
    .store("a path: an empty text", "newNode", at: [0, 1]) { $0.subtitle = "" },
    .store("lessThan: the bound itself", "soldOutNode", at: [0, 2]) { $0.stock = 1 },
    .store("is: a number that is not listed", "fewNode", at: [1, 0]) { $0.stock = 3 },
    .store("atLeast: one less", "manyNode", at: [1, 1]) { $0.stock = 999 },
    .store("is: a text with a blank", "saleNode", at: [0, 1]) { $0.title = "Red" },
    .store("is: a URL", "linkNode", at: [1, 0]) { $0.link = nil },
    .agenda("is: no case", "cell", at: [0, 2]) { $0.kind = nil },
    .agenda("not: a case", "cell", at: [0, 3]) { $0.kind = .toggle },
    .agenda("atLeast: a date before", "lateNode", at: [0, 4]) { $0.start -= 86_400 * 1.5 },
    .agenda("lessThan: the date itself", "earlyNode", at: [0, 5]) { $0.start += 7_200 },
    .agenda("a path: a missing date", "endsNode", at: [0, 4]) { $0.end = nil },
  ]

  private nonisolated static let formats: [Fault] = [
    .store("currency", "priceNode", at: [0, 1]) { $0.price = 59.49 },
    .store("percent", "saleNode", at: [0, 1]) { $0.share = 0.25 },
    .store("byteCount", "linkNode", at: [1, 0]) { $0.size = 9 },
    .store("number", "manyNode", at: [1, 1]) { $0.stock = 12346 },
    .agenda("dateTime: a day", "dayNode", at: [0, 0]) { $0.start += 86_400 },
    .agenda("dateTime: a time", "timeNode", at: [0, 0]) { $0.start += 60 },
    .agenda("dateTime: a day of the week", "weekdayNode", at: [0, 0]) { $0.start += 86_400 },
    .agenda("dateTime: a missing date", "endNode", at: [0, 4]) { $0.end = nil },
    .agenda("relative", "untilNode", at: [0, 5]) { $0.start -= 3_600 },
    .agenda("relative named", "endsNode", at: [0, 4]) { $0.end? += 86_400 },
  ]

  private nonisolated static let others: [Fault] = [
    .store("each: a value of an element", "chip.0", at: [0, 4]) { $0.filters[0].isOn = false },
    .store("each: a condition on an element", "mark.1", at: [0, 4]) { $0.filters[1].isOn = true },
    .store("each: an element less", "chip.1", at: [0, 4]) { $0.filters.removeLast() },
    .store("each: a list of texts", "sizeNode.0", at: [1, 0]) { $0.sizes = nil },
    .agenda("each: another text", "person.1", at: [0, 0]) { $0.people[1] = "Cid" },
    .store("a symbol", "badgeNode", at: [0, 1]) { $0.badge = UIImage() },
  ]

  @Test(
    "a planted value is noticed in its row, and in no other",
    arguments: conditions + formats + others, ScreenVariant.all)
  func planted(_ fault: Fault, _ screen: ScreenVariant) async throws {
    var expectation = screen.applied(toIndependentOf: fault.expectation)
    #expect(try await expectation.mismatches().map(\.description) == [])
    expectation.makeContainer = fault.planted
    let found = try await expectation.mismatches().map(\.description)
    #expect(found.contains { $0.contains(fault.subject) }, "\(found)")
    #expect(found.filter { !$0.contains(fault.place) } == [])
  }
}
