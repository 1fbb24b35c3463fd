import Testing
import UIKit

@testable import UIKit

@Suite("Stack views")
@MainActor
struct StackViewTests {
  private final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(30, 20), Box(20, 30)])
    stack.spacing = 5
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return stack
  }

  @Test(
    "room along the axis is shared out as the distribution says",
    arguments: [
      (UIStackView.Distribution.fill, [0.0, 45, 80], [40.0, 30, 20]),
      (.fillEqually, [0, 35, 70], [30, 30, 30]),
      (.fillProportionally, [0, 20, 70], [15, 45, 30]),
      (.equalSpacing, [0, 30, 80], [10, 30, 20]),
      (.equalCentering, [0, 32.5, 80], [10, 30, 20]),
    ])
  func distribution(
    distribution: UIStackView.Distribution, origins: [Double], lengths: [Double]
  ) {
    let stack = stack()
    stack.distribution = distribution
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { Double($0.frame.minX) } == origins)
    #expect(stack.arrangedSubviews.map { Double($0.frame.width) } == lengths)
  }

  @Test(
    "views lie across the axis as the alignment says",
    arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [40.0, 40, 40]),
      (.leading, [0, 0, 0], [10, 20, 30]),
      (.center, [15, 10, 5], [10, 20, 30]), (.trailing, [30, 20, 10], [10, 20, 30]),
    ])
  func alignment(alignment: UIStackView.Alignment, origins: [Double], breadths: [Double]) {
    let stack = stack()
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { Double($0.frame.minY) } == origins)
    #expect(stack.arrangedSubviews.map { Double($0.frame.height) } == breadths)
  }

  @Test("the stack's own size is the sum along the axis with gaps and margins")
  func size() {
    let stack = stack()
    #expect(stack.intrinsicContentSize == CGSize(width: 70, height: 30))
    stack.setCustomSpacing(11, after: stack.arrangedSubviews[0])
    #expect(stack.intrinsicContentSize.width == 76)
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 30, height: 76))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.intrinsicContentSize == CGSize(width: 46, height: 92))
    stack.arrangedSubviews[2].isHidden = true
    #expect(stack.intrinsicContentSize.height == 57)
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test("a row begins at the right where reading does")
  func rightToLeft() {
    let stack = stack()
    stack.semanticContentAttribute = .forceRightToLeft
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [90, 40, 0])
  }
}
