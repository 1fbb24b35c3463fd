import Foundation
import Testing
import UIKit

@Suite("Pieces of searches")
@MainActor
struct SearchTokenTests {
  private let stage = Stage()
  private let field = UISearchTextField()
  private let a = UISearchToken(icon: nil, text: "a")
  private let b = UISearchToken(icon: nil, text: "b")

  @Test("pieces are put before others or behind all, and taken away")
  func editing() {
    field.insertToken(b, at: 0)
    field.insertToken(a, at: 0)
    #expect(field.tokens == [a, b])
    field.removeToken(at: 5)
    field.removeToken(at: -1)
    field.removeToken(at: 0)
    field.insertToken(a, at: 9)
    #expect(field.tokens == [b, a])
  }

  @Test("a part of the text becomes a piece")
  func replacing() throws {
    field.text = "from: me"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 0))
    let end = try #require(field.position(from: start, offset: 6))
    let part = try #require(field.textRange(from: start, to: end))
    #expect(field.tokens(in: field.textualRange).isEmpty)
    field.replaceTextualPortion(of: part, with: a, at: 0)
    #expect(field.text == "me" && field.tokens == [a])
    #expect(field.text(in: field.textualRange) == "me")
    #expect(field.tokens(in: field.textualRange) == [a])
    let last = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let behind = try #require(field.textRange(from: last, to: field.endOfDocument))
    #expect(field.tokens(in: behind).isEmpty)
    #expect(
      field.compare(field.positionOfToken(at: 0), to: field.beginningOfDocument) == .orderedSame)
  }

  @Test("deleting before the text takes the last piece, where a person may")
  func deleting() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.text = "x"
    field.tokens = [a, b]
    field.deleteBackward()
    #expect(field.text == "" && field.tokens == [a, b])
    changes = 0
    field.deleteBackward()
    #expect(field.tokens == [a] && changes == 1)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens == [a])
  }
}
