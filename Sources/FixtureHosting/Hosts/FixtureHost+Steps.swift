import AsyncDisplayKit
import Dispatch
import Foundation
import UIKit

extension FixtureHost {
  /// Runs layout passes, pending steps, and the jobs and tasks that the app's code has started, until none is
  /// left. Delays and timers do not fire.
  ///
  /// The app's jobs run one at a time in the order in which they became ready, on their queues; those of the main
  /// queue run when the runtime's steps have ended. A task that waits for something that has not happened, such as
  /// an answer of the network, is not waited for. ``advance(by:fileID:filePath:line:column:)`` moves the clock of
  /// `asyncAfter`, `Task.sleep`, `Timer` and timers of `DispatchSource`. The article "Queues and time" lists what
  /// belongs to a test.
  ///
  /// - Parameters:
  ///   - fileID: The location of the call, to which violations are attributed, as in all steps.
  ///   - filePath: Part of the location.
  ///   - line: Part of the location.
  ///   - column: Part of the location.
  /// - Throws: ``FixtureStall`` with the pending steps if the container does not settle, if jobs keep enqueuing
  ///   jobs, or if a job blocks its thread for five seconds of real time, or one where only a delay can end that.
  public func settle(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) async throws(FixtureStall) {
    let site =
      FixtureCallSite.current
      ?? FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    work?.claimCurrentTask()
    // No step runs, and no clock moves, while this method waits for code of other tests.
    work?.work.settlingDidChange(by: 1)
    defer { work?.work.settlingDidChange(by: -1) }
    for _ in 0..<limits.rounds {
      drive(at: site) { window.layoutIfNeeded() }
      for scheduler in schedulers {
        let ends = await FixtureCallSite.$current.withValue(site) {
          await scheduler.settle(within: limits.steps)
        }
        guard ends else { throw stall() }
      }
      drive(at: site) { window.layoutIfNeeded() }
      guard pendingSteps.isEmpty || isWaitingForDelay else { continue }
      await runMainQueue()
      if isWaitingForDelay { return }
      if pendingSteps.isEmpty { return try checkIdle() }
    }
    throw stall(.neverIdle(rounds: limits.rounds))
  }

  /// The jobs, delays and timers of the app's code that have not run or ended. Empty where queues are real.
  ///
  /// The property does not wait. Delays and timers are listed last, by their times.
  public var pendingWork: [FixturePendingWork] {
    work?.claimCurrentTask()
    return work?.work.pendingWork ?? []
  }

  /// The schedulers of the host's steps: that of its window, and that of a list whose data was loaded elsewhere.
  private var schedulers: [any RuntimeScheduler] {
    guard let other = container?.scheduler, other !== environment.scheduler else {
      return [environment.scheduler]
    }
    return [environment.scheduler, other]
  }

  private var pendingSteps: [RuntimeScheduling.Step] { schedulers.flatMap(\.pendingSteps) }

  /// A Boolean value that indicates whether all that is left is code of a list, such as a node block, that waits for a
  /// time of the clock.
  private var isWaitingForDelay: Bool { work?.work.isStepWaitingForDelay ?? false }

  /// Waits until the jobs that are on the main queue now have run, unless only owned jobs can be there.
  private func runMainQueue() async {
    guard work?.hasForeignMainJobs != false else { return }
    await MainQueueTurn.wait()
    work?.noteMainJobs()
  }

  /// Returns the error for steps that do not end, or for jobs that block their threads.
  private func stall() -> FixtureStall {
    guard let app = work?.work, app.isBusy, !app.hasReadyStep else {
      return stall(.stepsNeverEnd(count: limits.steps))
    }
    return stall(.jobsNeverEnd)
  }

  private func checkIdle() throws(FixtureStall) {
    bind { (container?.scrollView as? any ContainerView)?.adviseOfAbandonedFetch() }
    guard container?.isProcessingUpdates == true else { return }
    throw stall(.updateNeverEnds)
  }

  private func stall(_ reason: FixtureStall.Reason) -> FixtureStall {
    FixtureStall(
      reason: reason, pending: pendingSteps,
      container: container?.className ?? "\(type(of: dataSource))",
      work: work?.work.pendingWork ?? [])
  }

  /// Advances the virtual clock and fires the delays and timers that are due, each at its own time and in order.
  ///
  /// After each of them, the app's jobs and tasks that it makes ready run in this call, with the steps of the
  /// runtime that come before them.
  public func advance(
    by seconds: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    work?.claimCurrentTask()
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      environment.scheduler.advance(by: seconds)
    }
  }

  /// Scrolls to a content offset in points, without animation.
  public func scroll(
    to offset: CGPoint, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      list(for: "scroll(to:)")?.scrollView.setContentOffset(offset, animated: false)
      window.layoutIfNeeded()
    }
  }

  /// Scrolls along the container's axis to a fraction of the scrollable distance, from 0 to 1.
  public func scroll(
    toFraction fraction: Double, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    guard let view = list(for: "scroll(toFraction:)")?.scrollView else { return }
    let insets = view.adjustedContentInset
    let across = view.contentSize.width + insets.left + insets.right - view.bounds.width
    let down = view.contentSize.height + insets.top + insets.bottom - view.bounds.height
    // The container's axis is the one with the greater scrollable distance.
    let isHorizontal = across > down
    scroll(
      to: CGPoint(
        x: isHorizontal ? max(0, across) * fraction - insets.left : view.contentOffset.x,
        y: isHorizontal ? view.contentOffset.y : max(0, down) * fraction - insets.top),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Scrolls until an item is at a position of the visible rectangle.
  public func scroll(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition = .top,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      list(for: "scroll(to:at:)")?.scroll(to: indexPath, at: position)
      window.layoutIfNeeded()
    }
  }

  /// Simulates dragging the list and letting it go. Returns when scrolling has stopped.
  ///
  /// The translation is the way of the finger, in points: upward (negative) to see later rows. The velocity is
  /// that of the content offset, in points per millisecond, as UIKit passes it to
  /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`: its sign is positive toward later rows,
  /// the opposite of the translation's.
  public func drag(
    by translation: CGPoint, velocity: CGPoint = .zero, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard let view = list(for: "drag(by:)")?.scrollView else { return }
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      view.beginDragging()
      view.drag(by: translation)
      window.layoutIfNeeded()
      view.endDragging(withVelocity: velocity)
      view.finishDecelerating()
      window.layoutIfNeeded()
    }
  }

  /// Resizes the window and the screen, in points, with the callbacks of a rotation.
  public func resize(
    to size: CGSize, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      window.resize(to: size)
      window.layoutIfNeeded()
    }
  }

  /// Sets the orientation of the device. Setting the current orientation is a no-op.
  public func rotate(
    to orientation: FixtureDeviceOrientation, fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let size = window.bounds.size
    let isUpright = size.height >= size.width
    guard isUpright != (orientation == .portrait) else { return }
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      if let device = FixtureConfiguration.current.device {
        // A size or a scale that a test set in place of the device's stays.
        var screen = device.screen(in: orientation)
        screen.size = CGSize(width: size.height, height: size.width)
        screen.scale = window.screen.scale
        var traits = window.runtimeEnvironment.traits
        device.apply(to: &traits, in: orientation)
        window.change(screen: screen, traits: traits)
      } else {
        window.rotate()
      }
      window.layoutIfNeeded()
    }
  }

  /// Simulates a tap at a point of the window.
  ///
  /// - Returns: The view that received the tap.
  @discardableResult
  public func tap(
    at point: CGPoint, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) -> UIView? {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      window.tap(at: point)
    }
  }

  /// Simulates a tap at the center of an item, with the delegate calls of a touch.
  ///
  /// - Returns: The view that received the tap, or `nil` if the item is not on screen.
  @discardableResult
  public func tap(
    _ indexPath: IndexPath, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> UIView? {
    guard let view = container?.scrollView, let frame = container?.item(at: indexPath)?.frame else {
      return nil
    }
    return tap(
      at: view.convert(CGPoint(x: frame.midX, y: frame.midY), to: window), fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Selects an item with the container's method, which does not call the delegate.
  public func select(
    _ indexPath: IndexPath, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      list(for: "select(_:)")?.select(indexPath)
    }
  }

  /// Deselects an item with the container's method, which does not call the delegate.
  public func deselect(
    _ indexPath: IndexPath, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      list(for: "deselect(_:)")?.deselect(indexPath)
    }
  }

  /// Applies a mutation of the fixture by its name.
  ///
  /// - Returns: `false` if the data source is not generated or has no such mutation.
  @discardableResult
  public func apply(
    mutation name: String, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      fixture?.applyMutation(named: name) ?? false
    }
  }

  /// Sets a property of the generated data source and reloads the container.
  ///
  /// - Returns: `false` if the data source is not generated or has no such property.
  @discardableResult
  public func set(
    _ property: String, to value: Bool, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Bool {
    drive(at: FixtureCallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
      fixture?.setProperty(named: property, to: value) ?? false
    }
  }

  /// Runs a closure in the host's environment. Violations get the location of the outermost call.
  func drive<Result>(at site: FixtureCallSite, _ body: () -> Result) -> Result {
    FixtureCallSite.$current.withValue(FixtureCallSite.current ?? site) { bind(body) }
  }
}

extension FixtureHost {
  /// Returns the list of the host for a step. Without a list, the step has no effect and is a
  /// `host-without-list` violation.
  private func list(for step: String) -> (any HostedContainer)? {
    if container == nil {
      environment.report(
        RuntimeViolation(
          .hostWithoutList, subject: "FixtureHost",
          message: "\(step) was called on a host of \(type(of: dataSource)), which showed no list.",
          remedy: "Add the list to the controller's view before the step."))
    }
    return container
  }
}

extension RuntimeViolation.Code {
  /// The code of a violation: a step for lists was performed by a host whose view controller showed no list.
  public static let hostWithoutList = RuntimeViolation.Code(rawValue: "host-without-list")
}
