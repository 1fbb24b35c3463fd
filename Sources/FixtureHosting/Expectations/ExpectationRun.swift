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
    let configuration = try configuration
    var environment = configuration.environment(basedOn: RuntimeEnvironment.current)
    environment.screen.size = CGSize(
      width: expectation.conditions.width, height: expectation.conditions.height)
    environment.violationHandler = recorder.handler(else: environment.violationHandler)
    // A step such as a rotation uses the device of the expectation, not the device of a trait.
    return try await FixtureConfiguration.$current.withValue(configuration) {
      // An interceptor, so that the test accepts no report that an assertion states.
      try await RuntimeEnvironment.intercepting(recorder.interceptor) {
        try await mismatches(in: environment, recorder, inspecting: inspect)
      }
    }
  }

  private func mismatches(
    in environment: RuntimeEnvironment, _ recorder: ViolationRecorder,
    inspecting inspect: (FixtureHost<any FixtureContainer>, [FixtureMismatch]) -> Void
  ) async throws -> [FixtureMismatch] {
    try await environment.bind {
      let host = FixtureHost(hosting: expectation.makeContainer())
      try await host.settle()
      for step in expectation.steps { try await take(step, on: host) }
      let comparison = ExpectationComparison(
        host: host, tolerance: expectation.tolerance, violations: recorder.codes)
      let mismatches = expectation.assertions.flatMap { comparison.mismatches(with: $0) }
      inspect(host, mismatches)
      return mismatches
    }
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
    guard isPossible else { throw FixtureStepFailure(step: "\(step)") }
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
  @MainActor package func mismatches(
    inspecting inspect: (FixtureHost<any FixtureContainer>, [FixtureMismatch]) -> Void
  ) async throws -> [FixtureMismatch] {
    try await ExpectationRun(expectation: self).run(inspecting: inspect)
  }
}

/// An error that is thrown for a step that the container cannot perform.
public struct FixtureStepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The step, as spelled in the fixture.
  public let step: String

  /// A sentence that names the step.
  public var description: String { "The container cannot perform the step '\(step)'" }
}

/// A recorder of the codes of a run's violations, in order.
final class ViolationRecorder: Sendable {
  private let found = Locked<[String]>([])
  private let stated: Set<String>

  var codes: [String] { found.withLock { $0 } }

  /// Creates a recorder. Violations and advisories that the assertions state are not passed on.
  init(of assertions: [FixtureAssertion]) {
    stated = Set(
      assertions.compactMap { assertion -> String? in
        switch assertion {
        case .violation(let code), .advisory(let code): code
        default: nil
        }
      })
  }

  /// The interceptor of the run's task, which records the stated codes.
  var interceptor: RuntimeViolation.Interceptor {
    RuntimeViolation.Interceptor { [self] in recordIfStated($0) ? .withhold : .report }
  }

  /// Returns a handler that records all codes, also those of background threads.
  func handler(else other: RuntimeViolation.Handler) -> RuntimeViolation.Handler {
    RuntimeViolation.Handler { [self] violation in
      guard !recordIfStated(violation) else { return }
      found.withLock { $0.append(violation.code.rawValue) }
      other(violation)
    }
  }

  private func recordIfStated(_ violation: RuntimeViolation) -> Bool {
    guard stated.contains(violation.code.rawValue) else { return false }
    found.withLock { $0.append(violation.code.rawValue) }
    return true
  }
}
