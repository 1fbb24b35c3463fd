import Foundation
import UIKit

/// A list view that a thrash run edits and looks at: rows of 20 points, five in sight.
@MainActor
protocol ThrashList {
  var scrollView: UIScrollView { get }
  var violations: [RuntimeViolation] { get }
  var counts: [Int] { get }
  /// The places and values of the cells in sight.
  var shown: [IndexPath: Int] { get }
  var shownViews: [IndexPath: ObjectIdentifier] { get }
  var selected: Set<IndexPath> { get }
  /// The cells that were announced and whose display did not end since.
  var announced: Set<ObjectIdentifier> { get }
  /// The places of the cells that were asked for since the last look.
  func takeAsked() -> [IndexPath]
  func setModel(_ sections: [ThrashSection])
  func batch(_ body: () -> Void)
  func apply(_ edit: ListEdit)
  func select(_ path: IndexPath)
  func reload()
}
