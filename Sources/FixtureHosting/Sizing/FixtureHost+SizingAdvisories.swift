import AsyncDisplayKit
import Foundation
import UIKit

extension FixtureHost {
  /// Remarks on what was measured: size ranges without area, without end or upside down, texts that
  /// cannot wrap, and touch targets below 44 points; in the order of items.
  public var sizingAdvisories: [RuntimeViolation] {
    items.flatMap { item -> [RuntimeViolation] in
      guard let trace = sizingTrace(of: item) else { return [] }
      let ofRange = SizeRangeAdvisor(trace: trace).advisories()
      guard let node = item.node, ofRange.isEmpty else { return ofRange }
      return bind {
        CellContentAdvisor(element: trace.element, cell: node, size: item.frame.size).advisories()
      }
    }
  }
}
