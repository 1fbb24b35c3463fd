import Foundation
import Testing
import UIKit

/// Apple's documentation of `axesPreservingSuperviewLayoutMargins` and `directionalLayoutMargins` of content
/// configurations.
@MainActor @Suite("Margins and heights of configured content")
struct ListContentMarginTests {
  private let stage = Stage(size: CGSize(width: 300, height: 300))

  private func text(of view: UIView?) -> UILabel? {
    view?.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
  }

  private func cell(_ change: (inout UIListContentConfiguration) -> Void)
    -> UICollectionViewListCell
  {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    change(&content)
    cell.contentConfiguration = content
    stage.window.addSubview(cell)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("larger margins of the superview count along the axes that preserve them")
  func axes() {
    let cases: [(UIAxis, CGFloat, CGFloat)] = [
      (.both, 40, 61.5), (.horizontal, 40, 44), (.vertical, 16, 61.5), ([], 16, 44),
    ]
    for (axes, start, wanted) in cases {
      let cell = cell { $0.axesPreservingSuperviewLayoutMargins = axes }
      cell.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 8, right: 40)
      cell.contentView.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(text(of: cell.contentView)?.frame.minX == start)
      let height = cell.contentView.sizeThatFits(CGSize(width: 300, height: 0)).height
      #expect(height == wanted)
    }
  }

  @Test("smaller margins of the superview leave the minimum")
  func minimum() {
    let cell = cell { $0.directionalLayoutMargins.leading = 50 }
    #expect(cell.layoutMargins.left == 16)
    #expect(text(of: cell.contentView)?.frame.minX == 50)
  }

  @Test("the side margin of a cell follows the size class and so does its content")
  func sizeClass() {
    stage.window.change(traits: RuntimeEnvironment.Traits(horizontalSizeClass: .regular))
    let cell = cell { _ in }
    #expect(cell.layoutMargins.left == 20)
    #expect(text(of: cell.contentView)?.frame.minX == 20)
  }

  @Test("a row with default text and margins has the standard height, also in a table")
  func standardHeight() throws {
    var content = UIListContentConfiguration.cell()
    let view = UIListContentView(configuration: content)
    content.text = "Text"
    view.configuration = content
    let width = CGSize(width: 300, height: 0)
    #expect(view.sizeThatFits(width).height == 44)
    content.textProperties.font = .systemFont(ofSize: 40)
    view.configuration = content
    #expect(view.sizeThatFits(width).height > 44)
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.directionalLayoutMargins.top = 0
    view.configuration = content
    #expect(view.sizeThatFits(width).height < 40)
    var header = UIListContentConfiguration.groupedHeader()
    header.text = "Text"
    view.configuration = header
    #expect(view.sizeThatFits(width).height < 44)
  }

  @Test("rows of list configurations and of tables are 44 points high with default text")
  func rows() throws {
    let source = TextRows()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = source
    let table = UITableView(frame: list.frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(list)
    stage.window.addSubview(table)
    stage.window.layoutIfNeeded()
    #expect(list.visibleCells.map(\.frame.height) == [44, 44])
    #expect(table.visibleCells.map(\.frame.height) == [44, 44])
  }

  @Test("a view for missing content keeps inside the superview's margins")
  func unavailable() throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    host.layoutMargins = UIEdgeInsets(top: 8, left: 60, bottom: 8, right: 8)
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing"
    content.alignment = .natural
    let view = UIContentUnavailableView(configuration: content)
    host.addSubview(view)
    for (axes, start) in [(.both, 60), ([], 16)] as [(UIAxis, CGFloat)] {
      content.axesPreservingSuperviewLayoutMargins = axes
      view.configuration = content
      view.frame = host.bounds
      view.layoutIfNeeded()
      #expect(text(of: view)?.frame.minX == start)
    }
  }

  private final class TextRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private var content: UIListContentConfiguration {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      return content
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.contentConfiguration = content
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.contentConfiguration = content
      return cell
    }
  }
}
