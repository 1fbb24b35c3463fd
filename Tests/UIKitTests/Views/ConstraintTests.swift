import Testing
import UIKit

@Suite("Constraint layout")
@MainActor
struct ConstraintTests {
  private func root(_ views: [UIView]) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    for view in views { root.addSubview(view) }
    return root
  }

  @Test("edges with insets decide a frame, and follow the root's size")
  func edges() {
    let box = Box()
    let root = root([box])
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 5, width: 70, height: 60))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(box.frame.width == 170)
    root.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 5, width: 170, height: 60))
  }

  @Test("a middle, a multiple and a constant length decide a frame")
  func sizes() {
    let box = Box()
    let root = root([box])
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 4),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 25, y: 34, width: 50, height: 20))
  }

  @Test("a chain of views shares a row by hugging and resistance")
  func chain() {
    let (one, two) = (Box(30, 10), Box(40, 20))
    let root = root([one, two])
    two.setContentHuggingPriority(.init(200), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 5),
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.centerYAnchor.constraint(equalTo: one.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(two.frame == CGRect(x: 35, y: -5, width: 65, height: 20))
    root.frame.size.width = 60
    one.setContentCompressionResistancePriority(.init(700), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 15)
    #expect(two.frame.width == 40)
    two.size.width = 50
    two.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(one.frame.width == 5)
  }

  @Test(
    "a higher priority wins over a lower one, and a bound over a wish",
    arguments: [(999.0, 500.0, 30.0), (500, 999, 60), (500, 499, 30)])
  func priorities(small: Double, large: Double, expected: Double) {
    let box = Box()
    let root = root([box])
    let narrow = box.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = UILayoutPriority(Float(small))
    let wide = box.widthAnchor.constraint(equalToConstant: 90)
    wide.priority = UILayoutPriority(Float(large))
    NSLayoutConstraint.activate([
      narrow, wide, box.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
      box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.width == CGFloat(expected))
    #expect(box.frame.minX == 7)
  }

  @Test("nested views and guides are solved together, known frames between them kept")
  func nesting() {
    let (outer, inner, guide) = (Box(), Box(), UILayoutGuide())
    let root = root([outer])
    let fixed = UIView(frame: CGRect(x: 3, y: 4, width: 30, height: 20))
    outer.addSubview(fixed)
    outer.addSubview(inner)
    outer.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      outer.rightAnchor.constraint(equalTo: inner.rightAnchor, constant: 2),
      outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
      guide.leftAnchor.constraint(equalTo: fixed.rightAnchor),
      guide.widthAnchor.constraint(equalToConstant: 6),
      guide.topAnchor.constraint(equalTo: fixed.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 8),
      inner.leftAnchor.constraint(equalTo: guide.rightAnchor),
      inner.topAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: inner.heightAnchor),
      inner.heightAnchor.constraint(equalToConstant: 12),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 33, y: 4, width: 6, height: 8))
    #expect(inner.frame == CGRect(x: 39, y: 12, width: 12, height: 12))
    #expect(outer.frame == CGRect(x: 10, y: 10, width: 53, height: 26))
  }

  @Test("the safe area and the margins are guides")
  func guides() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
    let (controller, box) = (UIViewController(), Box())
    controller.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    stage.show(controller)
    stage.settle()
    #expect(box.frame == CGRect(x: 16, y: 40, width: 288, height: 410))
  }

  @Test("a label wraps within the width that constraints give it")
  func wrapping() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.text = "several words that need more than one line"
    let root = root([label])
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 90),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let expected = label.sizeThatFits(CGSize(width: 90, height: 0)).height
    #expect(label.frame.height == expected)
    #expect(expected > 2 * label.font.lineHeight)
  }

  @Test("a fitting size meets the constraints with as little as possible, or a given width")
  func fitting() {
    let (one, two) = (Box(30, 10), Box(20, 15))
    let root = root([one, two])
    NSLayoutConstraint.activate([
      one.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 6),
      two.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1),
      one.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -1),
      two.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    let compressed = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 32, height: 40))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 77, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 77, height: 40))
    #expect(Box(3, 4).systemLayoutSizeFitting(.zero) == CGSize(width: 3, height: 4))
  }

  @Test("a changed constant, a switch and a removed view lead to another layout")
  func changes() {
    let (one, two) = (Box(10, 10), Box(10, 10))
    let root = root([one, two])
    let gap = two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 5)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor), gap,
    ])
    root.layoutIfNeeded()
    #expect(two.frame.minX == 15)
    gap.constant = 9
    root.layoutIfNeeded()
    #expect(two.frame.minX == 19)
    gap.isActive = false
    root.layoutIfNeeded()
    #expect(two.frame.minX == 0)
    gap.isActive = true
    one.removeFromSuperview()
    #expect(!gap.isActive && root.constraints.isEmpty)
  }

  @Test("required constraints that contradict are reported and the rest still counts")
  func contradiction() {
    let log = ViolationLog()
    let box = Box()
    let root = root([box])
    let (one, two) = (
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20)
    )
    NSLayoutConstraint.activate([
      one, two, box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
    ])
    log.environment.bind { root.layoutIfNeeded() }
    #expect(log.codes == [.unsatisfiableConstraints])
    #expect(box.frame.minX == 3)
    #expect(box.frame.width == 10 || box.frame.width == 20)
  }

  @Test("a constraint between views of different trees is rejected")
  func noCommonView() {
    let log = ViolationLog()
    let (one, two) = (Box(), Box())
    let constraint = one.leftAnchor.constraint(equalTo: two.leftAnchor)
    log.environment.bind { constraint.isActive = true }
    #expect(log.codes == [.constraintWithoutCommonView])
    #expect(!constraint.isActive)
  }

  @Test("constraints are set up once before the first layout, and when asked for")
  func updating() {
    final class Lazy: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let view = Lazy()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.updates == 2 && !view.needsUpdateConstraints())
  }

  @Test("a stack takes the sizes that constraints give its views")
  func stack() {
    let (one, two) = (Box(), Box(20, 30))
    one.widthAnchor.constraint(equalToConstant: 40).isActive = true
    one.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.alignment = .leading
    #expect(stack.intrinsicContentSize == CGSize(width: 60, height: 30))
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    stack.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(two.frame == CGRect(x: 40, y: 0, width: 20, height: 30))
  }
}
