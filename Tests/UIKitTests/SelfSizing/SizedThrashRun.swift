import Foundation
import UIKit

/// A list of self-sizing cells that a thrash run edits and looks at.
@MainActor
protocol SizedThrashList: ThrashList {
  /// The frame of a cell in sight.
  func frame(at path: IndexPath) -> CGRect?
  /// The window of the list.
  var window: UIWindow { get }
}

/// The heights that every list of a sized run has.
struct SizedValue: Equatable {
  /// The estimate of every cell, in points.
  static let estimate: CGFloat = 25

  /// A Boolean value that indicates whether the list is 140 points wide instead of 100.
  var isWide = false
  /// A Boolean value that indicates whether the preferred text size is larger than the standard.
  var isLarge = false

  init(isWide: Bool = false, isLarge: Bool = false) {
    self.isWide = isWide
    self.isLarge = isLarge
  }

  /// The sizes of the cells of a list.
  @MainActor
  init(in view: UIView?) {
    isWide = (view?.bounds.width ?? 0) > 120
    isLarge = view?.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge
  }

  /// The height of a value's cell, in points.
  func height(of value: Int) -> CGFloat {
    CGFloat(10 + value * 13 % 50) * (isWide ? 1.5 : 1) + (isLarge ? 7 : 0)
  }
}

/// A seeded run of random batches and scrolls against a list with estimates, beside a simple model that
/// knows which values have been in sight.
@MainActor
struct SizedThrashRun {
  private let seed: UInt64
  private let list: any SizedThrashList
  private var random: SplitMix
  private var model: [ThrashSection]
  private var known: Set<Int> = []
  private var offset: CGFloat = 0
  private var value = SizedValue()
  private let estimate: CGFloat
  /// A Boolean value that indicates whether the list measures one cell after the other.
  private let isRowByRow: Bool
  private var nextID = 1000

  init(
    seed: UInt64, list: any SizedThrashList, estimate: CGFloat = SizedValue.estimate,
    isRowByRow: Bool = false
  ) {
    self.seed = seed
    self.isRowByRow = isRowByRow
    self.estimate = estimate
    self.list = list
    random = SplitMix(seed: seed)
    model = (0..<4).map { section in
      ThrashSection(id: 900 + section, items: Array(section * 6..<section * 6 + 6))
    }
    list.setModel(model)
    list.scrollView.layoutIfNeeded()
    resolve(movesOffset: true)
  }

  /// Runs batches until one fails, and says then what failed and how to run it again.
  mutating func failure(batches: Int) -> String? {
    for number in 1...batches {
      scroll()
      let problem =
        check("scrolling") ?? runBatch() ?? check("a batch") ?? changeSizes()
        ?? check("another width or text size")
      if let problem { return "\(problem)\nrecipe: seed \(seed), batch \(number)" }
    }
    return nil
  }

  private mutating func scroll() {
    let room = max(contentHeight - 100, 0)
    let way = CGFloat(Int.random(in: -60...60, using: &random))
    let jump = CGFloat(Int.random(in: 0...Int(room), using: &random))
    offset = Bool.random(using: &random) ? jump : min(max(offset + way, 0), room)
    list.scrollView.contentOffset.y = offset
    list.scrollView.layoutIfNeeded()
    resolve(movesOffset: true)
  }

  private mutating func runBatch() -> String? {
    let batch = ThrashBatch(from: model, nextID: nextID, using: &random)
    nextID = batch.unusedID
    let list = list
    list.batch {
      list.setModel(batch.after)
      for edit in batch.edits { list.apply(edit) }
    }
    model = batch.after
    known.formIntersection(model.flatMap(\.items))
    pull()
    resolve(movesOffset: false)
    return nil
  }

  /// Rotates the list or changes the text size in one of five cases, which has all sizes measured again.
  private mutating func changeSizes() -> String? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      value.isWide.toggle()
      list.scrollView.frame.size.width = value.isWide ? 140 : 100
    case 1:
      value.isLarge.toggle()
      list.window.change(
        traits: RuntimeEnvironment.Traits(
          preferredContentSizeCategory: value.isLarge ? .extraExtraExtraLarge : .large))
    default: return nil
    }
    list.scrollView.layoutIfNeeded()
    known = []
    pull()
    resolve(movesOffset: true)
    return nil
  }

  // MARK: Model

  private var values: [(path: IndexPath, value: Int)] {
    model.enumerated().flatMap { section, content in
      content.items.enumerated().map { (IndexPath(item: $0, section: section), $1) }
    }
  }

  private func height(of value: Int) -> CGFloat {
    known.contains(value) ? self.value.height(of: value) : estimate
  }

  private var contentHeight: CGFloat { values.reduce(0) { $0 + height(of: $1.value) } }

  private var visible: [(path: IndexPath, value: Int, y: CGFloat)] {
    var y: CGFloat = 0
    return values.compactMap { path, value in
      defer { y += height(of: value) }
      return y < offset + 100 && y + height(of: value) > offset ? (path, value, y) : nil
    }
  }

  /// Makes what is in sight known, which moves the offset by what changes above the first known value.
  private mutating func resolve(movesOffset: Bool) {
    while true {
      let seen = visible
      let unknown = seen.filter { !known.contains($0.value) }
      guard !unknown.isEmpty else { return }
      let anchor = seen.first { known.contains($0.value) }
      let isKept = movesOffset && offset > 0
      let above = isKept && anchor != nil ? unknown.last { $0.path < anchor!.path } : nil
      known.formUnion(isRowByRow ? [(above ?? unknown[0]).value] : unknown.map(\.value))
      if isKept, let anchor {
        let before = values.prefix { $0.value != anchor.value }
        offset = max(offset + before.reduce(0) { $0 + height(of: $1.value) } - anchor.y, 0)
      }
      pull()
    }
  }

  private mutating func pull() {
    offset = min(offset, max(contentHeight - 100, 0))
  }

  // MARK: Checks

  private func check(_ cause: String) -> String? {
    let view = list.scrollView
    guard list.violations.isEmpty else { return "violation: \(list.violations[0].message)" }
    guard view.contentSize.height == contentHeight else {
      return "after \(cause): content \(view.contentSize.height) instead of \(contentHeight)"
    }
    guard view.contentOffset.y == offset else {
      return "after \(cause): offset \(view.contentOffset.y) instead of \(offset)"
    }
    let expected = Dictionary(uniqueKeysWithValues: visible.map { ($0.path, $0.value) })
    guard list.shown == expected else {
      return "after \(cause): shown \(list.shown) instead of \(expected)"
    }
    for (path, value, y) in visible {
      let frame = list.frame(at: path)
      guard frame?.minY == y, frame?.height == self.value.height(of: value) else {
        return "after \(cause): \(path) at \(frame ?? .zero) instead of \(y)"
      }
    }
    return nil
  }
}
