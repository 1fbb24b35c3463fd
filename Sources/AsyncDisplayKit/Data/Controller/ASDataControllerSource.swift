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
  /// Returns the number of sections.
  func sourceSectionCount() -> Int
  /// Returns the number of items in a section.
  func sourceItemCount(inSection section: Int) -> Int
  /// Returns the context of a section.
  func sourceContext(forSection section: Int) -> (any ASSectionContext)?
  /// Returns the kinds of supplementary elements in some sections.
  func supplementaryKinds(inSections sections: IndexSet) -> [String]?
  /// Returns the number of supplementary elements of a kind in a section.
  func supplementaryCount(ofKind kind: String, inSection section: Int) -> Int?
  /// A Boolean value that indicates whether supplementary elements have nodes at all.
  var providesSupplementaryNodes: Bool { get }
  /// Returns the source of the node of a supplementary element.
  func elementSource(forSupplementaryOfKind kind: String, at indexPath: IndexPath) -> ElementSource
  /// Returns the size range of a supplementary element.
  func constrainedSize(forSupplementaryOfKind kind: String, at indexPath: IndexPath)
    -> ASSizeRange?
  /// Returns whether to wait for an update before going on.
  func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool
  /// Returns whether an element is shown at a size.
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
  /// Returns the model of an item.
  func nodeModel(forItemAt indexPath: IndexPath) -> Any?
  /// Returns the source of the node of an item.
  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource
  /// Returns the size range of an item.
  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange?
  /// Who gave the size range that was asked for last.
  var sizingOrigin: SizingOrigin { get }
}

extension DataControllerItemSource {
  /// Nobody that the runtime knows of.
  package var sizingOrigin: SizingOrigin { .unknown }
}
