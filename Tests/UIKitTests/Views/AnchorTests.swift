import Testing
import UIKit

@testable import UIKitCore

/// What each kind of anchor relates, and what a change of constraints leads to, beside
/// ``ConstraintTests``.
@Suite("Anchors and rules of constraints")
@MainActor
struct AnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  private func added<View: UIView>(_ view: View) -> View {
    root.addSubview(view)
    return view
  }

  /// A constraint that gives way to required ones.
  private func wish(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = UILayoutPriority(500)
    return constraint
  }

  @Test("a length is at least or at most another, a multiple of one, or a constant")
  func lengths() {
    let (least, half, most) = (added(Box()), added(Box()), added(Box(90, 10)))
    NSLayoutConstraint.activate([
      least.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      wish(least.widthAnchor.constraint(equalToConstant: 44)),
      half.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
      most.widthAnchor.constraint(
        lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect(least.frame.width == 44)
    #expect(half.frame.width == 50)
    #expect(most.frame.width == 53)
  }

  @Test("an edge is at least or at most another, and may be farther")
  func edges() {
    let box = added(Box())
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 7),
      wish(box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20)),
      box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
      wish(box.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 60)),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 20 && box.frame.maxX == 60)
  }

  @Test("bounds between leading and trailing edges are mirrored with the lines")
  func mirrored() {
    let box = added(Box())
    for view in [root, box] { view.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      wish(box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      wish(box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -25)),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 25 && box.frame.maxX == 70)
  }

  @Test("the middle of a guide is an anchor too")
  func guideMiddle() {
    let (box, guide) = (added(Box(10, 10)), UILayoutGuide())
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50),
      box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 55, y: 20, width: 10, height: 10))
  }

  @Test("of two views in a row the one that hugs less is stretched", arguments: [true, false])
  func hugging(firstHugsMore: Bool) {
    let (one, two) = row(width: 100)
    (firstHugsMore ? one : two).setContentHuggingPriority(.init(600), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == (firstHugsMore ? 30 : 60))
    #expect(two.frame.width == (firstHugsMore ? 70 : 40))
  }

  @Test("of two views in a row the one that resists less is compressed", arguments: [true, false])
  func resistance(firstResistsMore: Bool) {
    let (one, two) = row(width: 50)
    (firstResistsMore ? two : one).setContentCompressionResistancePriority(
      .init(300), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == (firstResistsMore ? 30 : 10))
    #expect(two.frame.width == (firstResistsMore ? 20 : 40))
  }

  /// Two views of 30 and 40 points that fill a row.
  private func row(width: CGFloat) -> (one: UIView, two: UIView) {
    let (one, two) = (added(Box(30, 10)), added(Box(40, 10)))
    root.frame.size.width = width
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    return (one, two)
  }

  @Test(
    "edges are rounded to the screen's pixels",
    arguments: [(1, 33), (2, 33.5), (4, 33.25)] as [(CGFloat, CGFloat)])
  func pixels(scale: CGFloat, width: CGFloat) {
    let (stage, box) = (Stage(scale: scale), added(Box()))
    stage.window.addSubview(root)
    box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == width)
  }

  @Test("baselines are where the first and the last line of a text are")
  func baselines() throws {
    let (large, small, box) = (added(UILabel()), added(UILabel()), added(Box(10, 10)))
    for (label, size) in [(large, 30.0), (small, 10)] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .systemFont(ofSize: size)
      label.text = "x"
    }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      box.bottomAnchor.constraint(equalTo: large.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let (first, last) = try #require(large.textBaselineInsets)
    let inner = try #require(small.textBaselineInsets)
    #expect(first > inner.first && last > 0)
    #expect(abs(small.frame.minY - (first - inner.first)) <= 0.5)
    #expect(abs(box.frame.maxY - (large.frame.maxY - last)) <= 0.5)
  }

  @Test("no constraint makes a length negative")
  func negativeSize() {
    let box = added(Box())
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      wish(box.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 20)),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      wish(box.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 20)),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 50, y: 40, width: 0, height: 0))
  }

  @Test("a changed priority leads to another layout, and so do constraints that count no longer")
  func changes() {
    let box = added(Box())
    let narrow = wish(box.widthAnchor.constraint(equalToConstant: 10))
    let wide = wish(box.widthAnchor.constraint(equalToConstant: 20))
    wide.priority = UILayoutPriority(400)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(box.frame.width == 10)
    wide.priority = UILayoutPriority(600)
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    NSLayoutConstraint.deactivate([narrow, wide])
    #expect(!narrow.isActive && !wide.isActive && box.constraints.isEmpty)
  }

  @Test("a guide that is added to another view leaves the one that it was in")
  func guideOwner() {
    let (other, guide) = (UIView(), UILayoutGuide())
    root.addLayoutGuide(guide)
    other.addLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && other.layoutGuides == [guide])
    #expect(guide.owningView === other)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView === other)
  }

  @Test("a stack follows a changed constraint of a view that it arranges")
  func stackChange() {
    let box = Box()
    let width = box.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    let stack = UIStackView(arrangedSubviews: [box, Box(20, 30)])
    stack.distribution = .equalSpacing
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    stack.layoutIfNeeded()
    #expect(box.frame.width == 40)
    width.constant = 30
    stack.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }

  @Test("what lies in an arranged view is laid out in the room that the stack gives that view")
  func arranged() {
    let (box, inner) = (Box(), Box())
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 1),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -1),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let stack = added(UIStackView(arrangedSubviews: [box, Box()]))
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(inner.frame == CGRect(x: 1, y: 0, width: 28, height: 30))
  }
}
