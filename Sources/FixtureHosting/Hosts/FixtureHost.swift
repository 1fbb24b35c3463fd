import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

/// A headless window that displays a list with its data source.
///
/// A host uses the environment that is current when it is created, with its screen, traits,
/// scheduler and violation handler, and binds it around all its operations. Nothing waits for wall
/// time: asynchronous work runs when `settle()` is awaited.
///
/// Outside of a trait, a host has its own screen and scheduler, and violations are written to
/// standard error; a trait of `FixtureTesting` records them as issues of the test.
@MainActor
public final class FixtureHost<Source> {
  /// The data source or view controller with which the host was created.
  public let dataSource: Source
  /// The window. Its size is that of the environment's screen unless another size was given.
  public let window: UIWindow
  /// The environment of the host.
  public var environment: RuntimeEnvironment { window.runtimeEnvironment }

  /// The violations and advisories that were reported in the host's environment, in order.
  public var violations: [RuntimeViolation] { heard.withLock { $0 } }

  /// The limits on rounds and steps within which the host must settle.
  var limits = SettleLimits()
  /// The list that was given, or the first one that the window shows; it stays while it is in the window.
  var container: (any HostedContainer)? {
    if let given { return given }
    if found?.scrollView.window !== window {
      found = bind { HostedContainerFinder.first(in: window) } ?? found
    }
    return found
  }
  private let given: (any HostedContainer)?
  private var found: (any HostedContainer)?
  private let heard: Locked<[RuntimeViolation]>
  /// The generated data source as a fixture container, or `nil` for other data sources.
  let fixture: (any FixtureContainer)?
  private let endRecorder: (any HostEndRecorder)?
  /// The work that the app's code starts, or `nil` where queues are real.
  let work: HostWork?

  /// Hosts a generated data source in the container node that it creates.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which the host retains.
  ///   - size: The window's size in points, or `nil` for that of the screen.
  public convenience init(_ dataSource: Source, size: CGSize? = nil)
  where Source: FixtureContainer {
    let hostEnvironment = HostEnvironment(
      size: size, fonts: Source.fonts, accepting: Source.acceptedAdvisories)
    let environment = hostEnvironment.environment
    let node = environment.bind { dataSource.containerNode }
    self.init(
      dataSource,
      controller: environment.bind {
        dataSource.hostedController ?? HostViewController(node: node)
      },
      container: HostedContainerFinder.container(node), fixture: dataSource,
      hostEnvironment: hostEnvironment)
  }

  /// Hosts a collection or table node with a hand-written data source.
  ///
  /// - Parameters:
  ///   - dataSource: The data source, which the host retains and which is already set on the node.
  ///   - node: The container node.
  ///   - size: The window's size in points, or `nil` for that of the screen.
  public convenience init(_ dataSource: Source, in node: ASDisplayNode, size: CGSize? = nil) {
    let hostEnvironment = HostEnvironment(size: size)
    let controller = hostEnvironment.environment.bind { HostViewController(node: node) }
    self.init(
      dataSource, controller: controller, container: HostedContainerFinder.container(node),
      fixture: nil, hostEnvironment: hostEnvironment)
  }

  /// Hosts a view controller and inspects the first list that the window shows: the first collection or table
  /// node, or, if there is none, the first collection or table view. When that list has left the window, as
  /// after a push, it is the first one that is there then. Decided here: a user sees that one.
  ///
  /// - Parameters:
  ///   - controller: The view controller.
  ///   - size: The window's size in points, or `nil` for that of the screen.
  public convenience init(controller: Source, size: CGSize? = nil) where Source: UIViewController {
    self.init(
      controller, controller: controller, container: nil, fixture: nil,
      hostEnvironment: HostEnvironment(size: size))
  }

  /// Creates a host for a generated data source whose class is not known at the call.
  public convenience init(hosting dataSource: any FixtureContainer)
  where Source == any FixtureContainer {
    let hostEnvironment = HostEnvironment(
      size: nil, fonts: type(of: dataSource).fonts,
      accepting: type(of: dataSource).acceptedAdvisories)
    let environment = hostEnvironment.environment
    let node = environment.bind { dataSource.containerNode }
    self.init(
      dataSource,
      controller: environment.bind {
        dataSource.hostedController ?? HostViewController(node: node)
      },
      container: HostedContainerFinder.container(node), fixture: dataSource,
      hostEnvironment: hostEnvironment)
  }

  private init(
    _ dataSource: Source, controller: UIViewController, container: (any HostedContainer)?,
    fixture: (any FixtureContainer)?, hostEnvironment: HostEnvironment
  ) {
    let environment = hostEnvironment.environment
    let window = environment.bind {
      let window = UIWindow(frame: CGRect(origin: .zero, size: environment.screen.size))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      UIApplication.shared.beginActive()
      window.layoutIfNeeded()
      return window
    }
    self.dataSource = dataSource
    self.fixture = fixture
    heard = hostEnvironment.heard
    self.window = window
    given = container
    found = container ?? environment.bind { HostedContainerFinder.first(in: window) }
    endRecorder = HostEnd.recorder()
    work = hostEnvironment.work
  }

  /// Creates a host of a list inside of a cell, in the window of the cell's host.
  init(_ container: any HostedContainer, inside outer: FixtureHost) {
    dataSource = outer.dataSource
    fixture = container.dataSource as? any FixtureContainer
    heard = outer.heard
    window = outer.window
    given = container
    found = container
    endRecorder = nil
    work = outer.work
  }

  // The window is drawn on the main actor, wherever the last reference to the host ends.
  isolated deinit {
    endRecorder?.recordEnd(of: window, showing: "\(type(of: dataSource as Any))")
  }

  /// Runs a closure in the host's environment.
  public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let work = work?.work else { return try environment.bind(body) }
    return try work.onMainThread { try environment.bind(body) }
  }
}

/// The environment of a new host, and the violations that are reported in it.
@MainActor struct HostEnvironment {
  let environment: RuntimeEnvironment
  let work: HostWork?
  let heard: Locked<[RuntimeViolation]>

  /// Creates a copy of the current environment, or a separate one if no environment is bound.
  ///
  /// - Parameters:
  ///   - size: The screen's size in points, or `nil` for that of the environment.
  ///   - fonts: The font files of the fixture, which are used unless the environment has font files.
  ///   - accepted: The codes of the advisories that are not passed on to the environment's handler.
  init(size: CGSize?, fonts: FixtureFontSource? = nil, accepting accepted: [String] = []) {
    let former = RuntimeEnvironment.current
    var environment = former
    if environment.isShared {
      environment = FixtureConfiguration.current.environment(basedOn: environment)
    }
    environment.beginLine(after: former)
    if let size { environment.screen.size = size }
    let heard = Locked<[RuntimeViolation]>([])
    let handler = environment.violationHandler
    environment.violationHandler = RuntimeViolation.Handler { violation in
      heard.withLock { $0.append(violation) }
      guard violation.severity == .violation || !accepted.contains(violation.code.rawValue) else {
        return
      }
      handler(violation)
    }
    if let fonts, environment.fonts.families.isEmpty {
      do {
        environment.fonts = try fonts.load()
      } catch {
        environment.report(.fontsNotLoaded(error))
      }
    }
    self.environment = environment
    self.heard = heard
    work = HostWork.begin(in: environment)
  }
}

extension RuntimeViolation {
  /// Returns the violation for font files that could not be read.
  fileprivate static func fontsNotLoaded(_ error: any Error) -> RuntimeViolation {
    RuntimeViolation(
      .fontsNotLoaded, subject: "FixtureHost",
      message: "The font files of the fixture cannot be read: \(error).",
      remedy:
        "Correct the files or the path of <fonts>. Until then, the published table measures text."
    )
  }
}

/// A view controller whose view contains only the hosted container.
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
