import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import HostedFixtures

/// `Constants.xml` and `Bindings.xml` state every property of every element.
@Suite("Every property of every element", .device(.iPhoneSE)) @MainActor
struct PropertiesTests {
  private func nodes(_ host: FixtureHost<some Any>) -> [(cell: ASCellNode, target: ASDisplayNode)] {
    host.items.compactMap { item in
      guard let cell = item.node,
        let target = Mirror(reflecting: cell).children.first(where: { $0.label == "target" })?.value
          as? ASDisplayNode
      else { return nil }
      return (cell, target)
    }
  }

  @Test("constants are set on every node")
  func constants() async throws {
    let host = FixtureHost(ConstantCollectionDataSource())
    try await host.settle()
    let targets = nodes(host).map(\.target)
    #expect(targets.count == 7)
    for node in targets {
      #expect(node.tintColor == .blue && node.alpha == 0.5 && node.isHidden, "\(node)")
      #expect(!node.isOpaque && node.clipsToBounds && node.cornerRadius == 4, "\(node)")
      #expect(node.cornerRoundingType == .clipping && node.contentMode == .center, "\(node)")
      #expect(node.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner], "\(node)")
      #expect(node.semanticContentAttribute == .forceRightToLeft, "\(node)")
      #expect(node.borderWidth == 1.5 && node.borderColor == UIColor.red.cgColor, "\(node)")
      #expect(node.shadowColor == UIColor.green.cgColor && node.shadowOpacity == 0.25, "\(node)")
      #expect(node.shadowOffset == CGSize(width: 1, height: -2), "\(node)")
      #expect(node.shadowRadius == 6 && node.zPosition == 8, "\(node)")
      #expect(!node.isUserInteractionEnabled && !node.displaysAsynchronously, "\(node)")
      #expect(node.drawingPriority == 9 && node.placeholderEnabled, "\(node)")
      #expect(
        node.hitTestSlop == UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4), "\(node)")
      #expect(node.placeholderFadeDuration == 0.75, "\(node)")
      #expect(!node.shouldAnimateSizeChanges, "\(node)")
      #expect(node.automaticallyRelayoutOnSafeAreaChanges, "\(node)")
      #expect(node.automaticallyRelayoutOnLayoutMarginsChanges, "\(node)")
      #expect(node.accessibilityIdentifier == "id of it", "\(node)")
      #expect(node.accessibilityLabel == "label of it", "\(node)")
      #expect(node.isAccessibilityElement && node.isAccessibilityContainer, "\(node)")
      #expect(node.debugName == "name of it", "\(node)")
      expectStyle(of: node)
    }
  }

  private func expectStyle(of node: ASDisplayNode) {
    let style = node.style
    #expect(style.width == ASDimensionMake(40) && style.height == ASDimensionMake(30), "\(node)")
    #expect(style.minWidth == ASDimensionMake(10), "\(node)")
    #expect(style.maxWidth == ASDimensionMake(200), "\(node)")
    #expect(style.minHeight == ASDimensionMake(5), "\(node)")
    #expect(style.maxHeight == ASDimensionMake(100), "\(node)")
    #expect(style.spacingBefore == 1 && style.spacingAfter == 2, "\(node)")
    #expect(style.flexGrow == 1 && style.flexShrink == 2, "\(node)")
    #expect(style.flexBasis == ASDimensionAuto && style.alignSelf == .center, "\(node)")
    // Text nodes state their own, as Texture's do.
    if !(node is ASTextNode) {
      #expect(style.ascender == 7 && style.descender == 3, "\(node)")
    }
    #expect(style.layoutPosition == CGPoint(x: 4, y: 6), "\(node)")
  }

  @Test("bindings reach every node")
  func bindings() async throws {
    let host = FixtureHost(BoundDataSource())
    try await host.settle()
    let targets = nodes(host).map(\.target)
    #expect(targets.count == 7)
    for node in targets {
      #expect(node.tintColor == .red && node.alpha == 0.5 && node.isHidden, "\(node)")
      #expect(node.cornerRadius == 2 && node.borderWidth == 2 && node.shadowRadius == 2, "\(node)")
      #expect(node.borderColor == UIColor.red.cgColor, "\(node)")
      #expect(node.shadowColor == UIColor.red.cgColor && node.shadowOpacity == 0.5, "\(node)")
      #expect(node.accessibilityIdentifier == "Title" && node.debugName == "Title", "\(node)")
      #expect(node.accessibilityLabel == "x Title", "\(node)")
      #expect(node.style.width == ASDimensionMake(40), "\(node)")
      #expect(node.style.flexGrow == 2 && node.style.spacingAfter == 2, "\(node)")
      #expect(node is ASTextNode || node.style.ascender == 2, "\(node)")
    }
    let text = try #require(targets.compactMap { $0 as? ASTextNode }.first)
    #expect(text.attributedText?.string == "x Title" && text.maximumNumberOfLines == 3)
    let image = try #require(targets.compactMap { $0 as? ASNetworkImageNode }.first)
    #expect(image.url == URL(string: "https://example.com/a.png"))
  }

  @Test("a container takes the properties of its node, view and layout")
  func containers() async throws {
    let host = FixtureHost(ConstantCollectionDataSource())
    try await host.settle()
    let node = host.dataSource.collectionNode
    #expect(node.allowsMultipleSelection && node.leadingScreensForBatching == 1.5)
    #expect(node.alpha == 0.5 && node.debugName == "name of it")
    #expect(node.view.alwaysBounceVertical && !node.view.showsVerticalScrollIndicator)
    let layout = try #require(node.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
    #expect(layout.sectionInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let ring = FixtureHost(ConstantRingDataSource())
    try await ring.settle()
    let badge = try #require(ring.supplementaries.first?.node as? ASTextCellNode)
    #expect(badge.text == "Some text" && badge.alpha == 0.5 && badge.style.flexGrow == 1)
    let flow = FixtureHost(ConstantFlowDataSource())
    try await flow.settle()
    let other = flow.dataSource.collectionNode.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(other?.minimumLineSpacing == 3)
    #expect(other?.headerReferenceSize == CGSize(width: 0, height: 20))
    let table = FixtureHost(ConstantTableDataSource())
    try await table.settle()
    #expect(table.dataSource.tableNode.view.style == .grouped)
    #expect(table.dataSource.tableNode.view.isEditing)
    #expect(table.dataSource.tableNode.view.separatorStyle == .singleLineEtched)
    let pager = FixtureHost(ConstantPagerDataSource())
    try await pager.settle()
    #expect(pager.dataSource.pagerNode?.allowsAutomaticInsetsAdjustment == true)
    #expect(pager.items.count == 1)
  }
}
