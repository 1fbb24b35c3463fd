import Foundation

/// The common implementation of collection views and table views.
///
/// A requirement is state that both classes store, or a step in which they differ. The common steps
/// are in extensions of this protocol, which the compiler specializes for both classes.
@MainActor
protocol ListView: DraggingList, OptionalMemberCaller, ViolationRecorder {
  associatedtype Element: ListElement
  associatedtype ElementView: UIView
  /// The layout information of an element that is known before it is shown.
  associatedtype Placement
  typealias Entry = VisibleElements<Element, ElementView>.Entry

  // MARK: State

  var data: ListData { get set }
  var visible: VisibleElements<Element, ElementView> { get set }
  /// The views that a reload removed. Their display ends in the next layout pass.
  var retired: [Entry] { get set }
  var selection: ItemSelection { get set }
  var batch: ListUpdateBatch? { get set }
  var prefetching: PrefetchWindow { get set }
  var touchedPath: IndexPath? { get set }

  // MARK: Data source

  static var wording: ListWording { get }
  /// The subject of violations: the class of the data source, or the class of the list without a
  /// data source.
  var subject: String { get }
  /// Asks the data source for the number of sections, then for the number of items of each section
  /// in order.
  func askCounts() -> [Int]
  /// Loads all data and views again.
  func reloadData()
  /// Configures the existing cells of items again.
  func reconfigure(_ indexPaths: [IndexPath])

  // MARK: Layout

  /// Computes the layout if it is invalid.
  func updateLayout()
  /// Returns the elements in the bounds, in the order in which they are shown.
  func elementsInBounds() -> [(Element, Placement)]
  /// Requests the view of an element, and returns `nil` if there is none.
  func makeView(_ element: Element, _ placement: Placement) -> ElementView?
  func place(_ view: ElementView, _ element: Element, _ placement: Placement)
  /// Adds the view of an element and notifies the delegate that it is about to be shown.
  func display(_ view: ElementView, _ element: Element, _ placement: Placement)
  /// Notifies the delegate that an element is no longer shown.
  func didEndDisplay(_ entry: Entry)
  /// Returns a view that is no longer visible to its reuse pool.
  func recycle(_ view: ElementView)

  // MARK: Updates

  /// The duration of an animated batch update, in seconds.
  var updateDuration: Double { get }
  /// A Boolean value that indicates whether animated updates also end when no other work is left.
  var updatesEndWhenIdle: Bool { get }
  /// Updates the layout for a batch update that begins during a layout pass.
  func updateLayoutInPass()
  /// Invalidates the layout, because a batch update ended while a reload was pending.
  func discardLayout()
  /// Updates the layout for an update outside of a layout pass, before elements move.
  func willShowUpdate()
  /// Moves the visible elements of an update, and shows and hides views.
  func show(_ plan: ListUpdatePlan)
  /// Invalidates the layout after an update changed the counts.
  func invalidateCounts(after plan: ListUpdatePlan)
  /// Invalidates the layout, and discards the rest of the state that a reload discards.
  func invalidateForReload()
  /// The message of the violation for a reload during a batch update.
  static var reloadInsideUpdatesMessage: String { get }

  // MARK: Selection

  var isEditing: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  func shouldHighlight(_ path: IndexPath) -> Bool
  func didChangeHighlight(_ isHighlighted: Bool, at path: IndexPath)
  /// A Boolean value that indicates whether the highlight of a touched item ends before the item is
  /// selected (rule V9).
  var endsHighlightBeforeSelection: Bool { get }
  /// Returns the item that the delegate selects for a touch on an item, or `nil` for none.
  func itemToSelect(for path: IndexPath) -> IndexPath?
  /// Returns the item that the delegate deselects for a touch on an item, or `nil` for none.
  func itemToDeselect(for path: IndexPath) -> IndexPath?
  /// Deselects an item because a touch selects another one.
  func deselectReplaced(_ path: IndexPath)
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
  /// Returns the delegate's decision on the primary action of an item, or `nil` if the delegate
  /// does not implement the method.
  func canPerformPrimaryAction(at path: IndexPath) -> Bool?
  func primaryActionOccurred(at path: IndexPath)

  // MARK: Prefetching

  /// A Boolean value that indicates whether a prefetching data source is set and enabled.
  var prefetches: Bool { get }
  /// Returns the items of the next page in a direction, the nearest first, or `nil` if the list
  /// does not scroll in that direction.
  func itemsAhead(_ direction: CGPoint) -> [IndexPath]?
  func prefetch(_ paths: [IndexPath])
  func cancelPrefetching(_ paths: [IndexPath])
}

/// The item counts from the data source, and the state of the layout pass that shows them.
struct ListData {
  /// The number of items in each section, or `nil` until the data source is asked.
  var counts: [Int]?
  /// A Boolean value that indicates whether the next layout pass reloads everything.
  var isReloadPending = true
  /// A Boolean value that indicates whether a layout pass is running.
  var isInPass = false
  /// The updates that callbacks of the current layout pass performed. They are shown after the
  /// pass.
  var delayedUpdates: [ListUpdatePlan] = []
  /// The number of updates whose completion a task awaits.
  var awaitedUpdateCount = 0
}

extension ListView {
  /// Replaces the environment in which the list was created by that of its window.
  ///
  /// Decided here: an app may create a list, and load it, before a host shows it.
  func follow(_ environment: RuntimeEnvironment) {
    guard !choosesEnvironment, !environment.isInterchangeable(with: ownEnvironment) else { return }
    ownEnvironment = environment
    setNeedsLayout()
  }

  /// The number of items in each section. The data source is asked if the counts are not known.
  var knownCounts: [Int] {
    if let counts = data.counts { return counts }
    let counts = ownEnvironment.bind {
      AppCallbacks.call(.counts, of: subject) { askCounts() }
    }
    data.counts = counts
    return counts ?? []
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

  /// Returns the number of items of each section, in order. Negative counts, and those that no device can show,
  /// are reported as violations and are zero.
  ///
  /// - Parameters:
  ///   - sections: The number of sections that the data source returned.
  ///   - sectionsText: A closure that describes a number of sections in a message.
  ///   - itemsText: A closure that describes the number of items of a section in a message.
  ///   - items: A closure that asks the data source for the number of items of a section.
  /// - Returns: The numbers of items, none of which is negative.
  func checkedCounts(
    _ sections: Int, _ sectionsText: (Int) -> String, _ itemsText: (Int, Int) -> String,
    items: (Int) -> Int
  ) -> [Int] {
    var room = CountLimit()
    return (0..<checked(sections, sectionsText(sections), &room)).map { section in
      let count = items(section)
      return checked(count, itemsText(count, section), &room)
    }
  }

  private func checked(
    _ count: Int, _ text: @autoclosure () -> String, _ room: inout CountLimit
  ) -> Int {
    guard let problem = room.problem(of: count) else { return count }
    report(problem.violation(subject: subject, text: text(), count: count))
    return 0
  }

  /// Discards the visible elements, so that the next layout pass requests everything again.
  func markReload() {
    if batch != nil {
      report(
        RuntimeViolation(
          .reloadInsideUpdates, subject: subject, message: Self.reloadInsideUpdatesMessage,
          remedy: "Reload after the batch, or give the batch its edits."))
    }
    data.isReloadPending = true
    if batch == nil { data.counts = nil }
    retired += visible.entries + visible.takeDisplayed()
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
  /// Returns a class that can be registered, or `nil` for another class, which is reported as a
  /// violation.
  func registrable<Base: UIView>(_ viewClass: AnyClass, as base: Base.Type) -> Base.Type? {
    if let registrable = viewClass as? Base.Type { return registrable }
    report(
      RuntimeViolation(
        .invalidRegistration, subject: subject,
        message: "\(viewClass) must be a subclass of \(base) to be registered as one.",
        remedy: "Register a subclass of \(base)."))
    return nil
  }

  /// Reports that the data source returned another cell than the existing one that must be
  /// reconfigured.
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

/// A list that stores the violations that it reports.
@MainActor
package protocol ViolationRecorder: AnyObject {
  var ownEnvironment: RuntimeEnvironment { get set }
  var violations: [RuntimeViolation] { get set }
}

extension ViolationRecorder {
  /// Records a violation and reports it to the environment's handler.
  package func report(_ violation: RuntimeViolation) {
    violations.append(violation)
    ownEnvironment.report(violation)
  }
}
