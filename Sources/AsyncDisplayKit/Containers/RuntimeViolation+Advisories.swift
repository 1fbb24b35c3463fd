import UIKit

extension RuntimeViolation {
  static func unknownIndexPath(
    _ indexPath: IndexPath, of itemName: String, dataSource: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .unknownIndexPath, severity: .advisory, subject: dataSource,
      message: "\(itemName) \(indexPath) is not in the data, so the call has no effect.",
      remedy: "Use index paths of the current data.", numbers: Array(indexPath))
  }

  static func nilSelection(of itemName: String, container: String) -> RuntimeViolation {
    RuntimeViolation(
      .unknownIndexPath, severity: .advisory, subject: container,
      message:
        "\(itemName) nil is not in the data, so the call has no effect, as in Texture: UIKit's own "
        + "views end the selection.",
      remedy: "Deselect the selected index paths.")
  }

  static func reloadBeforeLoad(_ node: String) -> RuntimeViolation {
    RuntimeViolation(
      .reloadBeforeLoad, severity: .advisory, subject: node,
      message: "reloadData(completion:) before the view is loaded never calls its completion, "
        + "as in Texture.",
      remedy: "Reload after the view is loaded.")
  }

  static func batchBeforeLoad(_ node: String) -> RuntimeViolation {
    RuntimeViolation(
      .batchBeforeLoad, severity: .advisory, subject: node,
      message:
        "A batch before the view is loaded makes its changes but never calls its completion, "
        + "as in Texture.",
      remedy: "Begin the batch after the view is loaded, or pass no completion.")
  }

  static func stateOfSupplementaryNode(
    _ member: String, ofKind kind: String, at indexPath: IndexPath, dataSource: String
  ) -> RuntimeViolation {
    let place = "\(indexPath.section).\(indexPath.item)"
    return RuntimeViolation(
      .stateOfSupplementaryNode, severity: .advisory, subject: dataSource,
      message:
        "\(member) of the node of the \(kind) at \(place) changes the state of item \(place), "
        + "as in Texture.",
      remedy: "Keep the state of a supplementary node in a property of its own.",
      numbers: [indexPath.section, indexPath.item])
  }

  static func listLoadedElsewhere(_ list: String) -> RuntimeViolation {
    RuntimeViolation(
      .listLoadedElsewhere, severity: .advisory, subject: list,
      message:
        "The list loaded its data in another environment than that of its window. It keeps the "
        + "scheduler, the clock and the handler of violations of that environment.",
      remedy: "Create the host before the data is loaded: reloadData and layout passes load it.")
  }

  static func batchingSetBeforeLoad(_ node: String) -> RuntimeViolation {
    RuntimeViolation(
      .batchingSetBeforeLoad, severity: .advisory, subject: node,
      message: "leadingScreensForBatching was set before the view is loaded, and is lost as in "
        + "Texture: the view starts with 2.",
      remedy: "Set it in viewDidLoad or in onDidLoad.")
  }

  static func processedBeforeShown(dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .processedBeforeShown, severity: .advisory, subject: dataSource,
      message: "onDidFinishProcessingUpdates was called while the last update is being applied. "
        + "Texture runs the block immediately, before the list shows the data source's data.",
      remedy: "Call onDidFinishSynchronizing.")
  }

  static func plainItemEndsCounting(dataSource: String, counted: Int, nodes: Int)
    -> RuntimeViolation
  {
    RuntimeViolation(
      .plainItemEndsCounting, severity: .advisory, subject: dataSource,
      message: "Texture waits for this update on the main thread: it stops counting nodes at the "
        + "first UIKit cell, so that of \(nodes) nodes only \(counted) count.",
      remedy: "Insert UIKit cells after the nodes of a batch, or set cellLayoutMode to "
        + ".alwaysAsync.",
      numbers: [counted, nodes])
  }

  static func unconstrainedItemRange(
    _ indexPath: IndexPath, delegate: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .unconstrainedItemRange, severity: .advisory, subject: delegate,
      message: "constrainedSizeForItemAt returned a range without limits for item "
        + "\(indexPath.section).\(indexPath.item). In a flow layout, Texture ignores such a range and uses its own; in other "
        + "layouts it measures without limits.",
      remedy: "Limit the range across the axis that scrolls.",
      numbers: [indexPath.section, indexPath.item])
  }

  static func batchFetchAlongOneAxis(delegate: String) -> RuntimeViolation {
    RuntimeViolation(
      .batchFetchAlongOneAxis, severity: .advisory, subject: delegate,
      message: "The content scrolls along both axes; Texture looks at the vertical one alone for "
        + "the distance to the end, and at both for the direction.",
      remedy: "Decide in shouldBatchFetch(for:) when a layout scrolls along both axes.")
  }

  static func lowMemoryDisplayRange(_ container: String) -> RuntimeViolation {
    RuntimeViolation(
      .lowMemoryDisplayRange, severity: .advisory, subject: container,
      message: "The display range of the mode lowMemory was set, which Texture keeps empty.",
      remedy: "Set the range of the mode visibleOnly, and choose that mode with "
        + "setRangeModeForMemoryWarnings(_:).")
  }

  static func displayEndOfOtherItem(
    _ indexPath: IndexPath, isNotified: Bool, delegate: String
  ) -> RuntimeViolation {
    let effect =
      isNotified
      ? "is notified of the end of display of a node"
      : "is not notified of the end of display of a cell"
    return RuntimeViolation(
      .displayEndOfOtherItem, severity: .advisory, subject: delegate,
      message: "The interop delegate \(effect), because Texture looks up item "
        + "\(indexPath.section).\(indexPath.item) in data that changed since it was shown.",
      remedy: "Release the resources of a UIKit cell in its prepareForReuse().",
      numbers: [indexPath.section, indexPath.item])
  }

  static func containerViewWithoutNode(
    _ view: String, older: String, _ dataSource: String
  ) -> RuntimeViolation {
    RuntimeViolation(
      .containerViewWithoutNode, severity: .advisory, subject: dataSource,
      message:
        "The \(view) has no node, so Texture shows no items unless the data source implements "
        + "the members that begin with \(older)(_:, and not those that take the node.",
      remedy: "Create the node and add its view, or implement only the older members.")
  }

  static func rangeModeWithoutRanges(_ controller: String) -> RuntimeViolation {
    RuntimeViolation(
      .rangeModeWithoutRanges, severity: .advisory, subject: controller,
      message:
        "automaticallyAdjustRangeModeBasedOnViewEvents was set, but the view controller and its node do not "
        + "conform to ASRangeControllerUpdateRangeProtocol, so that no range mode changes.",
      remedy:
        "Use a collection, table or pager node as the controller's node, or let the controller "
        + "conform and pass the mode on.")
  }

  static func layoutWithoutDirections(_ delegate: String) -> RuntimeViolation {
    RuntimeViolation(
      .layoutWithoutDirections, severity: .advisory, subject: delegate,
      message:
        "The list has no scrollable directions, as in Texture, which does not ask the layout delegate: "
        + "nothing outside of the viewport preloads, and the distance of batch fetching is the horizontal "
        + "one.",
      remedy: "Set a layoutInspector that returns the delegate's directions.")
  }

  static func layoutWithoutInspector(_ layout: String) -> RuntimeViolation {
    RuntimeViolation(
      .layoutWithoutDirections, severity: .advisory, subject: layout,
      message:
        "The list has no scrollable directions, as in Texture, whose inspector of custom layouts returns none: items "
        + "enter the preload, display and visible ranges together, and the distance of batch fetching is the "
        + "horizontal one.",
      remedy: "Set a layoutInspector that returns the directions of the layout.")
  }

  static func abandonedBatchFetch(delegate: String) -> RuntimeViolation {
    RuntimeViolation(
      .abandonedBatchFetch, severity: .advisory, subject: delegate,
      message:
        "\(delegate) began a batch fetch and kept no reference to its context without completing it. Another batch is due, "
        + "and none is fetched any more.",
      remedy:
        "Call completeBatchFetching(true) or cancelBatchFetching() at the end of the fetch in every case, "
        + "also after an error or an early return.")
  }

  static func listKeepsSizes(dataSource: String) -> RuntimeViolation {
    RuntimeViolation(
      .listKeepsSizes, severity: .advisory, subject: dataSource,
      message: "The text size changed, but the list keeps the sizes of its nodes, as in Texture.",
      remedy: "Call relayoutItems() after nodes have adopted the new text size.")
  }

  static func rangesKeepFormerLayout() -> RuntimeViolation {
    RuntimeViolation(
      .rangesKeepFormerLayout, severity: .advisory, subject: "ASCollectionView",
      message: "Replacing the layout leaves the ranges with the former one, as in Texture: which "
        + "items preload and display is computed from its frames.",
      remedy: "Make a new collection node for another layout, or let one layout switch its rules.")
  }
}

/// The codes of the advisories that a container has reported, for advisories that are reported
/// once.
package struct AdvisoryLog {
  private var made: Set<RuntimeViolation.Code> = []

  package init() {}

  /// Returns whether an advisory with a code was recorded.
  package func contains(_ code: RuntimeViolation.Code) -> Bool { made.contains(code) }

  /// Records an advisory's code and returns whether it is the first advisory with that code.
  package mutating func isFirst(_ code: RuntimeViolation.Code) -> Bool {
    made.insert(code).inserted
  }
}
