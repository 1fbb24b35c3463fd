import Foundation

/// A finger that drags items over the views of a window. Its members are driven steps.
///
/// Rules: UIKit's documentation of drag and drop. Of what lies under the finger the innermost list or
/// drop interaction that can handle the session is the target; it is asked once a session whether it
/// can. Targets hear enter, update and exit as the finger moves, and each that was entered hears the
/// session's end. A drop hears, in this order: the target performs it, the source that the session is
/// about to end, the animations run, the target concludes, targets hear the end, then the source (the
/// order of the last four is decided; Apple documents none). Main thread.
@preconcurrency @MainActor public final class DragGesture {
  let drop: DropSession
  private weak var source: (any DragSource)?
  private var entered: [any DropTarget] = []
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var target: (any DropTarget)?
  private var isOver = false

  /// What the target under the finger would do with the items; nil over none.
  public private(set) var proposal: UIDropProposal?

  /// The drag, as the view sees it from which the items come; nil for items of another app.
  public var session: (any UIDragSession)? { drop.local }

  /// The dragged items.
  public var items: [UIDragItem] { drop.items }

  /// Drags items that come from another app.
  public init(itemsOfAnotherApp items: [UIDragItem]) {
    drop = DropSession(foreign: items)
  }

  init(_ session: DragSession, from source: any DragSource) {
    drop = DropSession(local: session)
    self.source = source
  }

  // MARK: Steps

  /// Taps a point of the view that the items come from, in its space, in points: more items may come.
  ///
  /// - Returns: whether items were added.
  @discardableResult
  public func addItems(at point: CGPoint) -> Bool {
    guard !isOver, let source, let session = drop.local else { return false }
    let added = source.items(addingTo: session, at: point)
    session.add(added)
    return !added.isEmpty
  }

  /// Moves the finger to a point of a view's space, in points.
  public func move(to point: CGPoint, in view: UIView) {
    guard !isOver else { return }
    drop.move(to: point, in: view)
    if let session = drop.local { source?.dragDidMove(session) }
    enter(findTarget(at: point, in: view))
    proposal = target?.dropDidUpdate(drop)
  }

  /// Lifts the finger: the target takes the items, or the drag is cancelled.
  ///
  /// Rule: UIKit's documentation: a move that the source does not allow is cancelled, too.
  ///
  /// - Returns: what became of the items.
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
    tellEnd(proposal.operation)
    return proposal.operation
  }

  /// Takes the drag back, as the system does when a call comes in: nothing is dropped.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    target?.dropDidExit(drop)
    if let session = drop.local { source?.dragWillEnd(session, .cancel) }
    tellEnd(.cancel)
  }

  private func tellEnd(_ operation: UIDropOperation) {
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
  /// What takes drops on the view: its interactions, and the view itself if it is a list.
  fileprivate var dropTargets: [any DropTarget] {
    let lists = [self as? any DropTarget].compactMap { $0 }
    return lists + interactions.compactMap { $0 as? any DropTarget }
  }
}

/// Where dragged items come from: a list, or a view with a drag interaction.
@MainActor protocol DragSource: AnyObject {
  /// More items for a drag, from a point of the source's view.
  func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem]
  func allowsMove(_ session: DragSession) -> Bool
  func isRestrictedToApplication(_ session: DragSession) -> Bool
  func dragDidMove(_ session: DragSession)
  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation)
  func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation)
}

extension DragSource {
  func dragDidMove(_ session: DragSession) {}
  func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation) {}
}

/// What dragged items may be dropped on: a list, or a view with a drop interaction.
@MainActor protocol DropTarget: AnyObject {
  func canHandle(_ session: DropSession) -> Bool
  func dropDidEnter(_ session: DropSession)
  func dropDidUpdate(_ session: DropSession) -> UIDropProposal
  func dropDidExit(_ session: DropSession)
  func performDrop(_ session: DropSession, _ proposal: UIDropProposal)
  func concludeDrop(_ session: DropSession)
  func dropDidEnd(_ session: DropSession)
}

extension DropTarget {
  func concludeDrop(_ session: DropSession) {}
}
