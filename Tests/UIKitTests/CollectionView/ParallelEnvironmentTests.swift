import Foundation
import Testing
import UIKit

/// Lists made in different environments, side by side, each keeping to its own.
@Suite("Lists in environments of their own")
struct ParallelEnvironmentTests {
  struct Combination: Sendable, CustomTestStringConvertible {
    let scale: CGFloat
    let direction: UIUserInterfaceLayoutDirection
    let contentSize: UIContentSizeCategory

    var testDescription: String { "\(scale) \(direction) \(contentSize)" }
  }

  static let all: [Combination] = [1, 2, 3].flatMap { scale in
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
      [UIContentSizeCategory.small, .accessibilityLarge].map { contentSize in
        Combination(scale: scale, direction: direction, contentSize: contentSize)
      }
    }
  }

  @Test("scale, direction and content size are those of the view's own environment", arguments: all)
  func independence(_ combination: Combination) async {
    let log = ViolationLog()
    var environment = log.environment
    environment.screen.scale = combination.scale
    environment.traits.layoutDirection = combination.direction
    environment.traits.preferredContentSizeCategory = combination.contentSize
    for width in [100, 101, 103] as [CGFloat] {
      await check(width, combination, environment)
      await Task.yield()
    }
    #expect(log.all.isEmpty)
  }

  @MainActor private func check(
    _ width: CGFloat, _ combination: Combination, _ environment: RuntimeEnvironment
  ) {
    let (view, source) = environment.bind {
      let layout = FlippingLayout()
      layout.itemSize = CGSize(width: 70, height: 20)
      let frame = CGRect(x: 0, y: 0, width: width, height: 100)
      return (UICollectionView(frame: frame, collectionViewLayout: layout), ListSource(counts: [1]))
    }
    view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    var seen: UIContentSizeCategory?
    source.answer = { view, path in
      seen = UITraitCollection.current.preferredContentSizeCategory
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    let lead = (width - 70) / 2
    let rounded =
      (lead * combination.scale).rounded(.toNearestOrAwayFromZero) / combination.scale
    let isMirrored = combination.direction == .rightToLeft
    #expect(view.visibleCells.first?.frame.minX == (isMirrored ? width - rounded - 70 : rounded))
    #expect(seen == combination.contentSize)
  }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
