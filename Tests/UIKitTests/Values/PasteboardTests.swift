import Foundation
import Testing
import UIKit
import UIKitSimulation

/// What a pasteboard makes of each kind of content.
@Suite("Pasteboards")
@MainActor
struct PasteboardTests {
  private let board = UIPasteboard.withUniqueName()

  @Test("a board with a name of its own is not the general one, which is kept")
  func boards() {
    let stage = Stage()
    stage.environment.bind {
      #expect(UIPasteboard.general === UIPasteboard.general)
      #expect(UIPasteboard.withUniqueName() !== UIPasteboard.general)
      #expect(UIPasteboard.general.name == .general)
    }
  }

  @Test("each change is counted and announced")
  func announcements() {
    let count = Locked(0)
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "a"
    board.string = nil
    #expect(board.changeCount == 2 && count.withLock { $0 } == 2 && board.string == nil)
  }

  @Test("items name the type of what they hold")
  func items() {
    board.string = "a"
    #expect(board.items.first?["public.utf8-plain-text"] as? String == "a")
    board.url = URL(string: "https://example.com")
    #expect(board.items.first?["public.url"] as? URL == URL(string: "https://example.com"))
    board.image = UIImage(name: "i", size: CGSize(width: 1, height: 1))
    #expect(board.items.first?["public.png"] is UIImage && board.hasImages && !board.hasColors)
    board.color = .red
    #expect(board.items.first?["com.apple.uikit.color"] as? UIColor == .red && board.hasColors)
    #expect(board.image == nil && !board.hasImages)
  }

  @Test("items are replaced or added, and the first that has a type answers for it")
  func values() {
    board.setItems([["one": 1], ["two": 2]])
    #expect(board.value(forPasteboardType: "two") as? Int == 2)
    board.addItems([["two": 3], ["three": 3]])
    #expect(board.numberOfItems == 4)
    #expect(board.value(forPasteboardType: "two") as? Int == 2)
    board.setItems([["four": 4]])
    #expect(board.numberOfItems == 1 && board.value(forPasteboardType: "one") == nil)
  }

  @Test("data is kept by its type, a text is a string whatever its type")
  func data() {
    board.setData(Data([1, 2]), forPasteboardType: "bytes")
    #expect(board.data(forPasteboardType: "bytes") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "others") == nil && !board.hasStrings)
    board.setValue("text", forPasteboardType: "any")
    #expect(board.string == "text")
    board.setValue(7, forPasteboardType: "number")
    #expect(board.value(forPasteboardType: "number") as? Int == 7 && board.string == nil)
  }

  @Test("an impact is between nothing and full, and keeps its style beside a view")
  func impacts() {
    let stage = Stage()
    stage.environment.bind {
      UIImpactFeedbackGenerator(style: .rigid, view: UIView()).impactOccurred(intensity: -1)
      UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
      #expect(
        UIFeedbackGenerator.occurred == [
          .impact(.rigid, intensity: 0), .impact(.soft, intensity: 0.5),
        ])
    }
  }
}
