import Foundation

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return pools.cells.register(nil, for: identifier) }
    guard let cellClass = registrable(cellClass, as: UITableViewCell.self) else { return }
    pools.cells.register(cellClass, for: identifier)
  }

  func registerViews(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else { return pools.views.register(nil, for: identifier) }
    guard let viewClass = registrable(viewClass, as: UITableViewHeaderFooterView.self) else {
      return
    }
    pools.views.register(viewClass, for: identifier)
  }

  func dequeueRegistered(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = takeCell(identifier) { return cell }
    report(
      RuntimeViolation(
        .unregisteredIdentifier, subject: subject,
        message: "unable to dequeue a cell with identifier \(identifier) - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard",
        remedy: "Register a class for '\(identifier)' before the first layout pass."))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the existing cell while its row is reconfigured, otherwise a cell from the pool.
  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let present = tableState.presentCell, present.reuseIdentifier == identifier {
      return present
    }
    return pools.cells.take(identifier)
  }

  /// Requests the cells of visible rows from the data source, which must return the existing cells.
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard batch == nil else {
      batch?.reconfigured += indexPaths
      return
    }
    guard let dataSource else { return }
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      tableState.presentCell = cell
      let answer = ownEnvironment.bind { dataSource.tableView(self, cellForRowAt: path) }
      tableState.presentCell = nil
      cell.wantsNewSize()
      if answer !== cell { reportReplacement(at: path) }
    }
  }

  /// Requests the view of an element from the data source or the delegate.
  func makeView(_ element: RowElement, _ placement: Void) -> UIView? {
    switch element {
    case .row(let path): takeMadeView(element) ?? makeCell(at: path)
    case .header(let section): makeSectionView(.header, of: section)
    case .footer(let section): makeSectionView(.footer, of: section)
    }
  }

  func makeCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    var cell = dataSource.tableView(self, cellForRowAt: path)
    if cell.superview != nil {
      reportShownCell(at: path)
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    cell.indentationLevel = indentationLevel(at: path, default: cell.indentationLevel)
    cell.setHighlighted(selection.highlighted == path, animated: false)
    cell.setSelected(selection.contains(path), animated: false)
    updateEditing(of: cell, at: path)
    cell.listState = listState(of: path)
    return cell
  }

  private func reportShownCell(at path: IndexPath) {
    report(
      RuntimeViolation(
        .viewNotDequeued, subject: subject,
        message: "the cell returned for \(path.listDescription) is already shown for another row",
        remedy: "Dequeue or create one cell in each call.", numbers: Array(path)))
  }

  private func indentationLevel(at path: IndexPath, default level: Int) -> Int {
    ask(untranslatedDelegate, "tableView(_:indentationLevelForRowAt:)") {
      $0.tableView(self, indentationLevelForRowAt: path)
    } ?? level
  }

  // MARK: Headers and footers

  /// Returns a Boolean value that indicates whether a header or footer has a title or a view.
  ///
  /// A view that the delegate returns during the call is stored until it is displayed.
  func hasContent(_ end: SectionEnd, of section: Int) -> Bool {
    if title(end, of: section) != nil { return true }
    return hasOwnView(end, of: section)
  }

  /// Returns a Boolean value that indicates whether the delegate returns a view for a header or
  /// footer. The view is stored until it is shown.
  func hasOwnView(_ end: SectionEnd, of section: Int) -> Bool {
    let element = end.element(section)
    if tableState.madeViews[element] != nil { return true }
    let shown = visible.displayedView(of: element)
    guard let view = shown ?? askedView(end, of: section) else { return false }
    tableState.madeViews[element] = view
    return true
  }

  /// Returns a view that was created for measuring, and removes it from the stored views.
  private func takeMadeView(_ element: RowElement) -> UIView? {
    tableState.madeViews.removeValue(forKey: element)
  }

  private func askedView(_ end: SectionEnd, of section: Int) -> UIView? {
    guard let delegate = untranslatedDelegate else { return nil }
    switch end {
    case .header:
      return optionalMembers.ask("tableView(_:viewForHeaderInSection:)") {
        delegate.tableView(self, viewForHeaderInSection: section)
      } ?? nil
    case .footer:
      return optionalMembers.ask("tableView(_:viewForFooterInSection:)") {
        delegate.tableView(self, viewForFooterInSection: section)
      } ?? nil
    }
  }

  private func title(_ end: SectionEnd, of section: Int) -> String? {
    guard let dataSource else { return nil }
    switch end {
    case .header:
      return optionalMembers.ask("tableView(_:titleForHeaderInSection:)") {
        dataSource.tableView(self, titleForHeaderInSection: section)
      } ?? nil
    case .footer:
      return optionalMembers.ask("tableView(_:titleForFooterInSection:)") {
        dataSource.tableView(self, titleForFooterInSection: section)
      } ?? nil
    }
  }

  private func makeSectionView(_ end: SectionEnd, of section: Int) -> UIView {
    takeMadeView(end.element(section))
      ?? askedView(end, of: section) ?? titleView(title(end, of: section))
  }

  private func titleView(_ title: String?) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    if let title { view.textLabel?.text = title }
    return view
  }
}

/// The header or the footer of a section in a table view.
enum SectionEnd {
  case header
  case footer

  func element(_ section: Int) -> RowElement {
    self == .header ? .header(section) : .footer(section)
  }
}
