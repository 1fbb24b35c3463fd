import Foundation

extension UICollectionView {
  /// Registers a class for a reuse pool if it is a subclass of the pool's class. `nil` unregisters
  /// the class.
  func register<View: UICollectionReusableView>(
    _ viewClass: AnyClass?, as base: View.Type, for key: ReusePoolKey
  ) {
    guard let viewClass else { return pools.register(nil, for: key) }
    if let reusable = registrable(viewClass, as: base) { pools.register(reusable, for: key) }
  }

  /// Dequeues a view from its reuse pool and applies the layout's attributes to it (rule V4).
  func dequeue(_ key: ReusePoolKey, at indexPath: IndexPath) -> UICollectionReusableView? {
    if let present = request?.present, present.poolKey == key {
      request?.dequeued.append(present)
      return present
    }
    reportOtherPlace(key, at: indexPath)
    guard let view = pools.take(key) else {
      reportUnregistered(key)
      return placeholder(for: key)
    }
    if let attributes = attributes(for: key, at: indexPath) { place(view, attributes) }
    indentListCell(view, at: indexPath)
    request?.dequeued.append(view)
    return view
  }

  /// Reports an advisory when a view is dequeued for another element than the one that was
  /// requested.
  private func reportOtherPlace(_ key: ReusePoolKey, at indexPath: IndexPath) {
    guard let asked = request?.key, asked.category == key.category else { return }
    let isSameKind = asked.kind ?? "" == key.kind
    guard !isSameKind || asked.indexPath != indexPath else { return }
    let other = isSameKind ? indexPath.listDescription : "kind \(key.kind)"
    report(
      RuntimeViolation(
        .dequeuedForOtherPlace, severity: .advisory, subject: subject,
        message: "While the data source is asked for \(asked.indexPath.listDescription)"
          + "\(asked.kind.map { " of kind \($0)" } ?? ""), it dequeues a view for \(other), which "
          + "gets the layout attributes and the pool of that one.",
        remedy: "Pass the kind and the index path with which the data source was called.",
        numbers: Array(asked.indexPath)))
  }

  private func attributes(for key: ReusePoolKey, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    if let request, request.key.indexPath == indexPath, request.key.category == key.category {
      return request.attributes
    }
    guard contains(indexPath), layoutState.isValid else { return nil }
    return key.category == .cell
      ? collectionViewLayout.layoutAttributesForItem(at: indexPath)
      : collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: indexPath)
  }

  private func placeholder(for key: ReusePoolKey) -> UICollectionReusableView {
    let view =
      key.category == .cell
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = key.identifier
    request?.dequeued.append(view)
    return view
  }

  private func reportUnregistered(_ key: ReusePoolKey) {
    let kind = key.category == .cell ? "UICollectionElementKindCell" : key.kind
    report(
      RuntimeViolation(
        .unregisteredIdentifier, subject: subject,
        message: "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard",
        remedy: "Register a class for '\(key.identifier)' before the first layout pass."))
  }

  /// Requests the view of an element from the data source and checks that it was dequeued for that
  /// element.
  func makeView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    if let made = layoutState.madeViews.removeValue(forKey: key) { return made }
    guard !missingViews.contains(key) else { return nil }
    let view =
      key.category == .decorationView
      ? makeDecorationView(key, attributes) : makeAskedView(key, attributes)
    // A missing view is requested once, not in every pass.
    if view == nil { missingViews.insert(key) }
    return view
  }

  private func makeAskedView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionReusableView?
  {
    let outer = request
    request = DequeueRequest(key: key, attributes: attributes)
    let answer = key.category == .cell ? askCell(key) : askSupplementaryView(key)
    let dequeued = request?.dequeued ?? []
    request = outer
    guard let answer else { return nil }
    let view = checked(answer, for: key, dequeued: dequeued)
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      cell.isHighlighted = selection.highlighted == key.indexPath
      cell.isSelected = selection.contains(key.indexPath)
      prepareListCell(cell, at: key.indexPath)
    }
    return view
  }

  /// Requests the cells of visible items from the data source, which must return the existing
  /// cells.
  func reconfigure(_ indexPaths: [IndexPath]) {
    guard batch == nil else {
      batch?.reconfigured += indexPaths
      return
    }
    for path in indexPaths {
      guard let cell = cellForItem(at: path), let attributes = layoutAttributesForItem(at: path)
      else { continue }
      let outer = request
      request = DequeueRequest(key: .cell(path), attributes: attributes, present: cell)
      let answer = ownEnvironment.bind { askCell(.cell(path)) }
      request = outer
      measureAgain(cell)
      if answer !== cell { reportReplacement(at: path) }
    }
  }

  private func askCell(_ key: ElementKey) -> UICollectionReusableView? {
    dataSource.map { dataSource in
      answering { dataSource.collectionView(self, cellForItemAt: key.indexPath) }
    }
  }

  /// Runs a closure that calls the data source. Meanwhile, registrations can detect that they are
  /// created during the call.
  private func answering<Answer>(_ question: () -> Answer) -> Answer {
    let application = ownEnvironment.application
    application.askingViews.append(self)
    defer { application.askingViews.removeLast() }
    return question()
  }

  private func askSupplementaryView(_ key: ElementKey) -> UICollectionReusableView? {
    let kind = key.kind ?? ""
    guard let dataSource else { return nil }
    let answer = optionalMembers.ask(
      "collectionView(_:viewForSupplementaryElementOfKind:at:)"
    ) {
      answering {
        dataSource.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
      }
    }
    if answer == nil { reportMissingView(key) }
    return answer
  }

  private func reportMissingView(_ key: ElementKey) {
    report(
      RuntimeViolation(
        .missingSupplementaryView, subject: subject,
        message: "The layout places a view of kind \(key.kind ?? "") in section "
          + "\(key.indexPath.section), but the data source does not implement "
          + "collectionView(_:viewForSupplementaryElementOfKind:at:).",
        remedy: "Implement it, or let the layout's reference size be zero.",
        numbers: [key.indexPath.section]))
  }

  private func checked(
    _ view: UICollectionReusableView, for key: ElementKey, dequeued: [UICollectionReusableView]
  ) -> UICollectionReusableView {
    let surplus = dequeued.filter { $0 !== view }
    if dequeued.count > 1 { reportDoubleDequeue(key, count: dequeued.count) }
    for view in surplus { pools.put(view) }
    guard !dequeued.contains(where: { $0 === view }) else { return view }
    report(
      RuntimeViolation(
        .viewNotDequeued, subject: subject,
        message: "the view returned for \(key.indexPath.section).\(key.indexPath.item) was not "
          + "retrieved by calling dequeueReusableCell(withReuseIdentifier:for:) or "
          + "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) for it",
        remedy: "Dequeue one view in each call and return that view.",
        numbers: [key.indexPath.section, key.indexPath.item]))
    // A view that is already shown cannot be shown a second time.
    guard view.superview != nil else { return view }
    return key.category == .cell
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
  }

  private func reportDoubleDequeue(_ key: ElementKey, count: Int) {
    report(
      RuntimeViolation(
        .doubleDequeue, subject: subject,
        message: "Expected dequeued view to be returned to the collection view in preparation for "
          + "display: \(count) views were dequeued for "
          + "\(key.indexPath.section).\(key.indexPath.item).",
        remedy: "Dequeue a single view for each index path and return it; find visible cells "
          + "with cellForItem(at:).",
        numbers: [key.indexPath.section, key.indexPath.item, count]))
  }

  private func makeDecorationView(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let kind = key.kind ?? ""
    let pool = ReusePoolKey(category: .decorationView, kind: kind, identifier: kind)
    guard let viewClass = collectionViewLayout.decorationClass(ofKind: kind) else {
      report(
        RuntimeViolation(
          .unregisteredDecorationView, subject: "\(type(of: collectionViewLayout))",
          message: "could not dequeue a decoration view of kind: \(kind) - must register a class "
            + "as a decoration view for the kind",
          remedy: "Call register(_:forDecorationViewOfKind:) on the layout."))
      return nil
    }
    pools.registerOnce(viewClass, for: pool)
    let view = pools.take(pool)
    if let view { place(view, attributes) }
    return view
  }
}
