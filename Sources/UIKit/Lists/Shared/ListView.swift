import Foundation

/// The implementation that collection views and table views share.
///
/// A requirement is state that both store, or a step in which they differ. The shared steps are
/// extensions of this protocol, which the compiler specializes for both classes.
@MainActor
protocol ListView: DraggingList, OptionalMemberCaller, ViolationRecorder {
  associatedtype Element: ListElement
  associatedtype ElementView: UIView
  /// The layout information that is known before an element is shown.
  associatedtype Placement
  typealias Entry = VisibleElements<Element, ElementView>.Entry

  // MARK: State

  var data: ListData { get set }
  var visible: VisibleElements<Element, ElementView> { get set }
  /// The views that a reload removed. Their display ends in the next layout pass.
  var retired: [Entry] { get set }
  var selection: ItemSelection { get set }
  var batch: ListUpdateBatch? { get set }
  /// The applied batches whose completion handlers wait for a turn of the main queue.
  var finished: [ListUpdateBatch] { get set }
  var prefetching: PrefetchWindow { get set }
  var touchedPath: IndexPath? { get set }

  // MARK: Data source

  static var wording: ListWording { get }
  /// The class name in messages: that of the data source, or the list's own.
  var subject: String { get }
  /// Asks the data source for the sections, then for the number of items of each in order.
  func askCounts() -> [Int]
  /// Shows the cells of items again without replacing them.
  func reconfigure(_ indexPaths: [IndexPath])

  // MARK: Layout

  /// Computes the layout where it is not valid.
  func updateLayout()
  /// The elements in the bounds, in the order in which they are shown.
  func elementsInBounds() -> [(Element, Placement)]
  /// Asks for the view of an element; `nil` if there is none.
  func makeView(_ element: Element, _ placement: Placement) -> ElementView?
  func place(_ view: ElementView, _ element: Element, _ placement: Placement)
  /// Adds the view and tells the delegate that the element is about to be displayed.
  func display(_ view: ElementView, _ element: Element, _ placement: Placement)
  /// Tells the delegate that the display of an element ended.
  func didEndDisplay(_ entry: Entry)
  /// Puts a view that is no longer visible into its reuse pool.
  func recycle(_ view: ElementView)

  // MARK: Updates

  /// Updates the layout for a batch that begins inside of a layout pass.
  func updateLayoutInPass()
  /// Invalidates the layout because a batch ended while a reload was pending.
  func discardLayout()
  /// Updates the layout for an update outside of a layout pass, before elements move.
  func willShowUpdate()
  /// Moves the visible elements of an update, and shows and hides views.
  func show(_ plan: ListUpdatePlan)
  /// Invalidates the layout after an update changed the counts.
  func invalidateCounts(after plan: ListUpdatePlan)
  /// Invalidates the layout, and discards the rest of the state that a reload discards.
  func invalidateForReload()
  /// The message for a reload inside of a batch.
  static var reloadInsideUpdatesMessage: String { get }

  // MARK: Selection

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didChangeHighlight(_ isHighlighted: Bool, at path: IndexPath)
  /// The item that the delegate selects for a touch on an item; `nil` for none.
  func itemToSelect(for path: IndexPath) -> IndexPath?
  /// The item that the delegate deselects for a touch on an item; `nil` for none.
  func itemToDeselect(for path: IndexPath) -> IndexPath?
  /// Deselects an item because a touch selects another one.
  func deselectReplaced(_ path: IndexPath)
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
  /// The delegate's decision about the primary action; `nil` if it does not implement the method.
  func canPerformPrimaryAction(at path: IndexPath) -> Bool?
  func primaryActionOccurred(at path: IndexPath)

  // MARK: Prefetching

  /// A Boolean value that indicates whether a prefetching data source is set and enabled.
  var prefetches: Bool { get }
  /// The items of the next page, the nearest first; `nil` if the list does not scroll that way.
  func itemsAhead(_ direction: CGPoint) -> [IndexPath]?
  func prefetch(_ paths: [IndexPath])
  func cancelPrefetching(_ paths: [IndexPath])
}

/// The data source's counts, and the state of the layout pass that shows them.
struct ListData {
  /// The items in each section; `nil` until the data source is asked.
  var counts: [Int]?
  /// A Boolean value that indicates whether the next layout pass shows everything anew.
  var isReloadPending = true
  /// A Boolean value that indicates whether a layout pass is running.
  var isInPass = false
  /// Updates that a callback of the running pass committed, which are shown after the pass.
  var delayedUpdates: [ListUpdatePlan] = []
}

extension ListView {
  /// The counts. The data source is asked if they are not known.
  var knownCounts: [Int] {
    if let counts = data.counts { return counts }
    let counts = ownEnvironment.bind { askCounts() }
    data.counts = counts
    return counts
  }

  /// Returns the number of items in a section, or `nil` for a section that does not exist.
  func knownCount(inSection section: Int) -> Int? {
    let counts = knownCounts
    return counts.indices.contains(section) ? counts[section] : nil
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0 else { return false }
    return indexPath.item < knownCount(inSection: indexPath.section) ?? 0
  }

  /// Returns a count of the data source, or zero and a violation for a negative one.
  func checked(_ count: Int, _ message: @autoclosure () -> String) -> Int {
    guard count < 0 else { return count }
    report(
      RuntimeViolation(
        .negativeCount, subject: subject, message: message(), remedy: "Answer zero or more.",
        numbers: [count]))
    return 0
  }

  /// Discards the visible elements, so that the next layout pass asks for everything again.
  func markReload() {
    if batch != nil {
      report(
        RuntimeViolation(
          .reloadInsideUpdates, subject: subject, message: Self.reloadInsideUpdatesMessage,
          remedy: "Reload after the batch, or give the batch its edits."))
    }
    data.isReloadPending = true
    if batch == nil { data.counts = nil }
    retired += visible.entries
    visible.replace(with: [])
    selection.removeAll()
    prefetching.reset()
    dragging.reload()
    touchedPath = nil
    invalidateForReload()
  }
}

// MARK: - Messages

extension ListView {
  /// Returns the class as one that can be registered, or `nil` and a violation for another one.
  func registrable<Base: UIView>(_ viewClass: AnyClass, as base: Base.Type) -> Base.Type? {
    if let registrable = viewClass as? Base.Type { return registrable }
    report(
      RuntimeViolation(
        .invalidRegistration, subject: subject,
        message: "\(viewClass) must be a subclass of \(base) to be registered as one.",
        remedy: "Register a subclass of \(base)."))
    return nil
  }

  /// Reports that the data source returned another cell than the one to fill again.
  func reportReplacement(at path: IndexPath) {
    report(
      RuntimeViolation(
        .viewNotDequeued, subject: subject,
        message:
          "the cell returned for the reconfigured \(Self.wording.item) \(path.listDescription) "
          + "is not the one that is shown",
        remedy: "Dequeue a cell with the same identifier and return it, or reload the "
          + "\(Self.wording.item).",
        numbers: Array(path)))
  }
}

/// A list that keeps the violations that it reports.
@MainActor
package protocol ViolationRecorder: AnyObject {
  var ownEnvironment: RuntimeEnvironment { get }
  var violations: [RuntimeViolation] { get set }
}

extension ViolationRecorder {
  /// Records a violation and reports it to the environment's handler.
  package func report(_ violation: RuntimeViolation) {
    violations.append(violation)
    ownEnvironment.report(violation)
  }
}
