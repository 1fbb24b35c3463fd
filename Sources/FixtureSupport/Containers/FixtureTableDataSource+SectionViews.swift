import AsyncDisplayKit
import Foundation
import UIKit

/// The place of a header or footer.
struct SectionPlace: Hashable {
  let kind: String
  let section: Int
}

// Texture has no nodes for the headers of a table: an app returns the view of a node that it has measured.
extension FixtureTableDataSource {
  /// Returns the view of a section's header or footer, `nil` for a section without one.
  func sectionView(_ kind: String, ofSection section: Int, in view: UITableView) -> UIView? {
    guard supplementaryKinds.contains(kind) else { return view.notImplemented(returning: nil) }
    let node = sectionNode(kind, ofSection: section, in: view)
    sectionNodes[SectionPlace(kind: kind, section: section)] = node
    return node?.view
  }

  /// Returns the height of a section's header or footer, in points; that of its title for a section without one.
  func sectionHeight(_ kind: String, ofSection section: Int, in view: UITableView) -> CGFloat {
    let automatic = UITableView.automaticDimension
    guard supplementaryKinds.contains(kind) else {
      return view.notImplemented(returning: automatic)
    }
    return sectionNode(kind, ofSection: section, in: view)?.frame.height ?? automatic
  }

  /// Returns a node of the table's width and of the height that its layout takes in the fixture's range.
  private func sectionNode(
    _ kind: String, ofSection section: Int, in view: UITableView
  ) -> ASCellNode? {
    guard sections.indices.contains(section),
      case .node(let block)? = supplementary(
        ofKind: kind, at: IndexPath(item: 0, section: section))
    else { return nil }
    let stated = sizeRange(forSupplementaryOfKind: kind, inSection: section)
    let node = block()
    let layout = node.layoutThatFits(
      ASSizeRange(
        min: CGSize(width: view.bounds.width, height: stated?.min.height ?? 0),
        max: CGSize(width: view.bounds.width, height: stated?.max.height ?? .infinity)))
    node.frame = CGRect(origin: .zero, size: layout.size)
    return node
  }
}
