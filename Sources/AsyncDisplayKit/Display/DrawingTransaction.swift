import UIKit

/// Drawings below a transaction container, which end together.
///
/// The results are shown, in the order in which the drawings began, when the transaction has been committed
/// and all of its drawings have finished. Source: `_ASAsyncTransaction.mm`, `-commit` and
/// `-completeTransaction`.
@MainActor
final class DrawingTransaction {
  private weak var container: LayerTransactions?
  private var drawings: [Drawing] = []
  private var unfinishedCount = 0
  private var isCommitted = false
  private var isCanceled = false
  private var isComplete = false

  init(_ container: LayerTransactions) {
    self.container = container
  }

  /// Adds a drawing that begins.
  func add(_ drawing: Drawing) {
    drawings.append(drawing)
    unfinishedCount += 1
  }

  /// Counts a drawing that has finished.
  func didFinishDrawing() {
    unfinishedCount -= 1
    completeIfPossible()
  }

  /// Ends the adding of drawings.
  func commit() {
    isCommitted = true
    completeIfPossible()
  }

  /// Skips the drawings that have not begun, and drops the results of the others.
  ///
  /// Source: `_ASAsyncTransaction.mm`, `-cancel`.
  func cancel() {
    isCanceled = true
    for drawing in drawings { drawing.token.drop() }
  }

  /// Blocks the main thread until all drawings have finished, and shows their results.
  ///
  /// Source: `_ASAsyncTransaction.mm`, `-waitUntilComplete`.
  func waitUntilComplete() {
    let scheduler = RuntimeEnvironment.current.scheduler
    for drawing in drawings { scheduler.waitUntilIdle(drawing.token.lane) }
    unfinishedCount = 0
    commit()
  }

  private func completeIfPossible() {
    guard isCommitted, unfinishedCount <= 0, !isComplete else { return }
    isComplete = true
    for drawing in drawings { drawing.node.object?.adoptResult(of: drawing.token) }
    container?.didComplete(self)
  }
}

/// The transactions of a layer that is a transaction container.
///
/// Source: `_ASAsyncTransactionContainer.mm`, `-asyncdisplaykit_asyncTransaction`.
@MainActor
final class LayerTransactions {
  var isContainer = false
  /// The transaction to which drawings are added.
  private var open: DrawingTransaction?
  /// The transactions that are not complete, with the open one.
  private var pending: [DrawingTransaction] = []

  /// A Boolean value that indicates whether no transaction is pending.
  var isIdle: Bool { pending.isEmpty }

  /// Adds a drawing to the open transaction, which is committed in the next turn of the main queue.
  ///
  /// Source: `_ASAsyncTransactionGroup.mm`, `-commit`.
  func add(_ drawing: Drawing) -> DrawingTransaction {
    let transaction = open ?? begin()
    transaction.add(drawing)
    return transaction
  }

  private func begin() -> DrawingTransaction {
    let transaction = DrawingTransaction(self)
    open = transaction
    pending.append(transaction)
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "display commit")) {
      if self.open === transaction { self.commitOpen() }
    }
    return transaction
  }

  private func commitOpen() {
    let transaction = open
    open = nil
    transaction?.commit()
  }

  /// Commits the open transaction and cancels all of them.
  ///
  /// Source: `_ASAsyncTransactionContainer.mm`, `-asyncdisplaykit_cancelAsyncTransactions`.
  func cancelAll() {
    commitOpen()
    for transaction in pending { transaction.cancel() }
  }

  /// Forgets a transaction that is complete.
  func didComplete(_ transaction: DrawingTransaction) {
    if open === transaction { open = nil }
    pending.removeAll { $0 === transaction }
  }
}

extension CALayer {
  private static var transactionsKey: ObjectIdentifier { ObjectIdentifier(LayerTransactions.self) }

  /// The transactions of the layer, if it is or was a container.
  final var transactions: LayerTransactions? {
    retainedOwners[Self.transactionsKey] as? LayerTransactions
  }

  /// The transactions of the layer, created on first access.
  final var ownTransactions: LayerTransactions {
    if let transactions { return transactions }
    let made = LayerTransactions()
    retainedOwners[Self.transactionsKey] = made
    return made
  }
}
