import Foundation

/// Lets items be dropped on its view; the finger is a ``DragGesture``.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Decides on drops, and takes them.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that items are dropped on.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several sessions may be over the view at once; kept as
  /// a value.
  open var allowsSimultaneousDropSessions = false

  /// Makes an interaction; the delegate is not kept.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing has to be done.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}

extension UIDropInteraction: DropTarget {
  func canHandle(_ session: DropSession) -> Bool {
    delegate?.dropInteraction(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }

  func dropDidUpdate(_ session: DropSession) -> UIDropProposal {
    delegate?.dropInteraction(self, sessionDidUpdate: session) ?? UIDropProposal(operation: .cancel)
  }

  func dropDidExit(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidExit: session)
  }

  func performDrop(_ session: DropSession, _ proposal: UIDropProposal) {
    delegate?.dropInteraction(self, performDrop: session)
  }

  func concludeDrop(_ session: DropSession) {
    for item in session.items {
      let animation = DragAnimation()
      delegate?.dropInteraction(self, item: item, willAnimateDropWith: animation)
      animation.run()
    }
    delegate?.dropInteraction(self, concludeDrop: session)
  }

  func dropDidEnd(_ session: DropSession) {
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}
