import Testing
import UIKit

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

  @Test("a view that is hidden or shown leaves or takes its room in the next layout pass")
  func hiding() {
    let stack = stack()
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.width == 47.5)
    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame.width == 30)
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

  // MARK: Text that wraps

  private static let text = "one two three four five six seven eight nine ten"

  private func label(_ text: String = text, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func height(_ label: UILabel, within width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  @Test("a column gives a label of several lines the height of its text within the width")
  func wrappingColumn() {
    let label = label()
    let stack = UIStackView(arrangedSubviews: [label, Box(10, 10)])
    stack.axis = .vertical
    stack.spacing = 4
    let expected = height(label, within: 60)
    #expect(expected > 2 * label.font.lineHeight)
    #expect(stack.sizeThatFits(CGSize(width: 60, height: 0)).height == expected + 14)
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: expected + 14)
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 60, height: expected))
  }

  @Test("a row gives a label the height of its text within the width that the others leave")
  func wrappingRow() {
    let label = label()
    let stack = UIStackView(arrangedSubviews: [Box(20, 10), label])
    stack.spacing = 5
    #expect(
      stack.sizeThatFits(CGSize(width: 85, height: 0)).height == height(label, within: 60))
  }

  @Test("a cell's constraints get the height of a stack's text within the cell's width")
  func wrappingInConstraints() {
    let (label, inner) = (label(), UIStackView())
    inner.axis = .vertical
    inner.addArrangedSubview(label)
    let stack = UIStackView(arrangedSubviews: [Box(20, 20), inner])
    stack.translatesAutoresizingMaskIntoConstraints = false
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 0))
    cell.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: cell.topAnchor, constant: 3),
      stack.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -3),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 80, height: height(label, within: 60) + 6))
  }

  @Test("a view in a stack whose own constraints hold text that wraps has that text's height")
  func wrappingInside() {
    let (label, box) = (label(), UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -5),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let stack = UIStackView(arrangedSubviews: [box])
    stack.axis = .vertical
    #expect(
      stack.sizeThatFits(CGSize(width: 70, height: 0)).height == height(label, within: 60) + 2)
  }

  @Test("without constraints a wish for a length wins where its priority is above the content's")
  func wishes() {
    let stack = UIStackView(arrangedSubviews: [label()])
    func size(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
      stack.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let own = stack.intrinsicContentSize
    #expect(size(60, .required) == CGSize(width: 60, height: height(label(), within: 60)))
    #expect(size(60, .fittingSizeLevel) == own && size(1000, .fittingSizeLevel) == own)
    #expect(size(60, .init(500)) == own && size(1000, .init(500)).width == 1000)
  }

  @Test("constraints between arranged views decide nothing, and are not called unsatisfiable")
  func tiedViews() {
    let log = ViolationLog()
    let root = log.environment.bind { UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40)) }
    let stack = log.environment.bind { self.stack() }
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    let views = stack.arrangedSubviews
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor),
    ])
    for width in [90.0, 100, 110] {
      root.frame.size.width = width
      log.environment.bind { root.layoutIfNeeded() }
    }
    #expect(stack.frame.width == 110 && log.codes == [])
  }

  // MARK: Too little room

  @Test("views of the lowest resistance give what lacks, then the next")
  func compression() {
    let stack = stack()
    for (view, priority) in zip(stack.arrangedSubviews, [Float(900), 800, 700]) {
      view.setContentCompressionResistancePriority(.init(priority), for: .horizontal)
    }
    stack.frame.size.width = 60
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [10, 30, 10])
    stack.frame.size.width = 45
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [10, 25, 0])
  }

  @Test("of views that resist alike, text that can take more lines gives first")
  func compressionOfText() {
    let label = label()
    let stack = UIStackView(arrangedSubviews: [Box(30, 10), label])
    stack.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 50])
  }

  // MARK: Gaps

  @Test("a gap may be the system's, or be given back to the stack's own")
  func namedSpacing() {
    let stack = stack()
    let first = stack.arrangedSubviews[0]
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
    #expect(stack.intrinsicContentSize.width == 73)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(stack.intrinsicContentSize.width == 70)
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.intrinsicContentSize.width == 76)
  }
}
