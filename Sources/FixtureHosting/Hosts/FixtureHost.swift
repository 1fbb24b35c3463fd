import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

/// A headless window with a list in it, and the data source that feeds the list.
///
/// A host takes the environment that is current when it is made, screen, traits, scheduler and
/// violation handler, and binds it around all that it does. Nothing waits for wall time: what is
/// asynchronous runs when `settle()` is awaited.
///
/// Outside of any trait a host has a screen and a scheduler of its own, and violations are written to
/// standard error; a trait of `FixtureTesting` makes them issues of the test.
@MainActor
public final class FixtureHost<Source> {
  /// The data source, or the view controller, that the host was made with.
  public let dataSource: Source
  /// The window, which fills the environment's screen unless another size was asked for.
  public let window: UIWindow
  /// The environment that the host took.
  public var environment: RuntimeEnvironment { window.runtimeEnvironment }

  /// The violations and advisories that the host's environment heard of, in order.
  public var violations: [RuntimeViolation] { heard.withLock { $0 } }

  /// How far the host goes to settle.
  var limits = SettleLimits()
  let container: (any HostedContainer)?
  private let heard: Locked<[RuntimeViolation]>
  /// The fixture behind the data source, where it is a generated one.
  let fixture: (any FixtureContainer)?

  /// Hosts a generated data source in the container node that it makes.
  ///
  /// - Parameters:
  ///   - dataSource: the data source, which the host keeps.
  ///   - size: the window's size in points; nil for that of the screen.
  public convenience init(_ dataSource: Source, size: CGSize? = nil)
  where Source: FixtureContainer {
    let surroundings = HostSurroundings(size: size)
    let environment = surroundings.environment
    let node = environment.bind { dataSource.containerNode }
    self.init(
      dataSource, controller: environment.bind { HostViewController(node: node) },
      container: HostedContainerFinder.container(node), fixture: dataSource,
      surroundings: surroundings)
  }

  /// Hosts a collection or table node with a hand-written data source.
  ///
  /// - Parameters:
  ///   - dataSource: the data source, which the host keeps and which the node has been given.
  ///   - node: the container node.
  ///   - size: the window's size in points; nil for that of the screen.
  public convenience init(_ dataSource: Source, in node: ASDisplayNode, size: CGSize? = nil) {
    let surroundings = HostSurroundings(size: size)
    let controller = surroundings.environment.bind { HostViewController(node: node) }
    self.init(
      dataSource, controller: controller, container: HostedContainerFinder.container(node),
      fixture: nil, surroundings: surroundings)
  }

  /// Hosts a view controller; the first list in its view is the one that the host looks at.
  ///
  /// - Parameters:
  ///   - controller: the view controller.
  ///   - size: the window's size in points; nil for that of the screen.
  public convenience init(controller: Source, size: CGSize? = nil) where Source: UIViewController {
    self.init(
      controller, controller: controller, container: nil, fixture: nil,
      surroundings: HostSurroundings(size: size))
  }

  /// Hosts a generated data source of a class that only the fixture knows.
  public convenience init(hosting dataSource: any FixtureContainer)
  where Source == any FixtureContainer {
    let surroundings = HostSurroundings(size: nil)
    let environment = surroundings.environment
    let node = environment.bind { dataSource.containerNode }
    self.init(
      dataSource, controller: environment.bind { HostViewController(node: node) },
      container: HostedContainerFinder.container(node), fixture: dataSource,
      surroundings: surroundings)
  }

  private init(
    _ dataSource: Source, controller: UIViewController, container: (any HostedContainer)?,
    fixture: (any FixtureContainer)?, surroundings: HostSurroundings
  ) {
    let environment = surroundings.environment
    let window = environment.bind {
      let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screen.size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }
    self.dataSource = dataSource
    self.fixture = fixture
    heard = surroundings.heard
    self.window = window
    self.container = container ?? environment.bind { HostedContainerFinder.first(in: window) }
  }

  /// Runs a closure in the host's environment.
  public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.bind(body)
  }
}

/// The environment that a host takes when it is made, with a log of the violations in it.
struct HostSurroundings {
  let environment: RuntimeEnvironment
  let heard: Locked<[RuntimeViolation]>

  /// Takes the current environment; outside of any binding, one that no other host shares.
  ///
  /// - Parameter size: the screen's size in points; nil for that of the environment.
  init(size: CGSize?) {
    var environment = RuntimeEnvironment.current
    if environment.isShared {
      environment = HostConfiguration.current.environment(basedOn: environment)
    }
    if let size { environment.screen.size = size }
    let heard = Locked<[RuntimeViolation]>([])
    let handler = environment.violationHandler
    environment.violationHandler = ViolationHandler { violation in
      heard.withLock { $0.append(violation) }
      handler(violation)
    }
    self.environment = environment
    self.heard = heard
  }
}

/// The controller whose view a hosted container fills.
final class HostViewController: UIViewController {
  private let node: ASDisplayNode

  init(node: ASDisplayNode) {
    self.node = node
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubnode(node)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    node.frame = view.bounds
  }
}
