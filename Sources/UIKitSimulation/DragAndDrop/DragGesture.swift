import Foundation
import UIKit

/// A drag gesture that drags items over the views of a window and drops them.
///
/// UIKit's documentation of drag and drop: of the views under the finger, the innermost list or drop
/// interaction that can handle the session is the target. A target is asked once per session whether it can.
/// Targets are notified when the session enters, updates and exits, and each target that was entered is
/// notified of the session's end. On a drop, the target performs it, the source is notified that the session
/// will end, the animations run, the target concludes, the targets are notified of the end, then the source.
/// Decided here: the order of the last four, which Apple does not document. Main actor.
@preconcurrency @MainActor public final class RuntimeDragGesture {
  package let drop: DropSession
  private weak var source: (any DragSource)?
  private var entered: [any DropTarget] = []
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var target: (any DropTarget)?
  private var isOver = false

  /// The drop proposal of the target under the finger, or `nil` if there is no target.
  public private(set) var proposal: UIDropProposal?

  /// The drag session of the source, or `nil` for items of another app.
  public var session: (any UIDragSession)? { drop.local }

  /// The dragged items.
  public var items: [UIDragItem] { drop.items }

  /// Creates a gesture that drags items of another app.
  public init(itemsOfAnotherApp items: [UIDragItem]) {
    drop = DropSession(foreign: items)
  }

  init(_ session: DragSession, from source: any DragSource) {
    drop = DropSession(local: session)
    self.source = source
  }

  // MARK: Steps

  /// Simulates a tap on the source with another finger, which may add items to the drag.
  ///
  /// - Parameter point: the location in the coordinate space of the source's view, in points.
  /// - Returns: `true` if items were added.
  @discardableResult
  public func addItems(at point: CGPoint) -> Bool {
    guard !isOver, let source, let session = drop.local else { return false }
    let added = source.items(addingTo: session, at: point)
    session.add(added)
    return !added.isEmpty
  }

  /// Moves the finger to a point of a view's coordinate space, in points.
  public func move(to point: CGPoint, in view: UIView) {
    guard !isOver else { return }
    drop.move(to: point, in: view)
    if let session = drop.local { source?.dragDidMove(session) }
    enter(findTarget(at: point, in: view))
    proposal = target?.dropDidUpdate(drop)
  }

  /// Lifts the finger, which drops the items on the target or cancels the drag.
  ///
  /// UIKit's documentation: a move operation that the source does not allow is canceled as well.
  ///
  /// - Returns: the performed operation.
  @discardableResult
  public func end() -> UIDropOperation {
    guard !isOver else { return .cancel }
    guard let target, let proposal, proposal.operation.takesItems,
      proposal.operation != .move || drop.allowsMoveOperation
    else {
      cancel()
      return .cancel
    }
    isOver = true
    target.performDrop(drop, proposal)
    if let session = drop.local { source?.dragWillEnd(session, proposal.operation) }
    target.concludeDrop(drop)
    notifyEnd(proposal.operation)
    return proposal.operation
  }

  /// Cancels the drag without a drop, as the system does on an incoming call.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    target?.dropDidExit(drop)
    if let session = drop.local { source?.dragWillEnd(session, .cancel) }
    notifyEnd(.cancel)
  }

  private func notifyEnd(_ operation: UIDropOperation) {
    (target, proposal) = (nil, nil)
    for former in entered { former.dropDidEnd(drop) }
    entered = []
    if let session = drop.local { source?.dragDidEnd(session, operation) }
  }

  // MARK: Targets

  private func enter(_ next: (any DropTarget)?) {
    guard next !== target else { return }
    target?.dropDidExit(drop)
    target = next
    guard let next else { return }
    if !entered.contains(where: { $0 === next }) { entered.append(next) }
    next.dropDidEnter(drop)
  }

  private func findTarget(at point: CGPoint, in view: UIView) -> (any DropTarget)? {
    var root = view
    while let parent = root.superview { root = parent }
    var hit = root.hitTest(view.convert(point, to: root), with: nil)
    while let candidate = hit {
      if let found = candidate.dropTargets.last(where: canHandle) { return found }
      hit = candidate.superview
    }
    return nil
  }

  private func canHandle(_ candidate: any DropTarget) -> Bool {
    let key = ObjectIdentifier(candidate)
    if let answer = answers[key] { return answer }
    let answer = candidate.canHandle(drop)
    answers[key] = answer
    return answer
  }
}

extension UIView {
  /// The objects that accept drops on the view: its drop interactions, and the view itself if it is
  /// a list.
  fileprivate var dropTargets: [any DropTarget] {
    let lists = [self as? any DropTarget].compactMap { $0 }
    return lists + interactions.compactMap { $0 as? any DropTarget }
  }
}
