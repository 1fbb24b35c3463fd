import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Rules T14, F22 and C11: another preferred text size has contents measured again.
@MainActor @Suite("Self-sizing after a change of the text size")
struct SelfSizingTraitTests {
  private final class TextRow: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.pin(in: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class TextItem: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.pin(in: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    }
  }

  private let stage = Stage()
  private let source = Source()

  private func use(_ category: UIContentSizeCategory) {
    stage.window.change(traits: RuntimeEnvironment.Traits(preferredContentSizeCategory: category))
    stage.window.layoutIfNeeded()
  }

  private func lineHeight(_ size: CGFloat) -> CGFloat {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Text"
    return label.sizeThatFits(.zero).height
  }

  @Test("rows of a table")
  func table() {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.separatorStyle = .none
    view.register(TextRow.self, forCellReuseIdentifier: "text")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.height == lineHeight(17))
    use(.extraExtraExtraLarge)
    #expect(view.visibleCells.first?.frame.height == lineHeight(23))
    #expect(view.contentSize.height == lineHeight(23))
  }

  @Test("rows whose heights the delegate gives are not asked for again without estimates")
  func givenHeights() {
    let table = SizedTable([[30]], estimate: 0)
    let asked = table.source.asked.count
    table.stage.window.change(
      traits: RuntimeEnvironment.Traits(preferredContentSizeCategory: .extraExtraExtraLarge))
    #expect(table.view.tableState.geometry != nil)
    #expect(table.source.asked.count == asked)
  }

  @Test("items of flow layouts and of compositional layouts", arguments: [true, false])
  func items(isFlow: Bool) {
    let size = NSCollectionLayoutSize.of(.fractionalWidth(1), .estimated(10))
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 10)
    let layout =
      isFlow
      ? flow
      : UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    view.register(TextItem.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame.height == lineHeight(17))
    use(.extraExtraExtraLarge)
    #expect(view.visibleCells.first?.frame.height == lineHeight(23))
  }
}

extension UILabel {
  /// Shows a text that follows the text size at the edges of a view.
  fileprivate func pin(in view: UIView) {
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    text = "Text"
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
