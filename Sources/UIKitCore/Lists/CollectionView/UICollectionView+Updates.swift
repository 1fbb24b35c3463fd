import Foundation

extension UICollectionView: ListView {
  typealias Element = ElementKey
  typealias ElementView = UICollectionReusableView

  static var wording: ListWording { .collection }

  /// The duration of an animated batch update, in seconds.
  var updateDuration: Double { ownEnvironment.listMetrics.scrolling.batchUpdateDuration }

  /// A Boolean value that indicates whether animated updates also end when no other work is left.
  ///
  /// Decided here: in Texture's containers, whose batch fetching, ranges, and synchronization continue in
  /// completion handlers (`ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`), and
  /// must not need the virtual clock to advance.
  var updatesEndWhenIdle: Bool { sizing == .byLayout }

  func updateLayoutInPass() { prepareLayoutIfNeeded() }

  func discardLayout() {}

  func willShowUpdate() {}

  func invalidateCounts(after plan: ListUpdatePlan) {
    swipedPath = nil
    sizingLayout?.moveSizes(plan)
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Prepares the layout for the changes of an update, and moves, shows, and hides views.
  func show(_ plan: ListUpdatePlan) {
    let layout = collectionViewLayout
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: plan.changes.map(UICollectionViewUpdateItem.init))
    announceKinds()
    adoptTargetOffset()
    let leaving = visible.move(plan)
    resolveVisibleSizes(.keepingOffset)
    announceMoves(leaving: leaving)
    showVisibleElements(leaving: leaving)
    releaseMadeViews()
    layout.finalizeCollectionViewUpdates()
  }

  /// Asks the layout for the views that it inserts and deletes itself. The results are not used,
  /// because nothing is animated.
  private func announceKinds() {
    let layout = collectionViewLayout
    var seen: Set<String> = []
    for entry in visible.entries {
      guard let kind = entry.element.kind, seen.insert(kind).inserted else { continue }
      switch entry.element.category {
      case .cell: break
      case .supplementaryView:
        _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decorationView:
        _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
    }
  }

  /// Asks the layout for the initial and final attributes of changed elements. The results are not
  /// used, because nothing is animated.
  private func announceMoves(leaving: [Entry]) {
    let layout = collectionViewLayout
    for entry in leaving {
      let (kind, path) = (entry.element.kind ?? "", entry.element.indexPath)
      switch entry.element.category {
      case .cell: _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      case .supplementaryView:
        _ = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
      }
    }
    for (key, attributes) in elementsInBounds() where visible[key] == nil {
      let (kind, path) = (key.kind ?? "", attributes.indexPath)
      switch key.category {
      case .cell: _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        _ = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        _ = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    }
  }
}
