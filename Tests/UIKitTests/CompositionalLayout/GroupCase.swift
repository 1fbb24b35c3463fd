import Foundation
import UIKit

/// A section of one kind of group, with the frames of its first items in a view of 200 by 300 points.
struct GroupCase: Sendable, CustomStringConvertible {
  let description: String
  let make: @MainActor @Sendable () -> NSCollectionLayoutSection
  let frames: [CGRect]

  init(
    _ description: String, _ frames: [CGRect],
    _ make: @escaping @MainActor @Sendable () -> NSCollectionLayoutSection
  ) {
    self.description = description
    self.frames = frames
    self.make = make
  }

  /// Rules of groups without a count.
  static let filling = [
    GroupCase(
      "a fraction counts the group, and the next group begins when the first is full",
      [
        .at(0, 0, 50, 50), .at(50, 0, 50, 50), .at(100, 0, 50, 50), .at(150, 0, 50, 50),
        .at(0, 50, 50, 50),
      ]
    ) {
      NSCollectionLayoutSection(
        group: .row(50, [.of(.fractionalWidth(0.25), .fractionalHeight(1))]))
    },
    GroupCase(
      "a height may be a fraction of the width", [.at(0, 0, 100, 100), .at(100, 0, 100, 100)]
    ) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .fractionalWidth(0.5)),
          subitems: [.of(.fractionalWidth(0.5), .fractionalHeight(1))]))
    },
    GroupCase(
      "a fraction counts the section after its insets",
      [.at(20, 10, 70, 25), .at(90, 10, 70, 25), .at(20, 60, 70, 25)]
    ) {
      NSCollectionLayoutSection(
        group: .row(50, [.of(.fractionalWidth(0.5), .fractionalHeight(0.5))])
      ).with {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      }
    },
    GroupCase(
      "a fractional height counts the view after the section's insets", [.at(0, 10, 200, 135)]
    ) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .fractionalHeight(0.5)),
          subitems: [.of(.fractionalWidth(1), .fractionalHeight(1))])
      ).with {
        $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
      }
    },
    GroupCase("a fraction counts the group after its insets", [.at(10, 5, 180, 40)]) {
      let group = NSCollectionLayoutGroup.row(50, [.of(.fractionalWidth(1), .fractionalHeight(1))])
      group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      return NSCollectionLayoutSection(group: group)
    },
    GroupCase(
      "a group is an item of the group around it",
      [.at(0, 0, 100, 80), .at(100, 0, 100, 40), .at(100, 40, 100, 40), .at(0, 80, 100, 80)]
    ) {
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(1)),
        subitems: [.of(.fractionalWidth(1), .fractionalHeight(0.5))])
      return NSCollectionLayoutSection(
        group: .row(80, [.of(.fractionalWidth(0.5), .fractionalHeight(1)), column]))
    },
    GroupCase(
      "thirds fit although their sum does not in binary, and frames are rounded",
      [.at(0, 0, 66.5, 30), .at(66.5, 0, 66.5, 30), .at(133.5, 0, 66.5, 30), .at(0, 30, 66.5, 30)]
    ) {
      NSCollectionLayoutSection(
        group: .row(30, [.of(.fractionalWidth(1 / 3), .fractionalHeight(1))]))
    },
    GroupCase(
      "a group ends at the first item that does not fit",
      [.at(0, 0, 120, 30), .at(0, 30, 120, 30), .at(0, 60, 120, 30)]
    ) {
      NSCollectionLayoutSection(
        group: .row(
          30,
          [
            .of(.fractionalWidth(0.6), .fractionalHeight(1)),
            .of(.fractionalWidth(0.5), .fractionalHeight(1)),
          ]))
    },
    GroupCase(
      "items repeat from the first",
      [
        .at(0, 0, 60, 30), .at(60, 0, 30, 30), .at(90, 0, 60, 30), .at(150, 0, 30, 30),
        .at(0, 30, 60, 30),
      ]
    ) {
      NSCollectionLayoutSection(
        group: .row(
          30,
          [.of(.absolute(60), .fractionalHeight(1)), .of(.absolute(30), .fractionalHeight(1))]))
    },
    GroupCase(
      "a column fills from top to bottom",
      [.at(0, 0, 200, 40), .at(0, 40, 200, 40), .at(0, 100, 200, 40)]
    ) {
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: .of(.fractionalWidth(1), .absolute(100)),
          subitems: [.of(.fractionalWidth(1), .absolute(40))]))
    },
    GroupCase(
      "an estimated group holds each item once and is as long as they are",
      [.at(0, 0, 200, 30), .at(0, 30, 200, 50), .at(0, 80, 200, 30)]
    ) {
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: .of(.fractionalWidth(1), .estimated(10)),
          subitems: [
            .of(.fractionalWidth(1), .absolute(30)), .of(.fractionalWidth(1), .estimated(50)),
          ]))
    },
  ]

  /// Rules of counts, spacings and insets.
  static let spaced = [
    GroupCase(
      "a count divides what spacings leave, whatever the item's size",
      [.at(0, 0, 60, 30), .at(70, 0, 60, 30), .at(140, 0, 60, 30), .at(0, 30, 60, 30)]
    ) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .of(.fractionalWidth(1), .absolute(30)),
        subitem: .of(.absolute(7), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .fixed(10)
      return NSCollectionLayoutSection(group: group)
    },
    GroupCase(
      "a count divides a column too",
      [.at(0, 0, 200, 20), .at(0, 20, 200, 20), .at(0, 40, 200, 20)]
    ) {
      NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: .of(.fractionalWidth(1), .absolute(40)),
          subitem: .of(.fractionalWidth(1), .fractionalHeight(1)), count: 2))
    },
    GroupCase(
      "a repeated item keeps its size", [.at(0, 0, 50, 30), .at(50, 0, 50, 30), .at(0, 30, 50, 30)]
    ) {
      NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .absolute(30)),
          repeatingSubitem: .of(.fractionalWidth(0.25), .fractionalHeight(1)), count: 2))
    },
    GroupCase(
      "fixed spacing counts when filling",
      [.at(0, 0, 60, 30), .at(70, 0, 60, 30), .at(140, 0, 60, 30), .at(0, 30, 60, 30)]
    ) {
      let group = NSCollectionLayoutGroup.row(30, [.of(.absolute(60), .fractionalHeight(1))])
      group.interItemSpacing = .fixed(10)
      return NSCollectionLayoutSection(group: group)
    },
    GroupCase(
      "flexible spacing takes what is left",
      [.at(0, 0, 50, 30), .at(75, 0, 50, 30), .at(150, 0, 50, 30), .at(0, 30, 50, 30)]
    ) {
      let group = NSCollectionLayoutGroup.row(30, [.of(.absolute(50), .fractionalHeight(1))])
      group.interItemSpacing = .flexible(10)
      return NSCollectionLayoutSection(group: group)
    },
    GroupCase(
      "groups keep their distance", [.at(0, 0, 200, 30), .at(0, 42, 200, 30), .at(0, 84, 200, 30)]
    ) {
      NSCollectionLayoutSection.rows(30).with { $0.interGroupSpacing = 12 }
    },
    GroupCase(
      "a negative distance lets groups overlap", [.at(0, 0, 200, 30), .at(0, 20, 200, 30)]
    ) {
      NSCollectionLayoutSection.rows(30).with { $0.interGroupSpacing = -10 }
    },
    GroupCase(
      "fixed edges keep room around an item",
      [.at(10, 0, 50, 30), .at(85, 0, 50, 30), .at(10, 30, 50, 30)]
    ) {
      let item = NSCollectionLayoutItem.of(.absolute(50), .fractionalHeight(1))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(10), top: nil, trailing: .fixed(15), bottom: nil)
      return NSCollectionLayoutSection(group: .row(30, [item]))
    },
    GroupCase("flexible edges center an item", [.at(75, 10, 50, 10)]) {
      let item = NSCollectionLayoutItem.of(.absolute(50), .absolute(10))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item, count: 1))
    },
    GroupCase("a flexible top edge pushes an item down", [.at(0, 20, 200, 10)]) {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .absolute(10))
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
      return NSCollectionLayoutSection(group: .row(30, [item]))
    },
    GroupCase("edges of a group count between groups", [.at(8, 5, 192, 30), .at(8, 47, 192, 30)]) {
      let group = NSCollectionLayoutGroup.row(30, [.of(.absolute(192), .fractionalHeight(1))])
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(8), top: .fixed(5), trailing: nil, bottom: .fixed(7))
      return NSCollectionLayoutSection(group: group)
    },
    GroupCase(
      "insets of an item shrink it after placing", [.at(1, 2, 94, 24), .at(101, 2, 94, 24)]
    ) {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(0.5), .fractionalHeight(1))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 5)
      return NSCollectionLayoutSection(group: .row(30, [item]))
    },
    GroupCase("insets are ignored along an estimated axis", [.at(1, 0, 194, 44)]) {
      let item = NSCollectionLayoutItem.of(.fractionalWidth(1), .estimated(44))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 1, bottom: 4, trailing: 5)
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .of(.fractionalWidth(1), .estimated(10)), subitems: [item]))
    },
    GroupCase(
      "a custom group has the places it is given",
      [.at(3, 6, 50, 5), .at(0, 10, 200, 5), .at(3, 36, 50, 5)]
    ) {
      NSCollectionLayoutSection(
        group: .custom(layoutSize: .of(.fractionalWidth(1), .absolute(30))) { environment in
          let width = environment.container.effectiveContentSize.width
          return [
            NSCollectionLayoutGroupCustomItem(frame: .at(3, 6, width / 4, 5), zIndex: 4),
            NSCollectionLayoutGroupCustomItem(frame: .at(0, 10, width, 5)),
          ]
        })
    },
  ]
}
