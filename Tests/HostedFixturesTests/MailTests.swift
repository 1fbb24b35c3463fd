import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

@Suite("A generated table", .device(.iPhoneSE)) @MainActor
struct MailTests {
  private func host(_ source: InboxDataSource = InboxDataSource()) async throws
    -> FixtureHost<InboxDataSource>
  {
    let host = FixtureHost(source, size: CGSize(width: 320, height: 480))
    try await host.settle()
    return host
  }

  @Test("sections have their own typed fields")
  func sectionFields() {
    let sections = InboxDataSource().sections
    #expect(sections.map(\.fields.title) == ["Pinned", "Others"])
    #expect(sections.map(\.fields.isPinned) == [true, false])
  }

  @Test("ranges are tuned as stated, the others are Texture's")
  func tuning() {
    let node = InboxDataSource().tableNode
    let preload = node.tuningParameters(for: .full, rangeType: .preload)
    #expect(preload.leadingBufferScreenfuls == 3 && preload.trailingBufferScreenfuls == 1.5)
    let visible = node.tuningParameters(for: .visibleOnly, rangeType: .display)
    #expect(visible.leadingBufferScreenfuls == 0.25 && visible.trailingBufferScreenfuls == 0)
    let other = node.tuningParameters(for: .full, rangeType: .display)
    let plain = ASTableNode().tuningParameters(for: .full, rangeType: .display)
    #expect(other.leadingBufferScreenfuls == plain.leadingBufferScreenfuls)
  }

  @Test("properties of the node, its view and its cells are set")
  func properties() async throws {
    let host = try await host()
    let table = host.dataSource.tableNode
    #expect(table.leadingScreensForBatching == 0.5)
    #expect(table.view.separatorStyle == .none)
    let cell = try #require(host.node(MailCell.self, at: [0, 0]))
    #expect(cell.selectionStyle == .none)
    #expect(cell.accessoryType == .checkmark)
  }

  @Test("cells are chosen by rule, and texts know their place")
  func cells() async throws {
    let host = try await host()
    let advert = try #require(host.node(AdvertCell.self, at: [1, 4]))
    #expect(advert.advertNode.attributedText?.string == "Advert 5")
    let mail = try #require(host.node(MailCell.self, at: [0, 1]))
    #expect(mail.noteNode.attributedText?.string == "with a note in 1.1")
    #expect(mail.noteNode.supernode === mail)
    #expect(host.node(MailCell.self, at: [0, 0])?.noteNode.supernode == nil)
  }

  @Test("a mutation changes data and table alike")
  func mutation() async throws {
    let host = try await host()
    host.dataSource.apply(.shuffle)
    try await host.settle()
    let ids = host.dataSource.sections.map { $0.items.map(\.model.id) }
    #expect(ids == [[5001, 1], [2, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]])
    let texts = host.items.compactMap { ($0.node as? MailCell)?.subjectNode.attributedText?.string }
    #expect(texts.prefix(5) == ["Inserted", "First", "Second", "Mail 1", "Reloaded"])
  }

  @Test("batches come after their delay, one a fetch, and then the data is dry")
  func batches() async throws {
    let host = try await host()
    #expect(host.dataSource.nextBatchDelay == 2)
    host.scroll(toFraction: 1)
    try await host.settle()
    #expect(host.itemCount(inSection: 1) == 10)
    host.advance(by: 1.5)
    try await host.settle()
    #expect(host.itemCount(inSection: 1) == 10)
    host.advance(by: 0.5)
    try await host.settle()
    #expect(host.itemCount(inSection: 1) == 12)
    host.scroll(toFraction: 1)
    try await host.settle()
    host.advance(by: 0)
    try await host.settle()
    #expect(host.itemCount(inSection: 1) == 13)
    #expect(host.dataSource.nextBatchDelay == nil)
    let begun = host.calls.count { $0.method == "willBeginBatchFetchWith" }
    host.scroll(toFraction: 0)
    host.scroll(toFraction: 1)
    try await host.settle()
    #expect(host.calls.count { $0.method == "willBeginBatchFetchWith" } == begun)
  }

  @Test("a tap highlights and selects with the stated colors")
  func selection() async throws {
    let host = try await host()
    let cell = try #require(host.node(MailCell.self, at: [0, 0]))
    #expect(cell.backgroundColor == nil)
    host.tap([0, 0])
    #expect(cell.backgroundColor == .yellow)
    host.tap([0, 1])
    #expect(cell.backgroundColor == nil)
    let events = host.calls.map(\.method).filter { $0.hasSuffix("electRowAt") }
    #expect(
      events == [
        "willSelectRowAt", "didSelectRowAt", "willSelectRowAt", "willDeselectRowAt",
        "didDeselectRowAt", "didSelectRowAt",
      ])
  }

  @Test("titles over and under sections are a test's own answers")
  func titles() async throws {
    let source = InboxDataSource()
    source.answers.titleForHeaderInSection = { [unowned source] _, section in
      source.sections[section].fields.title
    }
    let host = try await host(source)
    #expect(host.calls.contains { $0.description == "titleForHeaderInSection 1" })
    #expect(try #require(host.frame(at: [0, 0])).minY > 0)
    #expect(!host.calls.contains { $0.method == "titleForFooterInSection" })
  }
}
