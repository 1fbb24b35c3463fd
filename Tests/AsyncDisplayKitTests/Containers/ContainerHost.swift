import Foundation
import Testing
import UIKit
import UIKitSimulation

@testable import AsyncDisplayKit

/// A container in a window, over a stepped scheduler.
@MainActor
final class ContainerHost {
  let scheduler: RuntimeScheduling.SteppedScheduler
  let environment: RuntimeEnvironment
  let reports = ReportLog()
  let window: UIWindow
  /// What containers hold weakly, such as data sources.
  var retained: [AnyObject] = []

  init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2,
    scheduler: RuntimeScheduling.SteppedScheduler = RuntimeScheduling.SteppedScheduler(),
    listMetrics: RuntimeMetrics.Lists = RuntimeMetrics.Lists()
  ) {
    self.scheduler = scheduler
    let reports = reports
    var environment = RuntimeEnvironment(
      screen: RuntimeEnvironment.Screen(size: size, scale: scale), scheduler: scheduler,
      violationHandler: RuntimeViolation.Handler { reports.add($0) })
    environment.listMetrics = listMetrics
    self.environment = environment
    window = environment.bind { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    environment.bind { window.makeKeyAndVisible() }
  }

  /// Runs a closure in the host's environment.
  func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    try environment.bind(body)
  }

  /// Turns on the experiment with which every edit updates the ranges.
  func updateRangesAfterEdits() {
    bind {
      let configuration = ASConfiguration()
      configuration.experimentalFeatures = .rangeUpdateOnChangesetUpdate
      ASConfigurationManager.test_reset(with: configuration)
    }
  }

  /// Puts a node into the window, filling it.
  func show(_ node: ASDisplayNode) {
    environment.bind {
      node.frame = window.bounds
      window.addSubview(node.view)
      node.view.layoutIfNeeded()
    }
  }

  /// Makes a node in the host's environment, prepares it, shows it and settles.
  @discardableResult
  func show<Node: ASDisplayNode>(
    _ make: @autoclosure () -> Node, prepare: (Node) -> Void
  ) -> Node {
    let node = bind {
      let node = make()
      prepare(node)
      return node
    }
    show(node)
    settle()
    return node
  }

  /// Shows a collection node whose updates are worked off beside the main thread; keeps the source.
  func showAsynchronously(
    _ source: some ASCollectionDataSource, in make: @autoclosure () -> ASCollectionNode = .flow()
  ) -> ASCollectionNode {
    retained.append(source)
    return show(make()) { node in
      node.dataSource = source
      node.cellLayoutMode = .alwaysAsync
    }
  }

  /// Runs layout passes and steps until nothing is left to do.
  func settle() {
    environment.bind {
      repeat { window.layoutIfNeeded() } while scheduler.runStep()
      window.layoutIfNeeded()
    }
  }

  /// Simulates a tap on the center of a view.
  func tap(_ view: UIView) {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    environment.bind { _ = window.tap(at: view.convert(center, to: nil)) }
  }

  /// The codes of the violations so far, advisories aside.
  var violations: [RuntimeViolation.Code] {
    reports.all.filter { $0.severity == .violation }.map(\.code)
  }
}
