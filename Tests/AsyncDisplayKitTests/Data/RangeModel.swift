import UIKit

@testable import AsyncDisplayKit

/// What the reference says of the interface states of a grid's items, computed without a runtime.
///
/// Source: the behavior contract's range controller: tuning table, rectangle, modes, assignment.
struct RangeModel {
  /// The automatic mode: minimum, and full once the user has dragged.
  var hasDragged = false
  /// The latest direction of scrolling; at first down.
  var leadsDown = true
  private let itemSize: CGSize
  private let spacing: CGFloat = 10

  init(itemSize: CGSize) { self.itemSize = itemSize }

  /// Leading and trailing screenfuls of the display and the preload range.
  private var tuning: (display: (CGFloat, CGFloat), preload: (CGFloat, CGFloat)) {
    hasDragged ? ((1, 0.5), (2.5, 1.5)) : ((0.25, 0.25), (0.5, 0.25))
  }

  /// Top and bottom of each item of a vertical flow layout without insets.
  func extents(_ counts: [Int], width: CGFloat) -> [[ClosedRange<CGFloat>]] {
    let columns = max(1, Int((width + spacing) / (itemSize.width + spacing)))
    var top: CGFloat = 0
    return counts.map { count in
      let lines = (count + columns - 1) / columns
      defer {
        if lines > 0 { top += CGFloat(lines) * (itemSize.height + spacing) - spacing }
      }
      return (0..<count).map { item in
        let line = top + CGFloat(item / columns) * (itemSize.height + spacing)
        return line...line + itemSize.height
      }
    }
  }

  /// The states after an update of the ranges, by section and item.
  func states(
    _ counts: [Int], viewport: CGRect, isContainerVisible: Bool
  ) -> [[ASInterfaceState]] {
    let display = expanded(viewport, tuning.display)
    let preload = expanded(viewport, tuning.preload)
    let sight = viewport.minY...viewport.maxY
    return extents(counts, width: viewport.width).map { row in
      row.map { extent in
        let isVisible = overlaps(extent, sight)
        let isDisplayed = overlaps(extent, display)
        if isContainerVisible {
          if isVisible { return .inHierarchy }
          var state: ASInterfaceState = .measureLayout
          if isDisplayed { state.insert(.display) }
          if overlaps(extent, preload) { state.insert(.preload) }
          return state
        }
        if isVisible { return [.measureLayout, .preload, .display] }
        return isDisplayed ? [.measureLayout, .preload] : .measureLayout
      }
    }
  }

  private func expanded(
    _ viewport: CGRect, _ screenfuls: (leading: CGFloat, trailing: CGFloat)
  ) -> ClosedRange<CGFloat> {
    let (leading, trailing) = screenfuls
    let (up, down) = leadsDown ? (trailing, leading) : (leading, trailing)
    return viewport.minY - up * viewport.height...viewport.maxY + down * viewport.height
  }

  private func overlaps(_ one: ClosedRange<CGFloat>, _ other: ClosedRange<CGFloat>) -> Bool {
    one.lowerBound < other.upperBound && other.lowerBound < one.upperBound
  }
}
