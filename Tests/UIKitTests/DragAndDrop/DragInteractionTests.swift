import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Drag and drop interactions")
@MainActor
struct DragInteractionTests {
  private final class Dragger: UIDragInteractionDelegate {
    var log: [String] = []
    var texts = ["a"]

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("items at \(session.location(in: interaction.view!).x)")
      return texts.map { UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString)) }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addCompletion { [weak self] in self?.log.append("lifted \($0 == .end)") }
      animator.addAnimations { [weak self] in self?.log.append("lift") }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) {
      session.localContext = "note"
      log.append("begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) {
      log.append("moved")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) {
      log.append("will end \(operation)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) {
      log.append("ended \(operation)")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) {
      log.append("transferred")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) {
      animator.addAnimations { [weak self] in self?.log.append("back") }
    }
  }

  private final class Dropper: UIDropInteractionDelegate {
    var log: [String] = []
    var operation = UIDropOperation.copy

    func dropInteraction(
      _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) {
      log.append("enter \(session.localDragSession?.localContext ?? "none")")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log.append("update at \(session.location(in: interaction.view!).y)")
      return UIDropProposal(operation: operation)
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) {
      log.append("exit")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) {
      log.append("perform \(session.items.count)")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) {
      animator.addAnimations { [weak self] in self?.log.append("animate") }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) {
      log.append("conclude")
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) {
      log.append("end")
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let dragged = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let basket = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  private let dragger = Dragger()
  private let dropper = Dropper()
  private let drag: UIDragInteraction

  init() {
    drag = UIDragInteraction(delegate: dragger)
    root.addSubview(dragged)
    root.addSubview(basket)
    dragged.addInteraction(drag)
    basket.addInteraction(UIDropInteraction(delegate: dropper))
  }

  private func finger() throws -> RuntimeDragGesture {
    try #require(drag.beginDrag(at: CGPoint(x: 20, y: 10)))
  }

  @Test("a view's items are dropped on another view, and both delegates are called in order")
  func dropped() throws {
    let finger = try finger()
    finger.move(to: CGPoint(x: 10, y: 130), in: root)
    #expect(finger.end() == .copy)
    #expect(
      dragger.log == [
        "items at 20.0", "lift", "lifted true", "begin", "moved", "will end copy", "ended copy",
        "transferred",
      ])
    #expect(
      dropper.log == [
        "enter note", "update at 30.0", "perform 1", "animate", "conclude", "end",
      ])
  }

  @Test("items that are let go over nothing go back")
  func cancelled() throws {
    let finger = try finger()
    finger.move(to: CGPoint(x: 10, y: 130), in: root)
    finger.move(to: CGPoint(x: 10, y: 70), in: root)
    #expect(finger.end() == .cancel)
    #expect(dragger.log.suffix(3) == ["will end cancel", "back", "ended cancel"])
    #expect(dropper.log == ["enter note", "update at 30.0", "exit", "end"])
  }

  @Test("each view that the finger was over receives the end, whichever takes the items")
  func severalTargets() throws {
    let (shelf, other) = (UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 50)), Dropper())
    root.addSubview(shelf)
    shelf.addInteraction(UIDropInteraction(delegate: other))
    let finger = try finger()
    finger.move(to: CGPoint(x: 10, y: 130), in: root)
    finger.move(to: CGPoint(x: 10, y: 60), in: root)
    finger.end()
    #expect(dropper.log.suffix(2) == ["exit", "end"])
    #expect(other.log.suffix(4) == ["perform 1", "animate", "conclude", "end"])
  }

  @Test("a view whose delegate has no proposal takes nothing")
  func noProposal() throws {
    final class Silent: UIDropInteractionDelegate {
      var hasPerformed = false
      func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
      ) {
        hasPerformed = true
      }
    }
    let silent = Silent()
    basket.interactions = [UIDropInteraction(delegate: silent)]
    let finger = try finger()
    finger.move(to: CGPoint(x: 10, y: 130), in: root)
    #expect(finger.proposal?.operation == .cancel && finger.end() == .cancel)
    #expect(!silent.hasPerformed)
  }

  @Test("items that a view cannot load go to the view around it")
  func outerTarget() throws {
    let outer = Dropper()
    root.addInteraction(UIDropInteraction(delegate: outer))
    dragger.texts = []
    #expect(drag.beginDrag(at: .zero) == nil)
    final class Picky: UIDropInteractionDelegate {
      func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
      ) -> Bool { session.hasItemsConforming(toTypeIdentifiers: ["public.image"]) }
    }
    let picky = Picky()
    basket.interactions = [UIDropInteraction(delegate: picky)]
    dragger.texts = ["a", "b"]
    let finger = try finger()
    finger.move(to: CGPoint(x: 10, y: 130), in: root)
    finger.end()
    #expect(outer.log.contains("perform 2"))
  }

  @Test("an interaction that is not enabled drags nothing")
  func disabled() {
    #expect(UIDragInteraction.isEnabledByDefault)
    drag.isEnabled = false
    #expect(drag.beginDrag(at: .zero) == nil && dragger.log.isEmpty)
  }

  @Test("a finger that was lifted does nothing more")
  func over() throws {
    let finger = try finger()
    finger.cancel()
    let heard = dragger.log
    finger.move(to: CGPoint(x: 10, y: 130), in: root)
    finger.cancel()
    #expect(finger.end() == .cancel && !finger.addItems(at: .zero))
    #expect(dragger.log == heard && dropper.log.isEmpty)
  }
}
