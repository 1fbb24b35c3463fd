import Foundation
import UIKit

/// A seeded run of random batches against a list view, with scrolling and selecting between them.
@MainActor
struct ThrashRun {
  private let seed: UInt64
  private let list: any ThrashList
  private var random: SplitMix
  private var model: [ThrashSection]
  private var selected: Set<Int> = []
  private var nextID = 1000
  private var history: [ListEdit] = []

  init(seed: UInt64, list: any ThrashList) {
    self.seed = seed
    self.list = list
    random = SplitMix(seed: seed)
    var value = 0
    model = (0..<4).map { section in
      defer { value += 6 }
      return ThrashSection(id: 900 + section, items: Array(value..<(value + 6)))
    }
    list.setModel(model)
    list.scrollView.layoutIfNeeded()
    _ = list.takeAsked()
  }

  /// Runs batches until one fails, and says then what failed and how to run it again.
  mutating func failure(batches: Int) -> String? {
    for number in 1...batches {
      scrollAndSelect()
      let problem = Int.random(in: 0..<25, using: &random) == 0 ? runMisuse() : runBatch()
      if let problem {
        return """
          \(problem)
          recipe: THRASH=\(seed):\(number) (the last batch: \(history))
          model: \(model.map(\.items)), offset \(list.scrollView.contentOffset.y)
          """
      }
    }
    return nil
  }

  private mutating func scrollAndSelect() {
    let view = list.scrollView
    let range = max(view.contentSize.height - view.bounds.height, 0)
    view.contentOffset.y = CGFloat(Int.random(in: 0...max(Int(range), 0), using: &random))
    view.layoutIfNeeded()
    for _ in 0..<2 {
      guard let section = model.indices.randomElement(using: &random),
        let item = model[section].items.indices.randomElement(using: &random)
      else { continue }
      list.select(IndexPath(item: item, section: section))
      selected.insert(model[section].items[item])
    }
    _ = list.takeAsked()
  }

  private mutating func runBatch() -> String? {
    let before = list.shownViews
    let values = list.shown
    let batch = ThrashBatch(from: model, nextID: nextID, using: &random)
    nextID = batch.unusedID
    history = batch.edits
    submit(batch)
    model = batch.after
    selected = selected.intersection(model.flatMap(\.items))
    let kept = Dictionary(
      uniqueKeysWithValues: values.compactMap { path, value in before[path].map { (value, $0) } })
    return check() ?? checkReuse(kept: kept)
  }

  /// Submits the edits in random order, some of them in nested batches.
  private mutating func submit(_ batch: ThrashBatch) {
    let list = list
    let cut = Int.random(in: 0...batch.edits.count, using: &random)
    list.batch {
      list.setModel(batch.after)
      for edit in batch.edits[..<cut] { list.apply(edit) }
      list.batch { for edit in batch.edits[cut...] { list.apply(edit) } }
    }
  }

  /// Changes data without an edit, which has to be one violation and then a reload.
  private mutating func runMisuse() -> String? {
    let known = list.violations.count
    model[0].items.append(nextID)
    nextID += 1
    list.setModel(model)
    history = []
    list.batch {}
    list.scrollView.layoutIfNeeded()
    selected = []
    guard list.violations.count == known + 1,
      list.violations.last?.code == .invalidItemCount
    else { return "a change without an edit made \(list.violations.count - known) violations" }
    _ = list.takeAsked()
    return check()
  }

  private func check() -> String? {
    guard list.violations.allSatisfy({ $0.code == .invalidItemCount }) else {
      return "violation: \(list.violations.last?.message ?? "")"
    }
    guard list.counts == model.map(\.items.count) else {
      return "counts \(list.counts) instead of \(model.map(\.items.count))"
    }
    guard list.shown == expectedShown else {
      return "shown \(list.shown) instead of \(expectedShown)"
    }
    guard list.announced == Set(list.shownViews.values) else {
      return "announced cells are not those in sight"
    }
    guard list.selected == expectedSelection else {
      return "selected \(list.selected) instead of \(expectedSelection)"
    }
    return nil
  }

  /// Cells of items that stay in sight stay the same; only the others are asked for.
  private func checkReuse(kept: [Int: ObjectIdentifier]) -> String? {
    let views = list.shownViews
    var expected: Set<IndexPath> = []
    for (path, value) in list.shown {
      if let former = kept[value] {
        guard views[path] == former else { return "the cell of \(path) was replaced" }
      } else {
        expected.insert(path)
      }
    }
    let asked = list.takeAsked()
    guard Set(asked) == expected, asked.count == expected.count else {
      return "asked for \(asked) instead of \(expected)"
    }
    return nil
  }

  /// The rows of 20 points that share more than an edge with the bounds.
  private var expectedShown: [IndexPath: Int] {
    let (top, bottom) = (list.scrollView.bounds.minY, list.scrollView.bounds.maxY)
    var shown: [IndexPath: Int] = [:]
    var y: CGFloat = 0
    for (section, content) in model.enumerated() {
      for (item, value) in content.items.enumerated() {
        if y < bottom, y + 20 > top { shown[IndexPath(item: item, section: section)] = value }
        y += 20
      }
    }
    return shown
  }

  private var expectedSelection: Set<IndexPath> {
    var paths: Set<IndexPath> = []
    for (section, content) in model.enumerated() {
      for (item, value) in content.items.enumerated() where selected.contains(value) {
        paths.insert(IndexPath(item: item, section: section))
      }
    }
    return paths
  }
}
