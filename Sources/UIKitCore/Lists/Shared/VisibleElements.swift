import Foundation

/// The visible elements of a list with their views, searchable by element.
@MainActor
struct VisibleElements<Element: ListElement, View: UIView> {
  /// A visible element with its view.
  package struct Entry {
    let element: Element
    let view: View
  }

  private var views: [Element: View] = [:]
  /// The visible elements, in the order in which the layout returned them.
  private(set) var entries: [Entry] = []
  /// The elements that the current pass has displayed and not yet added to the visible ones.
  private(set) var displayed: [Entry] = []

  subscript(element: Element) -> View? { views[element] }

  /// Returns the view of an element that is visible, or that the current pass has displayed.
  func displayedView(of element: Element) -> View? {
    views[element] ?? displayed.first { $0.element == element }?.view
  }

  /// Records an element that a pass displays before it knows all visible elements.
  mutating func display(_ entry: Entry) {
    displayed.append(entry)
  }

  /// Returns the elements that the current pass has displayed, and forgets them.
  mutating func takeDisplayed() -> [Entry] {
    defer { displayed = [] }
    return displayed
  }

  mutating func replace(with entries: [Entry]) {
    self.entries = entries
    views = Dictionary(minimumCapacity: entries.count)
    for entry in entries { views[entry.element] = entry.view }
  }

  /// Returns the position of an element among the visible ones, or `nil`.
  ///
  /// The element at the expected position is compared first: a scrolled layout returns most elements in
  /// the former order.
  func position(of element: Element, expected: Int) -> Int? {
    if expected < entries.count, entries[expected].element == element { return expected }
    guard let view = views[element] else { return nil }
    for position in entries.indices where entries[position].view === view { return position }
    return nil
  }

  /// Replaces the elements.
  ///
  /// - Parameters:
  ///   - entries: The elements that are visible now.
  ///   - added: Those of them that were not visible.
  ///   - isKept: For each element that was visible, whether it still is.
  /// - Returns: The elements that are not visible anymore.
  mutating func replace(
    with entries: [Entry], adding added: [Entry], keeping isKept: [Bool]
  ) -> [Entry] {
    var removed: [Entry] = []
    for (position, isKept) in isKept.enumerated() where !isKept {
      removed.append(self.entries[position])
      views[self.entries[position].element] = nil
    }
    for entry in added { views[entry.element] = entry.view }
    self.entries = entries
    return removed
  }

  /// Updates the elements for a batch update.
  ///
  /// - Returns: The elements that the batch update deleted or reloaded, with their former index
  ///   paths.
  mutating func move(_ plan: ListUpdatePlan) -> [Entry] {
    let moved = entries.map { ($0, $0.element.element(after: plan)) }
    replace(
      with: moved.compactMap { entry, element in
        element.map { Entry(element: $0, view: entry.view) }
      })
    return moved.filter { $0.1 == nil }.map(\.0)
  }
}

/// An element of a list with its own view, such as a cell, a header, or a footer.
protocol ListElement: Hashable {
  /// The index path of a cell, or `nil` for other elements.
  var itemPath: IndexPath? { get }
  /// Returns the element after a batch update, or `nil` if the update deletes or reloads it.
  func element(after plan: ListUpdatePlan) -> Self?
}

extension ListView {
  /// The visible cells with their index paths, in the layout's order.
  var visibleItems: [(indexPath: IndexPath, cell: Cell)] {
    visible.entries.compactMap { entry in
      guard let path = entry.element.itemPath, let cell = entry.view as? Cell else { return nil }
      return (path, cell)
    }
  }

  /// Runs a layout pass: updates the layout, and then the visible elements.
  func performLayoutPass() {
    guard !data.isInPass else { return }
    data.isInPass = true
    defer { data.isInPass = false }
    retireViews()
    updateLayout()
    showVisibleElements()
    showDelayedUpdates()
    announcePrefetching()
  }

  /// Ends the display of the views that a reload removed, so that they can be reused (rule V2).
  private func retireViews() {
    data.isReloadPending = false
    let entries = retired
    retired = []
    for entry in entries { endDisplay(entry) }
  }

  /// Shows the elements in the bounds and removes the others (rule V3).
  ///
  /// The delegate is notified of new views in the layout's order. Then they can be found by their
  /// index paths. Then the display of the others ends, in their order.
  ///
  /// - Parameter leaving: Elements that an update removed, whose display ends in any case.
  func showVisibleElements(leaving: [Entry] = []) {
    guard !isOvertaken || visible.displayed.isEmpty else { return keepDisplayed(leaving: leaving) }
    let former = visible.entries
    var (shown, added): ([Entry], [Entry]) = ([], [])
    var isKept = Array(repeating: false, count: former.count)
    var next = 0
    for (element, placement) in elementsInBounds() {
      if let position = visible.position(of: element, expected: next) {
        isKept[position] = true
        next = position + 1
        place(former[position].view, element, placement)
        shown.append(Entry(element: element, view: former[position].view))
      } else if let view = visible.displayedView(of: element) {
        place(view, element, placement)
        added.append(Entry(element: element, view: view))
        shown.append(Entry(element: element, view: view))
      } else if !isOvertaken, let view = makeView(element, placement) {
        display(view, element, placement)
        added.append(Entry(element: element, view: view))
        shown.append(Entry(element: element, view: view))
      }
    }
    guard !data.isReloadPending else { return retire(shown, former: former, leaving: leaving) }
    let passing = visible.takeDisplayed().filter { entry in
      !added.contains { $0.view === entry.view }
    }
    let removed = visible.replace(with: shown, adding: added, keeping: isKept)
    for entry in leaving + removed + passing { endDisplay(entry) }
  }

  /// Adds the elements that a pass has displayed to the visible ones, because a callback of the pass
  /// changed the data. The update that is shown after the pass moves them.
  private func keepDisplayed(leaving: [Entry]) {
    let displayed = visible.takeDisplayed()
    guard !data.isReloadPending else { return retire(displayed, former: [], leaving: leaving) }
    let former = visible.entries
    _ = visible.replace(
      with: former + displayed, adding: displayed, keeping: former.map { _ in true })
    for entry in leaving { endDisplay(entry) }
  }

  /// A Boolean value that indicates whether a callback of the current pass changed the data, so
  /// that its index paths are not valid anymore.
  var isOvertaken: Bool { data.isReloadPending || !data.delayedUpdates.isEmpty }

  /// Marks the views of a pass for removal, because a callback of the pass reloaded the list.
  private func retire(_ shown: [Entry], former: [Entry], leaving: [Entry]) {
    let known = Set(former.map(\.element))
    retired += leaving + shown.filter { !known.contains($0.element) }
    setNeedsLayout()
  }

  /// Removes a view, notifies the delegate, and returns the view to its reuse pool.
  private func endDisplay(_ entry: Entry) {
    keepingLayoutValid { entry.view.removeFromSuperview() }
    didEndDisplay(entry)
    recycle(entry.view)
  }

  /// Shows the updates that callbacks of the pass performed, one after the other.
  func showDelayedUpdates() {
    for _ in 0..<AppCallbacks.updateLimit where !data.delayedUpdates.isEmpty {
      show(data.delayedUpdates.removeFirst())
    }
    guard !data.delayedUpdates.isEmpty else { return }
    data.delayedUpdates = []
    AppCallbacks.report(.update, of: subject)
  }
}
