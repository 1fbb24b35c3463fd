import AsyncDisplayKit
import Foundation
import UIKit

/// The interface of generated data sources, which tests and hosts use.
///
/// Hosts drive a container and check expectations only through this protocol.
@MainActor
public protocol FixtureContainer: AnyObject {
  /// The container node, with this object as its data source and delegate.
  ///
  /// An `ASCollectionNode`, `ASPagerNode` or `ASTableNode`, created on first access in the
  /// environment of that time.
  var containerNode: ASDisplayNode { get }
  /// The app's view controller that shows the container node, or `nil` if a host shows the node itself.
  var hostedController: UIViewController? { get }
  /// The font files of the fixture, with which hosts measure text, or `nil` for a fixture without
  /// font files.
  nonisolated static var fonts: FixtureFontSource? { get }
  /// The codes of the advisories that the fixture accepts, which hosts do not pass on. The default is none.
  nonisolated static var acceptedAdvisories: [String] { get }
  /// The calls that the data source received.
  nonisolated var calls: FixtureCallLog { get }
  /// The names of the fixture's mutations, in the order of the fixture.
  var mutationNames: [String] { get }

  /// Applies a mutation, found by its name, to the data and submits it to the container node as one
  /// batch update.
  ///
  /// The node applies the batch asynchronously; an invalid mutation does not change the data.
  ///
  /// - Parameter name: The mutation's name in the fixture.
  /// - Returns: `false` if the fixture has no such mutation.
  @discardableResult
  func applyMutation(named name: String) -> Bool

  /// Sets a Boolean property of the data source by its name and reloads the container node.
  ///
  /// - Parameters:
  ///   - name: The property, such as `showsPlainCells`.
  ///   - value: The value.
  /// - Returns: `false` if there is no such property.
  @discardableResult
  func setProperty(named name: String, to value: Bool) -> Bool
}

extension FixtureContainer {
  /// The default implementation accepts no advisory.
  public nonisolated static var acceptedAdvisories: [String] { [] }

  /// The default is `nil`: a host shows the container node in a view controller of its own.
  public var hostedController: UIViewController? { nil }
}
