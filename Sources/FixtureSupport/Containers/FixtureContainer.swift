import AsyncDisplayKit
import Foundation
import UIKit

/// A generated data source with its container node.
///
/// Hosts drive a container and check expectations only through this protocol.
@MainActor
public protocol FixtureContainer: AnyObject {
  /// The container node, with this object as its data source and delegate.
  ///
  /// An `ASCollectionNode`, `ASPagerNode` or `ASTableNode`, created on first access in the
  /// environment of that time.
  var containerNode: ASDisplayNode { get }
  /// The font files of the fixture, or `nil` for a fixture without; hosts measure text with them.
  nonisolated static var fonts: FixtureFontSource? { get }
  /// The calls that the data source received.
  nonisolated var calls: CallLog { get }
  /// The names of the fixture's mutations, in the order of the fixture.
  var mutationNames: [String] { get }

  /// Applies a named mutation to the data and submits it to the container node in one batch.
  ///
  /// The node applies the batch asynchronously; an invalid mutation does not change the data.
  ///
  /// - Parameter name: The mutation's name in the fixture.
  /// - Returns: `false` if the fixture has no such mutation.
  @discardableResult
  func applyMutation(named name: String) -> Bool

  /// Sets a property of the data source and reloads the container node.
  ///
  /// - Parameters:
  ///   - name: The property, such as `showsPlainCells`.
  ///   - value: The value.
  /// - Returns: `false` if there is no such property.
  @discardableResult
  func setProperty(named name: String, to value: Bool) -> Bool
}
