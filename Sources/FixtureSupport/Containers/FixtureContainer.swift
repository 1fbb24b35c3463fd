import AsyncDisplayKit
import Foundation
import UIKit

/// A generated data source together with the container node that it feeds.
///
/// Hosts drive a container and check expectations through this protocol alone.
@MainActor
public protocol FixtureContainer: AnyObject {
  /// The container node: an `ASCollectionNode`, `ASPagerNode` or `ASTableNode`, made at the first
  /// reading in the environment of that moment, with this data source as its data source and delegate.
  var containerNode: ASDisplayNode { get }
  /// The calls that the data source received.
  nonisolated var calls: CallLog { get }
  /// The names of the fixture's mutations, in its order.
  var mutationNames: [String] { get }

  /// Changes the data as a named mutation says, and tells the container node in one batch.
  ///
  /// The node applies the batch in its own time; an invalid mutation leaves the data as it is.
  /// - Parameter name: the mutation's name in the fixture.
  /// - Returns: false when the fixture has no such mutation.
  @discardableResult
  func applyMutation(named name: String) -> Bool

  /// Sets a property of the data source and reloads the container node.
  ///
  /// - Parameters:
  ///   - name: the property, such as `showsPlainCells`.
  ///   - value: the value.
  /// - Returns: false when there is no such property.
  @discardableResult
  func setProperty(named name: String, to value: Bool) -> Bool
}
