import Foundation

/// An interaction that lets items be dropped on its view. Drags are simulated with `RuntimeDragGesture` of
/// UIKitSimulation.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that decides on drops and handles them.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view on which items are dropped, or `nil`.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several drag sessions can be over the view at the same
  /// time. Not used by the runtime, which reports `unused-member`.
  open var allowsSimultaneousDropSessions = false {
    didSet { reportUnused("UIDropInteraction", if: allowsSimultaneousDropSessions) }
  }

  /// Creates an interaction with a delegate, which is referenced weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Has no effect: the interaction needs no preparation.
  open func willMove(to view: UIView?) {}

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIDropInteraction: DropTarget {
  package func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }

  package func dropDidEnter(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  package func dropDidUpdate(_ session: DropSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }

  package func dropDidExit(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
  }

  package func performDrop(_ session: DropSession, _ proposal: UIDropProposal) {
    delegate?.dropInteraction(self, performDrop: session)
  }

  package func concludeDrop(_ session: DropSession) {
    for item in session.items {
      let animation = DragAnimation()
      delegate?.dropInteraction(self, item: item, willAnimateDropWith: animation)
      animation.run()
    }
    delegate?.dropInteraction(self, concludeDrop: session)
  }

  package func dropDidEnd(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}
