import UIKit

/// The source of a data controller's data. A method returns `nil` if the data source does not
/// implement it.
@MainActor
package protocol ASDataControllerSource: DataControllerItemSource {
  /// Tells the source that a series of queries begins. It ends with ``endQuestions()``.
  func beginQuestions()
  /// Tells the source that a series of queries has ended.
  func endQuestions()
  /// The source for items. During a series of queries, a source that caches which methods are
  /// implemented.
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
  /// A Boolean value that indicates whether supplementary elements have nodes.
  var providesSupplementaryNodes: Bool { get }
  /// Returns the source of the node of a supplementary element.
  func elementSource(forSupplementaryOfKind kind: String, at indexPath: IndexPath) -> ElementSource
  /// Returns the size range of a supplementary element.
  func constrainedSize(forSupplementaryOfKind kind: String, at indexPath: IndexPath)
    -> ASSizeRange?
  /// Returns whether to wait for an update before continuing.
  func shouldProcessSynchronously(_ update: BatchUpdate) -> Bool
  /// Reports a count that no list can have, which counts as zero.
  func report(_ problem: CountLimit.Problem, of count: InvalidCount)
  /// Tells the source that a supplementary element stays although its size became zero.
  func supplementaryStays(ofKind kind: String, inSection section: Int)
  /// Returns whether an element is displayed with a size.
  func isPresented(_ element: ASCollectionElement, at size: CGSize) -> Bool
}

extension ASDataControllerSource {
  /// The default implementation does nothing.
  package func beginQuestions() {}
  /// The default implementation does nothing.
  package func endQuestions() {}
  /// The default implementation returns the source itself.
  package var itemSource: any DataControllerItemSource { self }
  /// The default implementation does nothing.
  package func supplementaryStays(ofKind kind: String, inSection section: Int) {}
  /// The default implementation reports the violation to the current environment.
  package func report(_ problem: CountLimit.Problem, of count: InvalidCount) {
    RuntimeEnvironment.current.report(
      problem.violation(subject: "\(type(of: self))", text: count.text, count: count.count))
  }
}

/// The source of items for a data controller. A method returns `nil` if the data source does not
/// implement it.
@MainActor
package protocol DataControllerItemSource: AnyObject {
  /// Returns the model of an item.
  func nodeModel(forItemAt indexPath: IndexPath) -> Any?
  /// Returns the source of the node of an item.
  func elementSource(forItemAt indexPath: IndexPath) -> ElementSource
  /// Returns the size range of an item.
  func constrainedSize(forItemAt indexPath: IndexPath) -> ASSizeRange?
  /// The origin of the last requested size range.
  var sizingOrigin: SizingOrigin { get }
}

extension DataControllerItemSource {
  /// The default implementation returns the unknown origin.
  package var sizingOrigin: SizingOrigin { .unknown }
}
