import AsyncDisplayKit
import UIKit

/// The data of a fixture for an app's own view controller, whose list is tested.
///
/// The controller has its own data source: the fixture's rows are data for the app's fakes, which the arguments of
/// the controller's initializer pass on. Generated classes override ``hostedController`` and ``containerNode``.
@MainActor
open class FixtureControllerDataSource<Model: Sendable, Fields: Sendable>:
  FixtureDataSource<Model, Fields>, FixtureContainer
{
  /// The models of all rows, in order.
  public final var rows: [Model] { sections.flatMap { $0.items.map(\.model) } }

  /// The app's view controller. The default is `nil`.
  open var hostedController: UIViewController? { nil }

  /// The list node of the app's view controller. The default is a node without content.
  open var containerNode: ASDisplayNode { ASDisplayNode() }

  /// Returns `false`: the app's view controller changes its list itself.
  public final func applyMutation(named name: String) -> Bool { false }

  /// Returns `false`: the app's view controller has no such property.
  public final func setProperty(named name: String, to value: Bool) -> Bool { false }
}
