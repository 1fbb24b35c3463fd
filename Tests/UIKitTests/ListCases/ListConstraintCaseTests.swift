import Foundation
import Testing
import UIKit

/// Constraints and margins that lists need.
@MainActor @Suite("Table of cases: Auto Layout of lists")
struct ListConstraintCaseTests {
  @Test(arguments: cases)
  func holds(_ test: ListCase) throws { try test.check() }

  @MainActor private static func pair(
    _ width: CGFloat
  ) -> (host: UIView, first: Box, second: Box) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let (first, second) = (Box(width, 10), Box(width, 10))
    for box in [first, second] {
      host.addSubview(box)
      box.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: host.trailingAnchor),
    ])
    return (host, first, second)
  }

  nonisolated static let cases: [ListCase] = [
    ListCase(
      "another hugging priority lays out again",
      "Apple, `setContentHuggingPriority(_:for:)`"
    ) {
      let (host, first, second) = pair(30)
      first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      host.layoutIfNeeded()
      #expect(first.frame.width == 30 && second.frame.width == 70)
      first.setContentHuggingPriority(.defaultLow, for: .horizontal)
      second.setContentHuggingPriority(.required, for: .horizontal)
      host.layoutIfNeeded()
      #expect(first.frame.width == 70 && second.frame.width == 30)
    },
    ListCase(
      "another compression resistance lays out again",
      "Apple, `setContentCompressionResistancePriority(_:for:)`"
    ) {
      let (host, first, second) = pair(80)
      second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      host.layoutIfNeeded()
      #expect(first.frame.width == 80 && second.frame.width == 20)
      first.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
      host.layoutIfNeeded()
      #expect(first.frame.width == 20 && second.frame.width == 80)
    },
    ListCase("another constant lays out again", "Apple, `NSLayoutConstraint.constant`") {
      let (host, first, _) = pair(30)
      let width = first.widthAnchor.constraint(equalToConstant: 40)
      width.isActive = true
      host.layoutIfNeeded()
      width.constant = 55
      host.layoutIfNeeded()
      #expect(first.frame.width == 55)
    },
    ListCase(
      "margins of the superview reach into a view that preserves them",
      "Apple, `preservesSuperviewLayoutMargins`"
    ) {
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      inner.frame = CGRect(x: 10, y: 0, width: 90, height: 100)
      outer.addSubview(inner)
      outer.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
      inner.layoutMargins = .zero
      #expect(inner.layoutMargins.left == 0)
      inner.preservesSuperviewLayoutMargins = true
      #expect(inner.layoutMargins.left == 30)
    },
    ListCase(
      "margins of cells follow the size class of the table",
      "Rule T10"
    ) {
      @MainActor func margin(_ width: UIUserInterfaceSizeClass) -> CGFloat? {
        let table = SizedTable([[30]])
        table.stage.window.change(traits: RuntimeEnvironment.Traits(horizontalSizeClass: width))
        return table.cell(0)?.contentView.layoutMargins.left
      }
      let metrics = RuntimeEnvironment.current.listMetrics
      #expect(metrics.compactSideMargin != metrics.regularSideMargin)
      #expect(margin(.compact) == metrics.compactSideMargin)
      #expect(margin(.regular) == metrics.regularSideMargin)
    },
  ]
}
