import UIKit

/// The states of a transaction container.
///
/// Texture: `ASAsyncTransactionContainerState`.
public enum ASAsyncTransactionContainerState: UInt, Hashable, Sendable {
  /// No drawing runs: the contents are up to date.
  case noTransactions
  /// Drawings run: the contents may be out of date.
  case pendingTransactions
}

extension CALayer {
  /// A Boolean value that indicates whether the drawings below the layer end together. The default is
  /// `false`.
  ///
  /// Main thread. The drawings of nodes that begin in one turn of the main queue, of the layer itself and of
  /// the layers below it, are shown when the last of them has finished. Source:
  /// `_ASAsyncTransactionContainer.h`, `asyncdisplaykit_asyncTransactionContainer`, whose getter is the
  /// property's name in Swift.
  public final var asyncdisplaykit_isAsyncTransactionContainer: Bool {
    get { transactions?.isContainer ?? false }
    set { if newValue || transactions != nil { ownTransactions.isContainer = newValue } }
  }

  /// A value that indicates whether drawings in the background are not shown yet.
  ///
  /// Main thread. These are the drawings below a container, or of the layer's own node if no container
  /// holds it.
  public final var asyncdisplaykit_asyncTransactionContainerState: ASAsyncTransactionContainerState
  {
    let isDrawing = displayNode?.drawing.map { $0.runningCount > 0 } ?? false
    return isDrawing || transactions?.isIdle == false ? .pendingTransactions : .noTransactions
  }

  /// Cancels the drawings below the container, or of the layer's own node if no container holds it.
  ///
  /// Main thread. Their results are dropped, and drawings that have not begun are skipped. The nodes call no
  /// hook. Source: `_ASAsyncTransactionContainer.mm`, `-asyncdisplaykit_cancelAsyncTransactions`.
  public final func asyncdisplaykit_cancelAsyncTransactions() {
    transactions?.cancelAll()
    if let drawing = displayNode?.drawing, drawing.transaction == nil { drawing.token?.drop() }
  }

  /// The nearest transaction container among the layer and its superlayers, or `nil`.
  ///
  /// Main thread. Source: `_ASAsyncTransactionContainer.mm`,
  /// `-asyncdisplaykit_parentTransactionContainer`.
  public final var asyncdisplaykit_parentTransactionContainer: CALayer? {
    sequence(first: self, next: \.superlayer).first {
      $0.asyncdisplaykit_isAsyncTransactionContainer
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the drawings below the view end together. The default is
  /// `false`.
  ///
  /// Main thread. It is the value of the view's layer.
  public final var asyncdisplaykit_isAsyncTransactionContainer: Bool {
    get { layer.asyncdisplaykit_isAsyncTransactionContainer }
    set { layer.asyncdisplaykit_isAsyncTransactionContainer = newValue }
  }

  /// A value that indicates whether drawings in the background are not shown yet.
  ///
  /// Main thread. It is the value of the view's layer.
  public final var asyncdisplaykit_asyncTransactionContainerState: ASAsyncTransactionContainerState
  {
    layer.asyncdisplaykit_asyncTransactionContainerState
  }

  /// Cancels the drawings of the view's layer and, if it is a container, those below it.
  ///
  /// Main thread.
  public final func asyncdisplaykit_cancelAsyncTransactions() {
    layer.asyncdisplaykit_cancelAsyncTransactions()
  }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether the drawings below the node end together. The default is
  /// `false`. Bridged to the view or layer.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-asyncdisplaykit_setAsyncTransactionContainer:`.
  public final var asyncdisplaykit_isAsyncTransactionContainer: Bool {
    get {
      rare(\.isTransactionContainer, default: false) {
        $0.asyncdisplaykit_isAsyncTransactionContainer
      }
    }
    set { setRare { $0.isTransactionContainer = newValue } }
  }

  /// A value that indicates whether drawings in the background are not shown yet. A node that is not loaded
  /// has none.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  public final var asyncdisplaykit_asyncTransactionContainerState: ASAsyncTransactionContainerState
  {
    loadedLayer?.asyncdisplaykit_asyncTransactionContainerState ?? .noTransactions
  }

  /// Cancels the drawings of the node and, if it is a container, those below it.
  ///
  /// Main thread. A node that is not loaded has none.
  @preconcurrency @MainActor public final func asyncdisplaykit_cancelAsyncTransactions() {
    loadedLayer?.asyncdisplaykit_cancelAsyncTransactions()
  }
}

extension ASDisplayNode {
  /// Adds a drawing to the transaction of the nearest container, if there is one.
  ///
  /// Source: `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  @MainActor final func join(_ drawing: Drawing) -> DrawingTransaction? {
    let container = loadedLayer?.asyncdisplaykit_parentTransactionContainer
    let transaction = container?.ownTransactions.add(drawing)
    ownDrawing.transaction = transaction
    if transaction == nil { ownDrawing.runningCount += 1 }
    return transaction
  }

  /// Shows the result of a drawing that has finished, or lets its transaction do so with those of the
  /// others.
  @MainActor final func drawingDidFinish(_ token: DrawingToken) {
    ownDrawing.runningCount -= 1
    adoptResult(of: token)
  }
}
