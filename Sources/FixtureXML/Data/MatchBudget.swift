import CLibXML2

/// The work that the matches of one document may cost, in proportion to the bytes read.
final class MatchBudget {
  private let limits: ReadingLimits
  private var input: ExternalInput?
  private var bytesReadBefore = 0
  private var operationsSpent = 0
  private var workSpent = 0
  private var textTaken = 0

  /// Creates a budget.
  init(limits: ReadingLimits) { self.limits = limits }

  /// Starts a pass over the document, whose bytes add to the budget.
  func begin(_ input: ExternalInput) {
    bytesReadBefore = bytesRead
    self.input = input
  }

  private var bytesRead: Int { bytesReadBefore + (input?.bytesRead ?? 0) }

  /// Evaluates an expression within the budget; an operation may take as long as a match of a size, or is
  /// simple.
  func evaluate(
    _ index: Int, _ place: DataNode, _ evaluator: XPathEvaluator, size: Int?, offset: Int
  ) throws(ExternalDocumentError) -> xmlXPathObjectPtr {
    let result = evaluator.evaluate(index, on: place, operations: operations(ofSize: size))
    spend(operations: evaluator.operations, ofSize: size)
    if let result { return result }
    throw evaluator.hasReachedLimit
      ? .tooManyOperations(expression: index, offset: offset)
      : .failedPath(index, offset: offset)
  }

  /// Returns whether a predicate holds: a number is compared with the position (XPath 1.0, section 2.4).
  func holds(
    _ index: Int, _ place: DataNode, _ evaluator: XPathEvaluator, offset: Int = 0
  ) throws(ExternalDocumentError) -> Bool {
    var size: Int?
    if evaluator.isCostly(index) {
      size = MatchSize(of: place.node, countsNamespaces: true).value
    }
    let result = try evaluate(index, place, evaluator, size: size, offset: offset)
    defer { xmlXPathFreeObject(result) }
    guard result.pointee.type == XPATH_NUMBER else { return xmlXPathCastToBoolean(result) == 1 }
    return result.pointee.floatval == Double(place.position)
  }

  private func operations(ofSize size: Int?) -> Int {
    let operations =
      limits.xpathOperations + limits.xpathOperationsPerByte * bytesRead - operationsSpent
    guard let size else { return operations }
    let work = limits.xpathWork + limits.xpathWorkPerByte * bytesRead - workSpent
    return min(operations, work / max(1, size))
  }

  private func spend(operations: Int, ofSize size: Int?) {
    operationsSpent += operations
    workSpent += operations * (size ?? 0)
  }

  /// Subtracts nodes that were looked at, each of which takes a fraction of an operation; returns false when too
  /// few operations are left.
  func take(visited count: Int) -> Bool {
    spend(operations: 1 + count / 32, ofSize: nil)
    return operations(ofSize: nil) >= 0
  }

  /// Subtracts text; returns false when too little is left.
  func take(text count: Int) -> Bool {
    textTaken += count
    return textTaken <= limits.textLength + limits.dataTextPerByte * bytesRead
  }
}
