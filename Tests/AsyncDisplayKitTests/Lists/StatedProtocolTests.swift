// Without `@testable`, as an app sees the module.
import AsyncDisplayKit
import Testing
import UIKit
import UIKitSimulation

/// Which methods of a delegate are called, by the protocols that its class states.
///
/// Sources: TextureGroup/Texture, pull request 1768; `ASCollectionViewProtocols.h`, `ASTableViewProtocols.h` and
/// `ASCollectionView.h`, which declare the members of UIKit's protocols that Texture's have.
@Suite("Protocols that a delegate states") @MainActor
struct StatedProtocolTests {
  private let host = ContainerHost()

  private func asked(_ list: some AskedList) -> Set<String> {
    host.retained.append(list)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 45)
    let node = host.show(ASCollectionNode(collectionViewLayout: layout)) { node in
      node.view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
      node.dataSource = list
      node.delegate = list
    }
    host.bind {
      let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
      node.view.layoutAttributesForItem(at: first).map { attributes in
        _ = host.window.tap(at: node.view.convert(attributes.center, to: nil))
      }
      _ = node.view.drawTwoFingers(from: first, to: last)
      _ = node.view.openContextMenu(at: first)
      node.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
      node.view.layoutIfNeeded()
    }
    host.settle()
    return list.log.asked
  }

  @Test("a class that states Texture's protocols alone gets only the members that they declare")
  func textureAlone() {
    #expect(asked(TextureList()) == ["inset", "menu"])
    #expect(asked(TextureListInExtension()) == ["inset", "menu"])
    #expect(asked(TextureSubclass()) == ["inset", "menu"])
    #expect(asked(GenericList<Int>()) == ["inset", "menu"])
  }

  @Test("a class that states UIKit's protocol too gets all members")
  func both() {
    // The form for several items takes the place of the form for one.
    let all: Set = [
      "inset", "line", "interitem", "size", "multiple", "primary", "menus", "target",
    ]
    #expect(asked(BothList()) == all)
    #expect(asked(BothSubclass()) == all)
  }

  @Test(
    "the table's delegate has Texture's members alone, or UIKit's as well",
    arguments: [false, true])
  func table(statesBoth: Bool) {
    let rows: any AskedRows = statesBoth ? BothRows() : TextureRows()
    host.retained.append(rows)
    let node = host.show(ASTableNode()) { node in
      node.dataSource = rows
      node.delegate = rows
    }
    host.bind {
      let path = IndexPath(row: 0, section: 0)
      let frame = node.view.rectForRow(at: path)
      _ = host.window.tap(at: node.view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
      node.view.allowsMultipleSelectionDuringEditing = true
      _ = node.view.drawTwoFingers(from: path, to: path)
      _ = node.view.swipe(path, from: .trailing)
      node.view.endSwipe()
    }
    let common: Set = ["header", "swipe", "end"]
    let ofUIKit: Set = ["estimate", "primary", "multiple"]
    #expect(rows.log.asked == (statesBoth ? common.union(ofUIKit) : common))
  }

  @Test("Texture's older reference sizes take the collection view of Texture")
  func referenceSizes() {
    let list = HeaderList()
    host.retained.append(list)
    let kind = UICollectionView.elementKindSectionHeader
    let node = host.show(ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())) {
      node in
      node.registerSupplementaryNode(ofKind: kind)
      node.dataSource = list
      node.delegate = list
    }
    host.bind {
      let header = node.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.height == 33)
    }
  }
}

/// The members that a list called.
final class AskedLog {
  var asked: Set<String> = []
}

@MainActor
private protocol AskedList: ASCollectionDataSourceInterop, ASCollectionDelegate {
  var log: AskedLog { get }
}

extension AskedList {
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { 4 }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    guard indexPath.item < 3 else { return nil }
    return {
      let node = ASCellNode()
      node.style.preferredSize = CGSize(width: 50, height: 50)
      return node
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "plain", for: indexPath)
  }
}

private class ListMembers: NSObject {
  let log = AskedLog()

  @MainActor func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.asked.insert("line")
    return 0
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    log.asked.insert("interitem")
    return 0
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    log.asked.insert("size")
    return CGSize(width: 60, height: 60)
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    log.asked.insert("inset")
    return .zero
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.asked.insert("multiple")
    return true
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    log.asked.insert("primary")
    return true
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.asked.insert("menus")
    return nil
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.asked.insert("menu")
    return nil
  }
  @MainActor func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint {
    log.asked.insert("target")
    return proposed
  }
}

private final class TextureList: ListMembers, AskedList, ASCollectionDelegateFlowLayout {}

private final class TextureListInExtension: ListMembers {}
extension TextureListInExtension: AskedList, ASCollectionDelegateFlowLayout {}

private class TextureBase: ListMembers, AskedList, ASCollectionDelegateFlowLayout {}
private final class TextureSubclass: TextureBase {}

private final class GenericList<Element>: ListMembers, AskedList, ASCollectionDelegateFlowLayout {
  let elements: [Element] = []
}

private final class BothList: ListMembers, AskedList, ASCollectionDelegateFlowLayout,
  UICollectionViewDelegateFlowLayout
{}

private class BothBase: ListMembers {}
extension BothBase: AskedList, ASCollectionDelegateFlowLayout {}
extension BothBase: UICollectionViewDelegateFlowLayout {}
private final class BothSubclass: BothBase {}

/// A class without any member of either protocol compiles with both.
private final class EmptyDelegate: NSObject, ASCollectionDelegate, ASCollectionDelegateFlowLayout,
  ASCollectionDelegateInterop, UICollectionViewDelegateFlowLayout, ASTableDelegate,
  UITableViewDelegate, ASPagerDelegate
{}

private final class HeaderList: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  { 1 }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASCellNode() } }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { ASCellNode() }
  func collectionView(
    _ collectionView: ASCollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 10, height: 33) }
}

@MainActor
private protocol AskedRows: ASTableDataSource, ASTableDelegate {
  var log: AskedLog { get }
}

extension AskedRows {
  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    {
      let node = ASCellNode()
      node.style.preferredSize = CGSize(width: 50, height: 50)
      return node
    }
  }
}

private class RowMembers: NSObject {
  let log = AskedLog()

  @MainActor func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.asked.insert("multiple")
    return true
  }
  @MainActor func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    log.asked.insert("primary")
    return true
  }
  @MainActor func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    log.asked.insert("estimate")
    return 44
  }
  @MainActor func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    log.asked.insert("header")
    return 10
  }
  @MainActor func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    log.asked.insert("swipe")
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "a") { _, _, done in done(true) }
    ])
  }
}

private final class TextureRows: RowMembers, AskedRows {
  // The index path as Texture's header declares it.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath) {
    log.asked.insert("end")
  }
}

private final class BothRows: RowMembers, AskedRows, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.asked.insert("end")
  }
}
