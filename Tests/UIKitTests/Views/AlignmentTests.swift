import Foundation
import Testing
import UIKit

/// What constraints align of views whose frames are larger than what one sees as them.
@Suite("Alignment rectangles and named baselines")
@MainActor
struct AlignmentTests {
  /// A view with a badge or a shadow around the part that is aligned.
  private final class Badged: UIView {
    var insets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 5)
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
  }

  /// A view whose aligned part is not said by insets.
  private final class Doubled: UIView {
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height)
    }
    override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
      CGRect(
        x: alignmentRect.minX, y: alignmentRect.minY, width: alignmentRect.width * 2,
        height: alignmentRect.height)
    }
  }

  private final class Titled: UIView {
    let title = UILabel()
    override var forLastBaselineLayout: UIView { title }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  private func added<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test("the aligned part and the frame follow from each other")
  func inverse() {
    let (badged, plain) = (Badged(), UIView())
    let frame = CGRect(x: 3, y: 4, width: 50, height: 40)
    #expect(badged.alignmentRect(forFrame: frame) == CGRect(x: 4, y: 14, width: 44, height: 28))
    #expect(badged.frame(forAlignmentRect: badged.alignmentRect(forFrame: frame)) == frame)
    #expect(plain.alignmentRect(forFrame: frame) == frame && plain.alignmentRectInsets == .zero)
    #expect(plain.frame(forAlignmentRect: frame) == frame)
  }

  /// Ties three edges of a view to another's, and the bottom one to an anchor.
  private func pin(_ view: UIView, to other: UIView, bottom: NSLayoutYAxisAnchor) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: other.leftAnchor),
      view.rightAnchor.constraint(equalTo: other.rightAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: bottom),
    ])
  }

  @Test("edges and the intrinsic size are those of the aligned part")
  func alignedPart() {
    let (badged, below) = (added(Badged()), added(UIView()))
    NSLayoutConstraint.activate([
      badged.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      badged.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      below.topAnchor.constraint(equalTo: badged.bottomAnchor),
      below.leftAnchor.constraint(equalTo: badged.leftAnchor),
      below.rightAnchor.constraint(equalTo: badged.rightAnchor),
      below.heightAnchor.constraint(equalTo: badged.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badged.frame == CGRect(x: 19, y: 5, width: 36, height: 32))
    #expect(below.frame == CGRect(x: 20, y: 35, width: 30, height: 20))
  }

  @Test("views inside are aligned with the aligned part, guides with the whole frame")
  func inside() {
    let (badged, child, guide) = (added(Badged()), UIView(), UILayoutGuide())
    child.translatesAutoresizingMaskIntoConstraints = false
    badged.addSubview(child)
    badged.addLayoutGuide(guide)
    pin(child, to: badged, bottom: badged.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      badged.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      badged.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      guide.leftAnchor.constraint(equalTo: badged.leftAnchor),
      guide.topAnchor.constraint(equalTo: badged.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 3),
      guide.heightAnchor.constraint(equalToConstant: 3),
    ])
    root.layoutIfNeeded()
    #expect(badged.frame == CGRect(x: 19, y: 5, width: 36, height: 32))
    #expect(child.frame.minX == 1 && child.frame.width == 30 && child.frame.minY == 10)
    #expect(child.frame.maxY == 32)
    #expect(guide.layoutFrame == CGRect(x: 1, y: 10, width: 3, height: 3))
  }

  @Test("what lies inside of a view of known frame is aligned with its aligned part")
  func knownFrame() {
    let (badged, child) = (Badged(frame: CGRect(x: 0, y: 0, width: 56, height: 62)), UIView())
    root.addSubview(badged)
    child.translatesAutoresizingMaskIntoConstraints = false
    badged.addSubview(child)
    let sibling = added(UIView())
    pin(child, to: badged, bottom: badged.bottomAnchor)
    NSLayoutConstraint.activate([
      sibling.leftAnchor.constraint(equalTo: badged.rightAnchor),
      sibling.topAnchor.constraint(equalTo: badged.bottomAnchor),
      sibling.widthAnchor.constraint(equalTo: badged.widthAnchor),
      sibling.heightAnchor.constraint(equalToConstant: 3),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 1, y: 10, width: 50, height: 50))
    #expect(sibling.frame == CGRect(x: 51, y: 60, width: 50, height: 3))
  }

  @Test("a part that is not said by insets is asked for, and its frame too")
  func overridden() {
    let doubled = added(Doubled())
    doubled.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    NSLayoutConstraint.activate([
      doubled.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      doubled.topAnchor.constraint(equalTo: root.topAnchor),
      doubled.widthAnchor.constraint(equalToConstant: 20),
      doubled.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(doubled.frame == CGRect(x: 7, y: 0, width: 40, height: 10))
  }

  @Test("the fitting size is the frame's, with and without constraints inside")
  func fitting() {
    let badged = Badged()
    #expect(
      badged.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 36, height: 32))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    badged.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 70),
      child.heightAnchor.constraint(equalToConstant: 60),
      child.leftAnchor.constraint(equalTo: badged.leftAnchor),
      child.rightAnchor.constraint(equalTo: badged.rightAnchor),
      child.topAnchor.constraint(equalTo: badged.topAnchor),
      child.bottomAnchor.constraint(equalTo: badged.bottomAnchor),
    ])
    #expect(
      badged.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 76, height: 72))
    #expect(
      badged.systemLayoutSizeFitting(
        CGSize(width: 0, height: 90), withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 76, height: 72))
  }

  @Test("a stack arranges the aligned parts")
  func stacks() {
    let (one, two) = (Badged(), Badged())
    let stack = UIStackView(arrangedSubviews: [one, two])
    stack.spacing = 4
    stack.alignment = .top
    #expect(stack.intrinsicContentSize == CGSize(width: 64, height: 20))
    stack.frame = CGRect(x: 0, y: 0, width: 64, height: 20)
    stack.layoutIfNeeded()
    #expect(one.frame == CGRect(x: -1, y: -10, width: 36, height: 32))
    #expect(two.frame == CGRect(x: 33, y: -10, width: 36, height: 32))
  }

  /// A view that fits into any room and aligns all but its edges.
  private final class Fitting: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 40) }
  }

  @Test("a stack takes the aligned part of a size that fits and of one that constraints give")
  func fittingInStacks() {
    let (fitting, constrained, child) = (Fitting(), Fitting(), UIView())
    child.translatesAutoresizingMaskIntoConstraints = false
    constrained.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 20),
      child.leftAnchor.constraint(equalTo: constrained.leftAnchor),
      child.rightAnchor.constraint(equalTo: constrained.rightAnchor),
      child.topAnchor.constraint(equalTo: constrained.topAnchor),
      child.bottomAnchor.constraint(equalTo: constrained.bottomAnchor),
    ])
    let stack = UIStackView(arrangedSubviews: [fitting, constrained])
    stack.alignment = .top
    #expect(stack.intrinsicContentSize == CGSize(width: 44 + 10, height: 36))
    stack.frame = CGRect(x: 0, y: 0, width: 54, height: 36)
    stack.layoutIfNeeded()
    #expect(fitting.frame == CGRect(x: -2, y: -1, width: 50, height: 40))
    #expect(constrained.frame == CGRect(x: 42, y: -1, width: 16, height: 24))
  }

  @Test("an image's insets are those of its view, whose frame has the image's size")
  func images() {
    let image = UIImage(name: "badge", size: CGSize(width: 30, height: 20))
      .withAlignmentRectInsets(UIEdgeInsets(top: 4, left: 3, bottom: 0, right: 0))
    let view = added(UIImageView(image: image))
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 27, height: 16))
    #expect(view.frame == CGRect(x: 7, y: 6, width: 30, height: 20))
  }

  @Test("a baseline is that of the view that is named, the first one also by the name of the last")
  func baselines() {
    let (titled, label) = (added(Titled()), added(UILabel()))
    titled.title.text = "title"
    titled.title.font = .systemFont(ofSize: 17)
    titled.title.frame = CGRect(x: 0, y: 12, width: 60, height: 20)
    titled.addSubview(titled.title)
    label.text = "label"
    label.font = .systemFont(ofSize: 17)
    let other = added(UILabel())
    other.text = "other"
    other.font = .systemFont(ofSize: 17)
    NSLayoutConstraint.activate([
      titled.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      titled.leftAnchor.constraint(equalTo: root.leftAnchor),
      titled.widthAnchor.constraint(equalToConstant: 60),
      titled.heightAnchor.constraint(equalToConstant: 40),
      label.firstBaselineAnchor.constraint(equalTo: titled.firstBaselineAnchor),
      label.leftAnchor.constraint(equalTo: titled.rightAnchor),
      other.lastBaselineAnchor.constraint(equalTo: titled.lastBaselineAnchor),
      other.leftAnchor.constraint(equalTo: titled.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.minY == 17)
    // The last line's baseline counts from the bottom of the title, which is higher than its line.
    #expect(other.frame.maxY == 37)
    #expect(titled.forFirstBaselineLayout === titled.title)
    #expect(UIView().forLastBaselineLayout is UILabel == false)
  }

  @Test("a view that names itself and has no text is aligned by its bottom edge")
  func textless() {
    let (box, label) = (added(UIView()), added(UILabel()))
    label.text = "label"
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 40),
      label.bottomAnchor.constraint(equalTo: box.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.maxY == 40)
  }
}
