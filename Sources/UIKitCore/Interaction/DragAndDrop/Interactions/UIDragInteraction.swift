import Foundation

/// An interaction that lets items be dragged from its view. Drags are simulated with
/// `beginDrag(at:)`.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that provides the dragged items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view from which items are dragged, or `nil`.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether items can be dragged. The default is
  /// ``isEnabledByDefault``.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// A Boolean value that indicates whether other gestures are recognized while items are lifted.
  /// Not used by the runtime, which reports `unused-member`.
  open var allowsSimultaneousRecognitionDuringLift = false {
    didSet { reportUnused("UIDragInteraction", if: allowsSimultaneousRecognitionDuringLift) }
  }

  /// A Boolean value that indicates whether new interactions are enabled; always `true`, as on
  /// phones since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// Creates an interaction with a delegate, which is referenced weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Has no effect: the interaction needs no preparation.
  open func willMove(to view: UIView?) {}

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Lifts the items that the delegate returns for a point of the view, and begins the drag session.
  ///
  /// - Parameter point: The location in the view's coordinate space, in points.
  /// - Returns: The session, or `nil` when the delegate returns no items or the interaction is not
  ///   enabled.
  package func liftItems(at point: CGPoint) -> DragSession? {
    guard isEnabled, let view, let delegate else { return nil }
    let session = DragSession(source: self)
    session.place = DragPlace(point, in: view)
    session.add(delegate.dragInteraction(self, itemsForBeginning: session))
    guard !session.items.isEmpty else { return nil }
    for item in session.items {
      _ = delegate.dragInteraction(self, previewForLifting: item, session: session)
    }
    let animation = DragAnimation()
    delegate.dragInteraction(self, willAnimateLiftWith: animation, session: session)
    animation.run()
    delegate.dragInteraction(self, sessionWillBegin: session)
    return session
  }
}

extension UIDragInteraction: DragSource {
  package func items(addingTo session: DragSession, at point: CGPoint) -> [UIDragItem] {
    delegate?.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point) ?? []
  }

  package func allowsMove(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }

  package func isRestrictedToApplication(_ session: DragSession) -> Bool {
    delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }

  package func dragDidMove(_ session: DragSession) {
    delegate?.dragInteraction(self, sessionDidMove: session)
  }

  package func dragWillEnd(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    guard operation == .cancel, let delegate else { return }
    for item in session.items {
      let animation = DragAnimation()
      delegate.dragInteraction(self, item: item, willAnimateCancelWith: animation)
      animation.run()
    }
  }

  package func dragDidEnd(_ session: DragSession, _ operation: UIDropOperation) {
    delegate?.dragInteraction(self, session: session, didEndWith: operation)
    if operation.takesItems {
      delegate?.dragInteraction(self, sessionDidTransferItems: session)
    }
  }
}
