import AsyncDisplayKit
import FixtureSupport
import Foundation
import UIKit

/// A run of a fixture's expectation: creates the container under its conditions, performs the
/// steps, and compares.
@MainActor
struct ExpectationRun {
  let expectation: FixtureExpectation

  /// Performs the run and returns the mismatches.
  ///
  /// - Parameter inspect: A closure that receives the host and the mismatches while the host
  ///   exists.
  /// - Returns: The mismatches; empty if the container matches the fixture.
  /// - Throws: ``FixtureStall`` if the container does not settle, ``FixtureStepFailure`` if a step
  ///   cannot be performed, or an error for font files that cannot be used.
  func run(
    inspecting inspect: (FixtureHost<any FixtureContainer>, [FixtureMismatch]) -> Void
  ) async throws -> [FixtureMismatch] {
    let recorder = ViolationRecorder(of: expectation.assertions.map(\.assertion))
    return try await withEnvironment { environment in
      environment.violationHandler = recorder.handler(else: environment.violationHandler)
    } _: {
      // An interceptor, so that the test accepts no report that an assertion states.
      try await RuntimeEnvironment.intercepting(recorder.interceptor) {
        try await mismatches(recorder, inspecting: inspect)
      }
    }
  }

  /// Runs a closure under the conditions of the expectation, in an environment that another closure changes.
  func withEnvironment<Result>(
    _ change: (inout RuntimeEnvironment) -> Void = { _ in },
    _ body: @MainActor () async throws -> Result
  ) async throws -> Result {
    let configuration = try configuration
    var environment = configuration.environment(basedOn: RuntimeEnvironment.current)
    environment.screen.size = CGSize(
      width: expectation.conditions.width, height: expectation.conditions.height)
    change(&environment)
    // A step such as a rotation uses the device of the expectation, not the device of a trait.
    return try await FixtureConfiguration.$current.withValue(configuration) {
      try await environment.bind { try await body() }
    }
  }

  private func mismatches(
    _ recorder: ViolationRecorder,
    inspecting inspect: (FixtureHost<any FixtureContainer>, [FixtureMismatch]) -> Void
  ) async throws -> [FixtureMismatch] {
    let host = FixtureHost(hosting: expectation.makeContainer())
    try await host.settle()
    for step in expectation.steps { try await take(step, on: host) }
    let comparison = ExpectationComparison(
      host: host, tolerance: expectation.tolerance, violations: recorder.codes,
      advisories: recorder.advisories)
    let mismatches = expectation.assertions.flatMap { comparison.mismatches(with: $0) }
    inspect(host, mismatches)
    return mismatches
  }

  private var configuration: FixtureConfiguration {
    get throws {
      var configuration = FixtureConfiguration.current.under(expectation.conditions)
      if let fonts = expectation.fonts { configuration.fonts = try fonts.load() }
      return configuration
    }
  }

  private func take(_ step: FixtureStep, on host: FixtureHost<any FixtureContainer>) async throws {
    switch step {
    case .mutation(let name): try check(host.apply(mutation: name), step)
    case .batch: try await fetchBatch(on: host)
    case .scroll(let fraction): host.scroll(toFraction: fraction)
    case .page(let page): try swipe(to: page, on: host, step)
    case .unanimatedPage(let page):
      try check(host.currentPage != nil, step)
      host.scroll(to: IndexPath(item: page, section: 0), at: .left)
    case .rotate:
      host.rotate(to: host.window.bounds.width < host.window.bounds.height ? .landscape : .portrait)
    case .select(let indexPath): host.tap(indexPath)
    case .deselect(let indexPath): host.deselect(indexPath)
    case .set(let property, let value): try check(host.set(property, to: value), step)
    case .swipe(let direction): host.swipe(direction)
    case .drag(let x, let y, let velocity): host.drag(x: x, y: y, speed: velocity)
    case .tap(let node, let element):
      if let reason = host.tap(node: node, in: element) {
        throw FixtureStepFailure(step: "\(step)", reason: reason)
      }
    case .advance(let seconds): host.advance(by: seconds)
    case .inside(let element, let node, let step):
      guard let list = host.list(node, in: element) else {
        throw FixtureStepFailure(step: "\(step)", reason: "\(element) shows no list \(node)")
      }
      try await take(step, on: list)
    }
    try await host.settle()
  }

  /// Scrolls a pager to a page in the steps of an animation, through the pages between, as a finger does.
  private func swipe(
    to page: Int, on host: FixtureHost<any FixtureContainer>, _ step: FixtureStep
  ) throws {
    try check(host.currentPage != nil, step)
    guard let pager = host.containerNode as? ASPagerNode else { return }
    host.bind { pager.scrollToPage(at: page, animated: true) }
    host.advance(by: pager.view.environment.listMetrics.scrolling.animationDuration)
  }

  /// Fetches a batch and advances the clock until the batch has arrived. The caller settles the
  /// host.
  private func fetchBatch(on host: FixtureHost<any FixtureContainer>) async throws {
    host.scroll(toFraction: 1)
    try await host.settle()
    host.advance(by: 3600)
  }

  private func check(_ isPossible: Bool, _ step: FixtureStep) throws {
    guard isPossible else { throw FixtureStepFailure(step: "\(step)", reason: nil) }
  }
}

extension FixtureExpectation {
  /// Returns the mismatches between a new container and the fixture.
  ///
  /// - Returns: The mismatches; empty if the container matches the fixture.
  /// - Throws: ``FixtureStall`` if the container does not settle, ``FixtureStepFailure`` if a step
  ///   cannot be performed.
  @MainActor public func mismatches() async throws -> [FixtureMismatch] {
    try await mismatches { _, _ in }
  }

  /// Returns the mismatches, and calls a closure with the host in its final state and the
  /// mismatches.
  ///
  /// The tests of `thrash` and `threadSafe` elements have no mismatches; `FixtureTesting` runs them.
  @MainActor package func mismatches(
    inspecting inspect: (FixtureHost<any FixtureContainer>, [FixtureMismatch]) -> Void
  ) async throws -> [FixtureMismatch] {
    try await ExpectationRun(expectation: self).run(inspecting: inspect)
  }
}

extension FixtureExpectation {
  /// Runs a closure under the conditions of the expectation.
  ///
  /// - Throws: The error of the closure, or an error for font files that cannot be used.
  @MainActor package func underConditions<Result>(
    _ body: @MainActor () async throws -> Result
  ) async throws -> Result {
    try await ExpectationRun(expectation: self).withEnvironment { _ in
    } _: {
      try await body()
    }
  }
}

/// An error that is thrown for a step that the container cannot perform.
public struct FixtureStepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step, as spelled in the fixture.
  public let step: String
  /// The reason, or `nil` where the step says it.
  let reason: String?

  /// A sentence that names the step.
  public var description: String {
    "The container cannot perform the step '\(step)'" + (reason.map { ": \($0)" } ?? "")
  }
}

/// A recorder of the codes of a run's violations and advisories, in order.
final class ViolationRecorder: Sendable {
  private let found = Locked<[(code: String, isAdvisory: Bool)]>([])
  private let stated: Set<String>
  private let recordsViolations: Bool
  private let recordsAdvisories: Bool

  /// The codes of violations and advisories.
  var codes: [String] { found.withLock { $0.map(\.code) } }
  /// The codes of advisories alone.
  var advisories: [String] { found.withLock { $0.filter(\.isAdvisory).map(\.code) } }

  /// Creates a recorder. Violations and advisories that the assertions state or record are not passed on.
  init(of assertions: [FixtureAssertion]) {
    stated = Set(
      assertions.compactMap { assertion -> String? in
        switch assertion {
        case .violation(let code), .advisory(let code): code
        default: nil
        }
      })
    recordsViolations = assertions.contains { assertion in
      if case .recorded(.violation) = assertion { true } else { false }
    }
    recordsAdvisories = assertions.contains { assertion in
      if case .recorded(.advisory) = assertion { true } else { false }
    }
  }

  /// The interceptor of the run's task, which records the stated codes.
  var interceptor: RuntimeViolation.Interceptor {
    RuntimeViolation.Interceptor { [self] in recordIfStated($0) ? .withhold : .report }
  }

  /// Returns a handler that records all codes, also those of background threads.
  func handler(else other: RuntimeViolation.Handler) -> RuntimeViolation.Handler {
    RuntimeViolation.Handler { [self] violation in
      guard !recordIfStated(violation) else { return }
      record(violation)
      other(violation)
    }
  }

  private func recordIfStated(_ violation: RuntimeViolation) -> Bool {
    let isRecorded = violation.severity == .advisory ? recordsAdvisories : recordsViolations
    guard isRecorded || stated.contains(violation.code.rawValue) else { return false }
    record(violation)
    return true
  }

  private func record(_ violation: RuntimeViolation) {
    found.withLock { $0.append((violation.code.rawValue, violation.severity == .advisory)) }
  }
}
