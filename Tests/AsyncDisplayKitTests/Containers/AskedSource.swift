import Foundation
import UIKit

@testable import AsyncDisplayKit

/// A collection's data source and delegate that writes every question down.
@MainActor
final class AskedSource: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  /// The names of the items; equal first letters have models of one class.
  var sections: [[String]]
  var usesModels = true
  private(set) var questions: [String] = []

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  /// The questions since the last call.
  func takeQuestions() -> [String] {
    defer { questions = [] }
    return questions
  }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    questions.append("sections")
    return sections.count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    questions.append("items \(section)")
    return sections[section].count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    questions.append("context \(section)")
    return nil
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeModelForItemAt indexPath: IndexPath
  ) -> Any? {
    questions.append("model \(indexPath.text)")
    return usesModels ? sections[indexPath.section][indexPath.item] : nil
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    questions.append("block \(indexPath.text)")
    let name = sections[indexPath.section][indexPath.item]
    return { LetterCellNode(name) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    questions.append("size \(indexPath.text)")
    return ASSizeRangeMake(CGSize(width: 40, height: 40))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    questions.append("header \(indexPath.section)")
    return FixedCellNode(size: CGSize(width: 40, height: 20))
  }

  /// Shows the sections in a flow layout.
  func show(
    in host: ContainerHost, hasHeaders: Bool = false
  ) -> ASCollectionNode {
    host.retained.append(self)
    let node = host.bind { () -> ASCollectionNode in
      let layout = UICollectionViewFlowLayout()
      if hasHeaders { layout.headerReferenceSize = CGSize(width: 20, height: 20) }
      return ASCollectionNode(collectionViewLayout: layout)
    }
    host.bind {
      if hasHeaders {
        node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
      }
      node.dataSource = self
      node.delegate = self
    }
    host.show(node)
    host.settle()
    return node
  }
}

/// A cell that takes over models with the same first letter.
final class LetterCellNode: FixedCellNode {
  let madeFor: String

  init(_ name: String) {
    madeFor = name
    super.init(size: CGSize(width: 40, height: 40))
  }

  override func canUpdate(toNodeModel nodeModel: Any) -> Bool {
    (nodeModel as? String)?.first == (self.nodeModel as? String)?.first
  }
}
