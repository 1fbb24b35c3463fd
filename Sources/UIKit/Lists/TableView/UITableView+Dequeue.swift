import Foundation

extension UITableView {
  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      return pools.register(nil as UITableViewCell.Type?, for: identifier)
    }
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      return reportRegistration(of: cellClass, as: UITableViewCell.self)
    }
    pools.register(cellClass, for: identifier)
  }

  func registerViews(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      return pools.register(nil as UITableViewHeaderFooterView.Type?, for: identifier)
    }
    guard let viewClass = viewClass as? UITableViewHeaderFooterView.Type else {
      return reportRegistration(of: viewClass, as: UITableViewHeaderFooterView.self)
    }
    pools.register(viewClass, for: identifier)
  }

  private func reportRegistration(of viewClass: AnyClass, as base: AnyClass) {
    report(
      RuntimeViolation(
        .invalidRegistration, subject: subject,
        message: "\(viewClass) must be a subclass of \(base) to be registered as one.",
        remedy: "Register a subclass of \(base)."))
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

  /// The present cell while its row is filled again, else one from the pool.
  func takeCell(_ identifier: String) -> UITableViewCell? {
    if let present = tableState.presentCell, present.reuseIdentifier == identifier {
      return present
    }
    return pools.takeCell(identifier)
  }

  /// Asks for the cells of rows in sight, which are to be the present ones.
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
      if answer !== cell { reportReplacement(at: path) }
    }
  }

  private func reportReplacement(at path: IndexPath) {
    report(
      RuntimeViolation(
        .viewNotDequeued, subject: subject,
        message: "the cell returned for the reconfigured row \(path.listDescription) is not the "
          + "one that is shown",
        remedy: "Dequeue a cell with the same identifier and return it, or reload the row.",
        numbers: Array(path)))
  }

  /// Asks for the view of an element.
  func makeView(_ element: RowElement) -> UIView? {
    switch element {
    case .row(let path): makeCell(at: path)
    case .header(let section): makeHeader(of: section)
    case .footer(let section): makeFooter(of: section)
    }
  }

  private func makeCell(at path: IndexPath) -> UITableViewCell? {
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
    return cell
  }

  private func reportShownCell(at path: IndexPath) {
    report(
      RuntimeViolation(
        .viewNotDequeued, subject: subject,
        message: "the cell returned for \(path.listDescription) is already shown for another row",
        remedy: "Dequeue or make one cell in each answer.", numbers: Array(path)))
  }

  private func indentationLevel(at path: IndexPath, default level: Int) -> Int {
    guard let delegate else { return level }
    return optionalMembers.ask("tableView(_:indentationLevelForRowAt:)") {
      delegate.tableView(self, indentationLevelForRowAt: path)
    } ?? level
  }

  // MARK: Headers and footers

  /// Whether a section has something to show above it: a title, or a view asked for and kept.
  func hasHeader(in section: Int) -> Bool {
    if headerTitle(of: section) != nil { return true }
    guard let view = stage[.header(section)] ?? askedHeaderView(of: section) else { return false }
    tableState.madeViews[.header(section)] = view
    return true
  }

  /// Whether a section has something to show below it: a title, or a view asked for and kept.
  func hasFooter(in section: Int) -> Bool {
    if footerTitle(of: section) != nil { return true }
    guard let view = stage[.footer(section)] ?? askedFooterView(of: section) else { return false }
    tableState.madeViews[.footer(section)] = view
    return true
  }

  private func askedHeaderView(of section: Int) -> UIView? {
    guard let delegate else { return nil }
    return optionalMembers.ask("tableView(_:viewForHeaderInSection:)") {
      delegate.tableView(self, viewForHeaderInSection: section)
    } ?? nil
  }

  private func askedFooterView(of section: Int) -> UIView? {
    guard let delegate else { return nil }
    return optionalMembers.ask("tableView(_:viewForFooterInSection:)") {
      delegate.tableView(self, viewForFooterInSection: section)
    } ?? nil
  }

  func headerTitle(of section: Int) -> String? {
    guard let dataSource else { return nil }
    return optionalMembers.ask("tableView(_:titleForHeaderInSection:)") {
      dataSource.tableView(self, titleForHeaderInSection: section)
    } ?? nil
  }

  func footerTitle(of section: Int) -> String? {
    guard let dataSource else { return nil }
    return optionalMembers.ask("tableView(_:titleForFooterInSection:)") {
      dataSource.tableView(self, titleForFooterInSection: section)
    } ?? nil
  }

  private func makeHeader(of section: Int) -> UIView {
    takeMadeView(.header(section)) ?? askedHeaderView(of: section)
      ?? titleView(headerTitle(of: section))
  }

  private func makeFooter(of section: Int) -> UIView {
    takeMadeView(.footer(section)) ?? askedFooterView(of: section)
      ?? titleView(footerTitle(of: section))
  }

  private func takeMadeView(_ element: RowElement) -> UIView? {
    tableState.madeViews.removeValue(forKey: element)
  }

  private func titleView(_ title: String?) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    if let title { view.textLabel?.text = title }
    return view
  }
}
