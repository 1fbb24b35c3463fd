import Foundation
import UIKit

/// A list of plain cells, for delegates that answer for menus.
@MainActor
protocol MenuItemSource: UICollectionViewDataSource, UICollectionViewDelegate {}

extension MenuItemSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }

  /// Shows the list in a stage.
  func show(in stage: Stage) -> UICollectionView {
    let view = UICollectionView(
      frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = self
    view.delegate = self
    stage.window.addSubview(view)
    stage.settle()
    view.layoutIfNeeded()
    return view
  }
}
