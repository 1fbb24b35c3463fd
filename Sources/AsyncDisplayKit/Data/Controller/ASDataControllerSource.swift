import UIKit

/// Whom a data controller asks for data; each member answers nil when the data source lacks it.
@MainActor
package protocol ASDataControllerSource: DataControllerItemSource {
  /// Hears that many questions follow, until ``endQuestions()``.
  func beginQuestions()
  /// Hears that the questions are over.
  func endQuestions()
  /// Who answers for items now; in a pass of questions, one that remembers what it found out.
  var itemSource: any DataControllerItemSource { get }
  /// The number of sections.
  func sourceSectionCount() -> Int
  /// The number of items in a section.
  func sourceItemCount(inSection section: Int) -> Int
  /// The context of a section.
  func sourceContext(forSection section: Int) -> (any ASSectionContext)?
  /// The kinds of supplementary elements in some sections.
  func supplementaryKinds(inSections sections: IndexSet) -> [String]?
  /// The number of supplementary elements of a kind in a section.
  func supplementaryCount(ofKind kind: String, inSection section: Int) -> Int?
  /// Whether supplementary elements have nodes at all.
  var providesSupplementaryNodes: Bool { get }
  /// Where the node of a supplementary element comes from.
  func elementSource(forSupplementaryOfKind kind: String, at indexPath: IndexPath) -> ElementSource
  /// The size range of a supplementary element.
  func constrainedSize(forSupplementaryOfKind kind: String, at indexPath: IndexPath)
    -> ASSizeRange?
  /// Whether to wait for an update before going on.
  func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool
  /// Whether an element is shown at a size.
  func isPresented(_ element: ASCollectionElement, at size: CGSize) -> Bool
}

extension ASDataControllerSource {
  /// Does nothing.
  package func beginQuestions() {}
  /// Does nothing.
  package func endQuestions() {}
  /// The source itself.
  package var itemSource: any DataControllerItemSource { self }
}

/// Whom a data controller asks about items; each member answers nil when the data source lacks it.
@MainActor
package protocol DataControllerItemSource: AnyObject {
  /// The model of an item.
  func nodeModel(forItemAt indexPath: IndexPath) -> Any?
  /// Where the node of an item comes from.
  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource
  /// The size range of an item.
  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange?
  /// Who gave the size range that was asked for last.
  var sizingOrigin: SizingOrigin { get }
}

extension DataControllerItemSource {
  /// Nobody that the runtime knows of.
  package var sizingOrigin: SizingOrigin { .unknown }
}
