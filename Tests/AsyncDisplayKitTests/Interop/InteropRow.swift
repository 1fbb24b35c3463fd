/// One row of the interop table.
struct InteropRow: Sendable, CustomStringConvertible {
  enum Container: String, CaseIterable, Sendable { case collection, pager, table }
  enum Layout: String, CaseIterable, Sendable { case flow, customWithInspector, asynchronous }
  enum Answer: String, CaseIterable, Sendable { case node, block, nilFromBlock, nilFromNode }
  enum Element: String, CaseIterable, Sendable { case item, supplementary }

  let container: Container
  let layout: Layout
  let answer: Answer
  let adoptsInterop: Bool
  let asksForEveryCell: Bool
  let usesRightCellClass: Bool
  let element: Element

  var description: String {
    "\(container) \(layout) \(answer) \(adoptsInterop ? "interop" : "no interop") "
      + "\(asksForEveryCell ? "always" : "when plain") "
      + "\(usesRightCellClass ? "right" : "wrong") cell \(element)"
  }

  /// The full product.
  static var all: [InteropRow] {
    var rows: [InteropRow] = []
    for container in Container.allCases {
      for layout in Layout.allCases {
        for answer in Answer.allCases {
          for bits in 0..<16 {
            rows.append(
              InteropRow(
                container: container, layout: layout, answer: answer,
                adoptsInterop: bits & 1 != 0, asksForEveryCell: bits & 2 != 0,
                usesRightCellClass: bits & 4 != 0,
                element: bits & 8 != 0 ? .supplementary : .item))
          }
        }
      }
    }
    return rows
  }

  // MARK: What is left out

  /// A table and a pager bring their own layout.
  var hasForeignLayout: Bool { container != .collection && layout != .flow }

  /// Tables and pagers have no supplementary nodes.
  var hasForeignSupplementary: Bool { container != .collection && element == .supplementary }

  /// Tables know no interop: nothing of it can be switched.
  var switchesInteropOfTable: Bool {
    container == .table && (adoptsInterop || asksForEveryCell || !usesRightCellClass)
  }

  /// The switch is a member of the interop protocol.
  var switchesWithoutInterop: Bool { !adoptsInterop && asksForEveryCell }

  /// The cell's class matters only where the data source gives the cell of an element with a node.
  var choosesUnaskedCellClass: Bool { !usesRightCellClass && !(asksForEveryCell && hasNode) }

  var isLeftOut: Bool {
    hasForeignLayout || hasForeignSupplementary || switchesInteropOfTable
      || switchesWithoutInterop || choosesUnaskedCellClass
  }

  // MARK: What is expected

  /// Whether the data source gives a node.
  var hasNode: Bool { answer == .node || answer == .block }

  /// Whether a UIKit cell or view represents the element.
  var isPlain: Bool { !hasNode && adoptsInterop }

  /// Whether nothing at all is given for an item, which is a violation.
  var isMissing: Bool { !hasNode && !adoptsInterop && element == .item }

  /// Whether the data source is asked for the cell or view.
  var asksForCell: Bool { isPlain || asksForEveryCell }

  /// How often the delegate is asked for the range of an item: once a load, by a flow layout.
  var rangeQuestionCount: Int { layout == .flow && element == .item ? 1 : 0 }

  /// How often the delegate is asked for the size of a UIKit cell: once a preparation of a flow
  /// layout, which is prepared once.
  var sizeQuestionCount: Int { layout == .flow && element == .item && isPlain ? 1 : 0 }
}
