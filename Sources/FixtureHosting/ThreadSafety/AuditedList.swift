import AsyncDisplayKit
import Foundation
import UIKit

/// A list whose data source is asked for nodes as the container asks: in its order of members.
@MainActor
struct AuditedList {
  private let source: any ASDataControllerSource

  /// Asks through a collection node or a pager.
  init(_ node: ASCollectionNode) { source = node.view }

  /// Asks through a table node.
  init(_ node: ASTableNode) { source = node.view }

  /// Asks for the node of every item, as a container does: on the main thread, once each.
  func items() -> [AuditedItem] {
    let owner = ElementOwner(environment: RuntimeEnvironment.current)
    return (0..<max(source.sourceSectionCount(), 0)).flatMap { section in
      (0..<max(source.sourceItemCount(inSection: section), 0)).compactMap { item in
        let indexPath = IndexPath(item: item, section: section)
        return AuditedItem(
          source.elementSource(forItemAt: indexPath), at: indexPath, owner: owner)
      }
    }
  }
}
