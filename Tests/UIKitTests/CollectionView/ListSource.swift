import Foundation
import UIKit

@testable import UIKitCore

/// A data source of numbered items that logs what it is asked.
@MainActor
final class ListSource: UICollectionViewDataSource {
  var sections: [[Int]]
  var log: [String] = []
  var identifier = "cell"
  var makesHeaders = true
  /// Runs instead of the usual answer for a cell.
  var answer: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

  init(_ sections: [[Int]]) {
    self.sections = sections
  }

  convenience init(counts: [Int]) {
    var next = 0
    self.init(
      counts.map { count in
        defer { next += count }
        return Array(next..<(next + count))
      })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("sections")
    return sections.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("items \(section)")
    return sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.append("cell \(indexPath.listDescription)")
    if let answer { return answer(collectionView, indexPath) }
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    (cell as? NumberCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("supplementary \(indexPath.listDescription)")
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// A cell that knows its number and how often it was reused.
@MainActor
final class NumberCell: UICollectionViewCell {
  var number = -1
  private(set) var reuseCount = 0
  private(set) var appliedFrames: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedFrames.append(layoutAttributes.frame)
  }
}
