import Foundation
import Testing
import UIKit
import UIKitSimulation

@Suite("Looks and widths of segments")
@MainActor
struct SegmentedControlTests {
  private let control = UISegmentedControl(items: ["aa", "aaaa"])
  private let courier = UIFont(name: "Courier", size: 10)!

  private func image(_ name: String) -> UIImage {
    UIImage(name: name, size: CGSize(width: 5, height: 5))
  }

  @Test("titles are as wide as in the font of the normal state, 6 points a letter of Courier at 10")
  func fonts() {
    control.setTitleTextAttributes([.font: courier], for: .normal)
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 50)], for: .selected)
    #expect(control.intrinsicContentSize == CGSize(width: 2 * (24 + 24), height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(abs(control.intrinsicContentSize.width - (12 + 24) - (24 + 24)) < 1e-9)
  }

  @Test("a width of its own counts for a segment, 0 asks its content again")
  func widths() {
    control.setTitleTextAttributes([.font: courier], for: .normal)
    control.setWidth(100, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 100 && control.widthForSegment(at: 1) == 0)
    #expect(abs(control.intrinsicContentSize.width - 148) < 1e-9)
    control.setWidth(-3, forSegmentAt: 0)
    control.setWidth(9, forSegmentAt: 7)
    #expect(control.widthForSegment(at: 0) == 0 && control.widthForSegment(at: 7) == 0)
    #expect(control.intrinsicContentSize.width == 96)
  }

  @Test("what changes the own size lays out what is tied to it")
  func invalidation() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 40))
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    control.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let changes: [() -> Void] = [
      { self.control.setTitleTextAttributes([.font: self.courier], for: .normal) },
      { self.control.setTitle("aaaaaa", forSegmentAt: 0) },
      { self.control.apportionsSegmentWidthsByContent = true },
      { self.control.setWidth(77, forSegmentAt: 1) },
      {
        self.control.setImage(
          UIImage(name: "wide", size: CGSize(width: 90, height: 5)), forSegmentAt: 0)
      },
    ]
    root.layoutIfNeeded()
    for change in changes {
      let former = control.frame.width
      change()
      root.layoutIfNeeded()
      #expect(control.frame.width == control.intrinsicContentSize.width)
      #expect(control.frame.width != former)
    }
  }

  @Test("images behind and between segments are found by state and metrics, else by usual metrics")
  func images() {
    let (back, low, divider) = (image("back"), image("low"), image("divider"))
    control.setBackgroundImage(back, for: .normal, barMetrics: .default)
    control.setBackgroundImage(low, for: .normal, barMetrics: .compact)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) === back)
    #expect(control.backgroundImage(for: .normal, barMetrics: .compact) === low)
    #expect(control.backgroundImage(for: .normal, barMetrics: .defaultPrompt) === back)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    control.setDividerImage(
      divider, forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    func found(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics)
      -> UIImage?
    {
      control.dividerImage(
        forLeftSegmentState: left, rightSegmentState: right, barMetrics: metrics)
    }
    #expect(found(.selected, .normal, .default) === divider)
    #expect(found(.selected, .normal, .compact) === divider)
    #expect(found(.normal, .selected, .default) == nil && found(.normal, .normal, .default) == nil)
  }

  @Test("how far a segment's content is moved is kept for segments that exist")
  func offsets() {
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 2)
    #expect(control.contentOffsetForSegment(at: 1) == CGSize(width: 1, height: 2))
    #expect(control.contentOffsetForSegment(at: 0) == .zero)
    #expect(control.contentOffsetForSegment(at: 2) == .zero)
  }

  @Test("how far contents are moved is found by segment and metrics, else as for all segments")
  func displacements() {
    let (all, left) = (UIOffset(horizontal: 1, vertical: 2), UIOffset(horizontal: 3, vertical: 4))
    control.setContentPositionAdjustment(all, forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(left, forSegmentType: .left, barMetrics: .default)
    func found(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
      control.contentPositionAdjustment(forSegmentType: segment, barMetrics: metrics)
    }
    #expect(found(.left, .default) == left && found(.right, .default) == all)
    #expect(found(.left, .compact) == .zero)
  }

  @Test("segments of actions show image or title, and choosing one runs its action first")
  func actions() {
    var calls: [String] = []
    let one = UIAction(title: "one", identifier: .init("1")) { _ in calls.append("one") }
    let two = UIAction(title: "two", image: image("two"), identifier: .init("2")) {
      calls.append(($0.sender as? UISegmentedControl)?.titleForSegment(at: 0) ?? "nobody")
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 1, y: 2, width: 90, height: 32), actions: [one])
    control.insertSegment(action: two, at: 9, animated: false)
    control.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
    #expect(control.frame.width == 90 && control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) != nil)
    #expect(control.segmentIndex(identifiedBy: .init("2")) == 1)
    #expect(control.segmentIndex(identifiedBy: .init("3")) == NSNotFound)
    #expect(control.actionForSegment(at: 0) === one && control.actionForSegment(at: 5) == nil)
    control.tapSegment(at: 1)
    #expect(calls == ["one", "changed"])
    control.insertSegment(action: two, at: 0, animated: false)
    #expect(control.numberOfSegments == 2 && control.actionForSegment(at: 0) === two)
    control.setAction(UIAction(title: "off", attributes: .disabled) { _ in }, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0) && control.titleForSegment(at: 0) == "off")
  }

  @Test(
    "content lies at a side of the direction of reading",
    arguments: [
      (UIControl.ContentHorizontalAlignment.leading, UIControl.ContentHorizontalAlignment.right),
      (.trailing, .left), (.center, .center), (.left, .left), (.fill, .fill),
    ])
  func effectiveAlignment(
    set: UIControl.ContentHorizontalAlignment, mirrored: UIControl.ContentHorizontalAlignment
  ) {
    control.contentHorizontalAlignment = set
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == mirrored)
    control.semanticContentAttribute = .forceLeftToRight
    let opposite: [UIControl.ContentHorizontalAlignment: UIControl.ContentHorizontalAlignment] = [
      .leading: .left, .trailing: .right,
    ]
    #expect(control.effectiveContentHorizontalAlignment == opposite[set] ?? set)
  }
}
