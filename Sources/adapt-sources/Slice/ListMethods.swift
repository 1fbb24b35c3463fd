/// The methods that UIKit's delegate protocols of lists declare and Texture's do not.
///
/// Texture passes these calls of UIKit on to its delegate, if it has an Objective-C method of the name
/// (`ASDelegateProxy.mm`, `-forwardingTargetForSelector:`; `ASCollectionView.mm`,
/// `-collectionView:layout:minimumLineSpacingForSectionAtIndex:`). A test compares the table with the protocols.
enum ListMethods {
  /// Texture's protocols of delegates, and the protocol of UIKit that has more methods.
  static let delegates = [
    "ASCollectionDelegate": "UICollectionViewDelegate",
    "ASCollectionDelegateFlowLayout": "UICollectionViewDelegate",
    "ASCollectionDelegateInterop": "UICollectionViewDelegate",
    "ASPagerDelegate": "UICollectionViewDelegate",
    "ASTableDelegate": "UITableViewDelegate",
  ]

  private static let ofFlowLayouts = [
    "collectionView(_:layout:sizeForItemAt:)",
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
    "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
  ]
  private static let ofCollections = [
    "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:willDisplayContextMenu:animator:)",
    "collectionView(_:willEndContextMenuInteraction:animator:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionViewDidEndMultipleSelectionInteraction(_:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
  ]
  private static let ofTables = [
    "tableView(_:heightForRowAt:)",
    "tableView(_:estimatedHeightForRowAt:)",
    "tableView(_:estimatedHeightForHeaderInSection:)",
    "tableView(_:estimatedHeightForFooterInSection:)",
    "tableView(_:canPerformPrimaryActionForRowAt:)",
    "tableView(_:performPrimaryActionForRowAt:)",
    "tableView(_:willDisplayContextMenu:animator:)",
    "tableView(_:willEndContextMenuInteraction:animator:)",
    "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "tableView(_:didBeginMultipleSelectionInteractionAt:)",
    "tableViewDidEndMultipleSelectionInteraction(_:)",
  ]

  /// The names of the methods with the protocols of UIKit that declare them.
  static let protocols: [String: String] = {
    var protocols: [String: String] = [:]
    for name in ofFlowLayouts { protocols[name] = "UICollectionViewDelegateFlowLayout" }
    for name in ofCollections { protocols[name] = "UICollectionViewDelegate" }
    for name in ofTables { protocols[name] = "UITableViewDelegate" }
    return protocols
  }()

  /// The methods of a collection's index, which UIKit's data source protocol alone declares. A class that states it
  /// needs UIKit's required methods as well, so that the copy cannot state it.
  static let ofIndex: Set = ["indexTitles(for:)", "collectionView(_:indexPathForIndexTitle:at:)"]

  /// The methods of Texture's own flow-layout protocol.
  static let ofTextureFlowLayouts: Set = [
    "collectionView(_:layout:insetForSectionAt:)",
    "collectionView(_:layout:referenceSizeForHeaderInSection:)",
    "collectionView(_:layout:referenceSizeForFooterInSection:)",
  ]

  /// Texture's protocols that declare ``ofTextureFlowLayouts``.
  static let textureFlowLayouts: Set = ["ASCollectionDelegateFlowLayout"]

  /// The classes that state UIKit's protocols, and these protocols.
  static let classes = [
    "UICollectionViewController": "UICollectionViewDelegate",
    "UITableViewController": "UITableViewDelegate",
  ]

  /// A search for a label of one of the methods. The older names of the labels are the same.
  static let search = SpellingSearch(
    Set(
      protocols.keys.map { name in
        let labels = name.split(separator: "(").last?.split(separator: ":") ?? []
        let label = labels.dropLast().last { $0 != "_" && $0 != "animator" && $0 != "point" }
        return String(label ?? name.prefix { $0 != "(" })
      }
    ).sorted())
}

extension MemberName: CustomStringConvertible {
  /// The name as it is written in Swift.
  var description: String {
    guard let labels else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
