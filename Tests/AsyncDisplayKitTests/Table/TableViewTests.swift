import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A table view that was created without a node.
///
/// Source: `ASTableView.mm`, `-initWithFrame:style:`.
@Suite("Table views without a node") @MainActor
struct TableViewTests {
  private let host = ContainerHost()
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 500)

  private func show(_ source: OlderRows) -> ASTableView {
    host.retained.append(source)
    return host.bind {
      let view = ASTableView(frame: frame, style: .plain)
      view.asyncDataSource = source
      view.asyncDelegate = source
      host.window.addSubview(view)
      host.settle()
      return view
    }
  }

  @Test("the older members are asked for sections, rows, nodes and heights")
  func olderMembers() {
    let source = OlderRows()
    let view = show(source)
    host.bind {
      #expect(view.tableNode == nil)
      #expect(view.asyncDataSource === source)
      #expect(view.asyncDelegate === source)
      #expect(view.style == .plain)
      #expect(view.numberOfSections == 2)
      #expect(view.numberOfRows(inSection: 1) == 3)
      let node = view.nodeForRow(at: IndexPath(row: 2, section: 1))
      #expect(node?.calculatedSize == CGSize(width: 300, height: 50))
      #expect(view.visibleNodes().count == 6)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("edits of the view are applied once the wait returns, unless a batch is open")
  func edits() {
    let source = OlderRows()
    let view = show(source)
    var isDone = false
    host.bind {
      source.counts[1] = 4
      view.beginUpdates()
      view.insertRows(at: [IndexPath(row: 3, section: 1)], with: .none)
      view.waitUntilAllUpdatesAreCommitted()
      #expect(view.numberOfRows(inSection: 1) == 3)
      view.endUpdates(animated: false, completion: nil)
      view.waitUntilAllUpdatesAreCommitted()
      #expect(view.numberOfRows(inSection: 1) == 4)
      #expect(!view.isProcessingUpdates)
      view.onDidFinishProcessingUpdates { isDone = true }
      #expect(isDone)
      isDone = false
      view.reloadData { isDone = true }
      host.settle()
      #expect(isDone)
    }
    #expect(host.violations.isEmpty)
  }

  @Test("the node waits under the former name too")
  func formerName() {
    let source = RowSource(sections: 1, rows: 2)
    let node = host.show(ASTableNode()) { $0.dataSource = source }
    host.bind {
      source.sections = [3]
      node.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
      node.waitUntilAllUpdatesAreCommitted()
      #expect(node.view.numberOfRows(inSection: 0) == 3)
    }
  }

  @Test("a source with the node's members alone shows nothing, with one advisory")
  func nodeMembersAlone() {
    let source = RowSource()
    host.bind {
      let view = ASTableView(frame: frame, style: .grouped)
      view.asyncDataSource = source
      host.window.addSubview(view)
      host.settle()
      #expect(view.numberOfSections == 1)
      #expect(view.numberOfRows(inSection: 0) == 0)
    }
    #expect(host.reports.all.map(\.code) == [.containerViewWithoutNode])
  }

  @Test("the older members of the delegate are told of display and touches")
  func olderDelegate() {
    let source = OlderRows()
    let view = show(source)
    #expect(source.events.filter { $0.hasPrefix("show") }.count == 6)
    host.bind {
      view.cellForRow(at: IndexPath(row: 1, section: 0)).map(host.tap)
      source.counts = [3]
      view.deleteSections([1], with: .none)
      host.settle()
    }
    #expect(
      source.events.filter { !$0.hasPrefix("show") && !$0.hasPrefix("hide") } == [
        "highlight 0.1", "unhighlight 0.1", "will select 0.1", "select 0.1",
      ])
    #expect(source.events.filter { $0.hasPrefix("hide") }.count == 3)
  }

  @Test("tuning parameters read back as set; without a mode they are those of full mode")
  func tuning() {
    host.bind {
      let view = ASTableView(frame: .zero, style: .plain)
      let preload = ASRangeTuningParameters(
        leadingBufferScreenfuls: 4.3, trailingBufferScreenfuls: 2.3)
      view.setTuningParameters(preload, for: .preload)
      #expect(view.tuningParameters(for: .preload) == preload)
      #expect(view.tuningParameters(for: .full, rangeType: .preload) == preload)
      view.setTuningParameters(.zero, for: .minimum, rangeType: .preload)
      #expect(view.tuningParameters(for: .minimum, rangeType: .preload) == .zero)
    }
  }

  @Test("relayoutItems measures every node again")
  func relayout() {
    let view = show(OlderRows())
    host.bind {
      let node = view.nodeForRow(at: IndexPath(row: 0, section: 0)) as? CountingRowNode
      let before = node?.measurements ?? 0
      view.frame.size.width = 200
      view.relayoutItems()
      host.settle()
      #expect((node?.measurements ?? 0) > before)
    }
  }

  @Test("an inverted view turns its cells over, and the node's property reaches the view")
  func inversion() {
    let source = OlderRows()
    host.retained.append(source)
    host.bind {
      let view = ASTableView(frame: frame, style: .plain)
      view.inverted = true
      view.asyncDataSource = source
      host.window.addSubview(view)
      host.settle()
      #expect(view.visibleNodes().first?.transform.m22 == -1)
      let node = ASTableNode()
      node.inverted = true
      #expect(node.view.inverted)
    }
  }

  @Test("a coder gives an empty plain table, as nothing is decoded")
  func decoding() {
    host.bind {
      let view = ASTableView(coder: NSCoder())
      #expect(view?.style == .plain)
      #expect(view?.frame == .zero)
    }
  }

  @Test("a subclass may have initializers of its own")
  func subclass() {
    host.bind {
      #expect(LabeledTableView(frame: frame, style: .grouped).label == "own")
      #expect(LabeledTableView(frame: frame, style: .grouped).style == .grouped)
    }
  }

  @Test("edits without animation keep the first visible row in place", arguments: [true, false])
  func animations(areEnabled: Bool) {
    let source = OlderRows()
    source.counts = [50]
    let view = show(source)
    host.bind {
      view.automaticallyAdjustsContentOffset = true
      view.contentOffset.y = 505
      host.settle()
      source.counts = [51]
      let insert = { view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
      if areEnabled { insert() } else { UIView.performWithoutAnimation(insert) }
      view.waitUntilAllUpdatesAreCommitted()
      #expect(view.contentOffset.y == (areEnabled ? 505 : 555.5))
    }
  }
}

/// A source and delegate with the members of Texture's older form alone.
@MainActor
private final class OlderRows: NSObject, ASTableDataSource, ASTableDelegate {
  var counts = [3, 3]
  private(set) var events: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: ASTableView, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    CountingRowNode()
  }

  func tableView(
    _ tableView: ASTableView, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(CGSize(width: 1, height: 50)) }

  func tableView(
    _ tableView: ASTableView, willDisplay node: ASCellNode, forRowAt indexPath: IndexPath
  ) { events.append("show \(indexPath.text)") }

  func tableView(
    _ tableView: ASTableView, didEndDisplaying node: ASCellNode, forRowAt indexPath: IndexPath
  ) { events.append("hide \(indexPath.text)") }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    events.append("highlight \(indexPath.text)")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    events.append("unhighlight \(indexPath.text)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("will select \(indexPath.text)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("select \(indexPath.text)")
  }
}

private final class LabeledTableView: ASTableView {
  let label: String

  override init(frame: CGRect, style: Style) {
    label = "own"
    super.init(frame: frame, style: style)
  }

  required init?(coder: NSCoder) {
    label = "decoded"
    super.init(coder: coder)
  }
}
