import Foundation

/// A simulated finger that drags items over the views of a window.
///
/// Rules: UIKit's documentation of drag and drop. The target is the innermost list or drop
/// interaction under the finger that can handle the session; it is asked once per session. Targets
/// receive enter, update and exit as the finger moves, and each target that was entered is notified
/// when the session ends. A drop runs in this order: the target performs it, the source is notified
/// that the session is about to end, the animations run, the target concludes, the targets are
/// notified of the end, and then the source is. (The order of the last four is decided here; Apple
/// documents none.)
@preconcurrency @MainActor public final class DragGesture {
  let drop: DropSession
  private weak var source: (any DragSource)?
  private var entered: [any DropTarget] = []
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var target: (any DropTarget)?
  private var isOver = false

  /// The proposal of the target under the finger, or `nil` if there is no target.
  public private(set) var proposal: UIDropProposal?

  /// The drag session of the source view, or `nil` for items of another app.
  public var session: (any UIDragSession)? { drop.local }

  /// The dragged items.
  public var items: [UIDragItem] { drop.items }

  /// Creates a drag of items that come from another app.
  public init(itemsOfAnotherApp items: [UIDragItem]) {
    drop = DropSession(foreign: items)
  }

  init(_ session: DragSession, from source: any DragSource) {
    drop = DropSession(local: session)
    self.source = source
  }

  // MARK: Simulated steps

  /// Simulates a tap on a point of the source view, in its coordinate system, in points, which can
  /// add items to the drag.
  ///
  /// - Returns: Whether items were added.
  @discardableResult
  public func addItems(at point: CGPoint) -> Bool {
    guard !isOver, let source, let session = drop.local else { return false }
    let added = source.items(addingTo: session, at: point)
    session.add(added)
    return !added.isEmpty
  }

  /// Simulates moving the finger to a point in a view's coordinate system, in points.
  public func move(to point: CGPoint, in view: UIView) {
    guard !isOver else { return }
    drop.move(to: point, in: view)
    if let session = drop.local { source?.dragDidMove(session) }
    enter(findTarget(at: point, in: view))
    proposal = target?.dropDidUpdate(drop)
  }

  /// Simulates lifting the finger: the target accepts the items, or the drag is canceled.
  ///
  /// Rule: UIKit's documentation: a move that the source does not allow is canceled, too.
  ///
  /// - Returns: The operation that was performed.
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

  /// Simulates the cancellation of the drag by the system, as during an incoming call. Nothing is
  /// dropped.
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
  /// The objects that can accept drops on the view: its interactions, and the view itself if it is
  /// a list.
  fileprivate var dropTargets: [any DropTarget] {
    let lists = [self as? any DropTarget].compactMap { $0 }
    return lists + interactions.compactMap { $0 as? any DropTarget }
  }
}

/// The source of dragged items: a list, or a view with a drag interaction.
@MainActor protocol DragSource: AnyObject {
  /// Returns the items to add to a drag, for a point of the source's view.
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

/// A target on which items can be dropped: a list, or a view with a drop interaction.
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
