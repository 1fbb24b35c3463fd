import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

@Suite("Every kind of field", .device(.iPhoneSE)) @MainActor
struct FieldsTests {
  private let rows = EverythingDataSource().sections.flatMap { $0.items.map(\.model) }

  @Test("a row that leaves fields out has their defaults, nil and empty lists")
  func defaults() throws {
    let row = try #require(rows.first)
    #expect(row.int == 1 && row.double == 0.5 && row.cgFloat == 1.5 && row.bool)
    #expect(row.string == "text" && row.url == URL(string: "https://example.com/a?b=c"))
    #expect(row.date == Date(timeIntervalSince1970: 1_714_564_800))
    #expect(row.size == CGSize(width: 10, height: 20))
    #expect(row.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(row.image.size == CGSize(width: 8, height: 4) && row.image.scale == 2)
    #expect(row.color == UIColor(red: 1, green: 0, blue: 0, alpha: 128 / 255))
    #expect(row.font == UIFont.boldSystemFont(ofSize: 14))
    #expect(row.season == .spring)
    #expect(row.author == Author(name: "Ann"))
    #expect(row.ints.isEmpty && row.doubles.isEmpty && row.cgFloats.isEmpty && row.bools.isEmpty)
    #expect(row.strings.isEmpty && row.urls.isEmpty && row.dates.isEmpty && row.sizes.isEmpty)
    #expect(row.insetsList.isEmpty && row.images.isEmpty && row.colors.isEmpty)
    #expect(row.fonts.isEmpty && row.seasons.isEmpty && row.authors.isEmpty)
    #expect(row.optionalInt == nil && row.optionalDouble == nil && row.optionalCGFloat == nil)
    #expect(row.optionalBool == nil && row.optionalString == nil && row.optionalURL == nil)
    #expect(row.optionalDate == nil && row.optionalSize == nil && row.optionalInsets == nil)
    #expect(row.optionalImage == nil && row.optionalColor == nil && row.optionalFont == nil)
    #expect(row.optionalSeason == nil && row.optionalAuthor == nil && row.optionalStrings == nil)
  }

  @Test("a row that states its fields has them")
  func stated() throws {
    let row = try #require(rows.last)
    #expect(row.int == 2 && row.double == -2.25 && row.cgFloat == 3 && !row.bool)
    #expect(row.string == "a \"quote\" \\(x) and\na line")
    #expect(row.url == URL(string: "https://example.org"))
    #expect(row.date == Date(timeIntervalSince1970: 1_582_934_400))
    #expect(row.size == CGSize(width: 1, height: 2))
    #expect(row.insets == UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    #expect(row.image.size == CGSize(width: 16, height: 32) && row.image.scale == 3)
    #expect(row.color == UIColor.blue)
    #expect(row.font == UIFont(name: "HelveticaNeue-Light", size: 11))
    #expect(row.season == .autumn)
    #expect(row.author == Author(name: "Bob", url: URL(string: "https://bob.example")))
  }

  @Test("optional fields that are stated are there")
  func optionals() throws {
    let row = try #require(rows.last)
    #expect(row.optionalInt == 7 && row.optionalDouble == 7.5 && row.optionalCGFloat == 8.5)
    #expect(row.optionalBool == false && row.optionalString == "there")
    #expect(row.optionalURL == URL(string: "https://example.net"))
    #expect(row.optionalDate == Date(timeIntervalSince1970: 1_609_459_200))
    #expect(row.optionalSize == CGSize(width: 3, height: 4))
    #expect(row.optionalInsets == UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9))
    #expect(row.optionalImage?.size == CGSize(width: 8, height: 4))
    #expect(row.optionalColor == UIColor.green)
    #expect(row.optionalFont == UIFont.italicSystemFont(ofSize: 9))
    #expect(row.optionalSeason == .winter)
    #expect(row.optionalAuthor == Author(name: "Cleo"))
    #expect(row.optionalStrings == ["p", "q"])
  }

  @Test("lists have their elements, inline and from 'value'")
  func lists() throws {
    let row = try #require(rows.last)
    #expect(row.ints == [1, 2, 3] && row.doubles == [0.5, 1] && row.cgFloats == [2, 3.5])
    #expect(row.bools == [true, false] && row.strings == ["x", "y"])
    #expect(row.urls.map(\.absoluteString) == ["https://a.example", "https://b.example"])
    #expect(row.dates == [Date(timeIntervalSince1970: 1_714_521_600)])
    #expect(row.sizes == [CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)])
    #expect(row.insetsList == [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)])
    #expect(row.images.map(\.size.height) == [4, 32])
    #expect(row.colors == [.red, .green])
    #expect(row.fonts == [UIFont.boldSystemFont(ofSize: 10)])
    #expect(row.seasons == [.winter, .spring])
    #expect(row.authors.map(\.name) == ["Dan", "Eve"])
    #expect(row.authors.last?.url == URL(string: "https://eve.example"))
  }

  @Test("an optional model whose first field is nil is there, and so are the fields after it")
  func optionalModels() {
    let rows = LettersDataSource().sections[0].items.map(\.model)
    #expect(rows.map(\.title) == ["x", "y"])
    #expect(rows.map(\.writer) == [Signature(name: "Bob"), nil])
    #expect(rows.map(\.reader.nickname) == [nil, "A"])
    #expect(rows.map(\.reader.name) == ["Ann", "Ann"])
  }

  @Test("a hosted cell shows bound values and leaves out what its condition rejects")
  func hosted() async throws {
    let host = FixtureHost(EverythingDataSource())
    try await host.settle()
    let first = try #require(host.node(FieldsCell.self, at: [0, 0]))
    let second = try #require(host.node(FieldsCell.self, at: [0, 1]))
    #expect(
      first.allNode.attributedText?.string
        == "1 0.5 1.5 true text https://example.com/a?b=c spring Ann 0 0")
    #expect(first.guardedNode.supernode == nil)
    #expect(second.guardedNode.supernode === second)
    #expect(second.guardedNode.attributedText?.string == "there")
    #expect(second.imageNode.frame.size == CGSize(width: 16, height: 32))
  }

  @Test("repeats vary fields by step, in turn and at random from their seed")
  func repeats() {
    let rows = RepeatedDataSource().sections[0].items.map(\.model)
    #expect(rows.map(\.number) == [10, 15, 20, 25, 100, 200, 300])
    #expect(rows.prefix(4).map(\.word) == ["a", nil, "b", "a"])
    #expect(rows.suffix(3).allSatisfy { ["red", "green", "blue"].contains($0.word) })
    #expect(rows.prefix(4).allSatisfy { (0..<1).contains($0.share) })
    #expect(Set(rows.prefix(4).map(\.share)).count == 4)
    #expect(rows == RepeatedDataSource().sections[0].items.map(\.model))
  }
}
