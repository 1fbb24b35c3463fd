import Foundation
import UIKit

extension GroupCase {
  /// Rules of items that differ in size, of estimates and of sums that rounding makes too large.
  static let unequal = [
    GroupCase(
      "insets are ignored along an estimated width", [.at(0, 1, 50, 27), .at(50, 1, 50, 27)]
    ) {
      let item = NSCollectionLayoutItem.of(.estimated(50), .fractionalHeight(1))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 2, trailing: 5)
      return NSCollectionLayoutSection(group: .row(30, [item]))
    },
    GroupCase(
      "a row with an estimated height is as high as its highest item",
      [.at(0, 0, 100, 20), .at(100, 0, 100, 45), .at(0, 45, 100, 20)]
    ) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .estimated(10)),
          subitems: [
            .of(.fractionalWidth(0.5), .absolute(20)), .of(.fractionalWidth(0.5), .absolute(45)),
          ]))
    },
    GroupCase(
      "a sum within a millionth of a point fits",
      [
        .at(0, 0, 66.5, 30), .at(66.5, 0, 66.5, 30), .at(133.5, 0, 66.5, 30),
        .at(0, 30, 66.5, 30),
      ]
    ) {
      NSCollectionLayoutSection(
        group: .row(30, [.of(.absolute(66.666_666_8), .fractionalHeight(1))]))
    },
    GroupCase(
      "so does one of repetitions, which is no overflow",
      [.at(0, 0, 66.5, 30), .at(66.5, 0, 66.5, 30), .at(133.5, 0, 66.5, 30)]
    ) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .absolute(30)),
          repeatingSubitem: .of(.absolute(66.666_666_8), .fractionalHeight(1)), count: 3))
    },
    GroupCase(
      "repetitions never overflow an estimated width",
      [.at(0, 0, 40, 30), .at(40, 0, 40, 30), .at(80, 0, 40, 30), .at(0, 30, 40, 30)]
    ) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.estimated(50), .absolute(30)),
          repeatingSubitem: .of(.absolute(40), .fractionalHeight(1)), count: 3))
    },
    GroupCase(
      "a flexible edge behind an item pushes the next ones on",
      [.at(0, 0, 60, 30), .at(70, 0, 60, 30), .at(130, 0, 60, 30), .at(0, 30, 60, 30)]
    ) {
      let item = NSCollectionLayoutItem.of(.absolute(60), .fractionalHeight(1))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: nil, trailing: .flexible(0), bottom: nil)
      return NSCollectionLayoutSection(
        group: .row(30, [item, .of(.absolute(60), .fractionalHeight(1))]))
    },
    GroupCase("a flexible bottom edge leaves an item at the top", [.at(0, 3, 200, 10)]) {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .absolute(10))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .fixed(3), trailing: nil, bottom: .flexible(0))
      return NSCollectionLayoutSection(group: .row(30, [item]))
    },
    GroupCase(
      "groups may lie over each other",
      [.at(0, 0, 200, 30), .at(0, 0, 200, 30), .at(0, 0, 200, 30)]
    ) {
      NSCollectionLayoutSection.rows(30).with { $0.interGroupSpacing = -30 }
    },
    GroupCase(
      "a distance below the groups' height lets them follow each other upwards",
      [.at(0, 0, 200, 30), .at(0, -15, 200, 30), .at(0, -30, 200, 30)]
    ) {
      NSCollectionLayoutSection.rows(30).with { $0.interGroupSpacing = -45 }
    },
  ]
}
