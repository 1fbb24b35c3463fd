import Foundation
import Testing
import UIKit

/// Rule T10, and UIKit's documentation of `preservesSuperviewLayoutMargins`,
/// `insetsContentViewsToSafeArea` and `layoutSubviews()`.
@MainActor @Suite("Margins of lists and layout by constraints")
struct ListMarginTests {
  @Test(
    "margins at the sides of tables and cells follow the size class",
    arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func sizeClass(width: UIUserInterfaceSizeClass) {
    let table = SizedTable([[30]])
    table.stage.window.change(traits: RuntimeEnvironment.Traits(horizontalSizeClass: width))
    let metrics = table.stage.environment.listMetrics
    let side = width == .compact ? metrics.compactSideMargin : metrics.regularSideMargin
    let margins = UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    #expect(metrics.compactSideMargin != metrics.regularSideMargin)
    #expect(table.view.layoutMargins == margins)
    #expect(table.cell(0)?.contentView.layoutMargins == margins)
    table.cell(0)?.contentView.layoutMargins = .zero
    #expect(table.cell(0)?.contentView.layoutMargins == .zero)
  }

  @Test("content views keep inside the safe area at the sides, unless the table says otherwise")
  func safeArea() throws {
    let stage = Stage(
      size: CGSize(width: 200, height: 100),
      safeArea: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10))
    let source = SizedRowSource([[30]])
    let view = stage.environment.bind {
      UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), style: .plain)
    }
    view.register(ConstraintCell.self, forCellReuseIdentifier: "constraint")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    #expect(cell.frame.width == 200)
    #expect(cell.contentView.frame.minX == 20 && cell.contentView.frame.maxX == 190)
    view.insetsContentViewsToSafeArea = false
    view.reloadData()
    stage.window.layoutIfNeeded()
    let plain = try #require(view.visibleCells.first)
    plain.setNeedsLayout()
    plain.layoutIfNeeded()
    #expect(plain.contentView.frame.minX == 0 && plain.contentView.frame.maxX == 200)
  }

  @Test("margins of the superview count where they reach into a view that preserves them")
  func preserved() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 4, right: 50)
    let inner = MarginLog(frame: CGRect(x: 15, y: 10, width: 70, height: 90))
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 35))
    let count = inner.changes
    outer.layoutMargins.left = 40
    #expect(inner.layoutMargins.left == 25)
    #expect(inner.changes == count + 1)
  }

  @Test("changes of hugging, resistance and constants lay out again")
  func priorities() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let (one, two) = (Box(30, 10), Box(30, 10))
    root.addSubview(one)
    root.addSubview(two)
    let gap = two.leftAnchor.constraint(equalTo: one.rightAnchor)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor), gap,
      two.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    one.setContentHuggingPriority(.init(300), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 30)
    one.setContentHuggingPriority(.init(200), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 70)
    gap.constant = 60
    one.setContentCompressionResistancePriority(.init(700), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 10 && two.frame.width == 30)
    one.setContentCompressionResistancePriority(.init(800), for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 30 && two.frame.width == 10)
  }

  @Test("constraints apply where layoutSubviews of the class calls super")
  func layoutSubviews() {
    for mode in [LayoutMode.callsSuper, .leavesOut] {
      let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.mode = mode
      view.layoutIfNeeded()
      #expect(view.before == .zero)
      #expect(view.box.frame.width == (mode == .callsSuper ? 50 : 0))
      #expect(view.after == view.box.frame.width)
    }
  }
}

private final class MarginLog: UIView {
  var changes = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}

private enum LayoutMode {
  case callsSuper
  case leavesOut
}

/// Notes the width of a subview before and after the superclass lays it out.
private final class LayoutView: UIView {
  let box = Box()
  var mode = LayoutMode.callsSuper
  var before: CGFloat = -1
  var after: CGFloat = -1

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: leftAnchor),
      box.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    before = box.frame.width
    if mode == .callsSuper { super.layoutSubviews() }
    after = box.frame.width
  }
}
