import AsyncDisplayKit
import Foundation
import Testing
import UIKit

/// Uses the members of `Tests/API/texture-api.tsv` that the check of symbol graphs cannot see.
///
/// `Scripts/check-api` leaves a member to this file when a test here names its line, `Type member`,
/// in its title: Foundation's members, closure types, lines that repeat another type's member, types
/// with a leading underscore, which symbol graphs leave out, and overloads of one name.
@MainActor
struct ListedMembersTests {
  @Test("ASCellNodeBlock callAsFunction()")
  func blockIsCalled() {
    let block: ASCellNodeBlock = { ASTextCellNode() }
    #expect(block() is ASTextCellNode)
  }

  @Test("ASPagerDelegate (inherits ASCollectionDelegate)")
  func pagerDelegateIsCollectionDelegate() {
    final class Delegate: NSObject, ASPagerDelegate {}
    let delegate: any ASCollectionDelegate = Delegate()
    #expect(delegate is any ASPagerDelegate)
  }

  @Test(
    """
    _ASCollectionViewCell element
    _ASCollectionViewCell node
    _ASCollectionViewCell layoutAttributes
    _ASCollectionViewCell consumesCellNodeVisibilityEvents
    _ASCollectionViewCell cellNodeVisibilityEvent(_:in:)
    _ASCollectionViewCell prepareForReuse()
    """)
  func cellWithoutElementHasNoNode() {
    let cell = _ASCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let element: ASCollectionElement? = cell.element
    let node: ASCellNode? = cell.node
    #expect(element == nil && node == nil && !cell.consumesCellNodeVisibilityEvents)
    cell.cellNodeVisibilityEvent(.visible, in: nil)

    cell.apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 2)))
    #expect(cell.layoutAttributes?.indexPath == IndexPath(item: 3, section: 2))
    cell.prepareForReuse()
    #expect(cell.layoutAttributes == nil)
  }

  @Test(
    """
    _ASCollectionReusableView element
    _ASCollectionReusableView node
    _ASCollectionReusableView layoutAttributes
    """)
  func reusableViewKeepsItsAttributes() {
    let view = _ASCollectionReusableView(frame: .zero)
    let element: ASCollectionElement? = view.element
    let node: ASCellNode? = view.node
    #expect(element == nil && node == nil)

    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 1))
    view.apply(attributes)
    #expect(view.layoutAttributes?.indexPath.section == 1)
  }

  @Test("ASDimension ASDimensionMake(_: String)")
  func dimensionIsMadeOfText() {
    #expect(ASDimensionMake("25%") == ASDimensionMakeWithFraction(0.25))
    #expect(ASDimensionMake("12pt") == ASDimensionMakeWithPoints(12))
    #expect(ASDimensionMake("auto") == ASDimensionAuto)
  }

  @Test("UIEdgeInsets inset(by:)")
  func rectangleIsInset() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rectangle = CGRect(x: 0, y: 0, width: 20, height: 10).inset(by: insets)
    #expect(rectangle == CGRect(x: 2, y: 1, width: 14, height: 6))
  }

  @Test("UICollectionViewLayoutAttributes copy()")
  func attributesAreCopied() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    attributes.frame = .zero
    #expect(copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    """
    Placeholders ASDisplayNode.placeholderEnabled
    Placeholders ASDisplayNode.placeholderFadeDuration
    Placeholders ASDisplayNode.placeholderImage()
    Placeholders ASCellNode.neverShowPlaceholders
    Placeholders ASDKViewController.neverShowPlaceholders
    Placeholders ASDisplayNodeDefaultPlaceholderColor()
    """)
  func placeholdersAreOffAtFirst() {
    let cell = ASCellNode()
    #expect(!cell.placeholderEnabled && !cell.neverShowPlaceholders)
    cell.placeholderEnabled = true
    cell.placeholderFadeDuration = 0.25
    cell.neverShowPlaceholders = true
    #expect(cell.placeholderFadeDuration == 0.25 && cell.neverShowPlaceholders)
    #expect(cell.placeholderImage() == nil)

    let controller = ASDKViewController<ASDisplayNode>(node: ASDisplayNode())
    controller.neverShowPlaceholders = true
    #expect(controller.neverShowPlaceholders)
    #expect(ASTextNode().placeholderColor == ASDisplayNodeDefaultPlaceholderColor())
  }

  @Test(
    """
    NSAttributedString init(string:attributes:)
    NSAttributedString string
    NSAttributedString size()
    NSAttributedString Key.font
    NSAttributedString Key.foregroundColor
    NSAttributedString Key.paragraphStyle
    """)
  func textHasAttributes() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 14), .foregroundColor: UIColor.red,
      .paragraphStyle: style,
    ]
    let text = NSAttributedString(string: "Cats", attributes: attributes)
    let kept = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "Cats" && text.size().width > 0)
    #expect((kept[.font] as? UIFont)?.pointSize == 14)
    #expect(kept[.foregroundColor] as? UIColor == .red)
    #expect((kept[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
  }

  @Test(
    """
    IndexPath init(item:section:)
    IndexPath init(row:section:)
    IndexPath item
    IndexPath row
    IndexPath section
    IndexPath init(index:)
    """)
  func indexPathNamesItemAndRow() {
    #expect(IndexPath(item: 4, section: 2) == IndexPath(row: 4, section: 2))
    let path = IndexPath(item: 4, section: 2)
    #expect((path.section, path.item) == (2, 4) && path.row == 4)
    #expect(IndexPath(index: 7).count == 1)
  }

  @Test(
    """
    ASControlNode addTarget(_:action:forControlEvents:)
    ASControlNode removeTarget(_:action:forControlEvents:)
    ASControlNode sendActions(forControlEvents:with:)
    """)
  func controlCallsMethodsOfTargets() {
    final class Target: NSObject {
      var calls: [String] = []
      func plain() { calls.append("plain") }
      func sender(_ sender: ASControlNode) { calls.append("sender") }
      func event(_ sender: ASControlNode, _ event: UIEvent?) {
        calls.append(event == nil ? "none" : "event")
      }
    }
    let (control, target) = (ASControlNode(), Target())
    let plain = Selector("plain", Target.plain)
    for action in [plain, Selector("s:", Target.sender), Selector("e:e:", Target.event)] {
      control.addTarget(target, action: action, forControlEvents: .touchUpInside)
    }
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(target.calls == ["plain", "sender", "none"])
    control.removeTarget(target, action: plain, forControlEvents: .touchUpInside)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(target.calls.dropFirst(3) == ["sender", "none"])
    control.removeTarget(nil, action: nil, forControlEvents: .touchUpInside)
    control.sendActions(forControlEvents: .touchUpInside, with: nil)
    #expect(target.calls.count == 5)
  }
}
