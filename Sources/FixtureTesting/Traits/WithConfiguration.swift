import FixtureHosting
import Foundation
import Testing
import UIKit

/// Runs a closure in a changed environment. Hosts created in it use that environment, each with its
/// own scheduler.
///
/// Violations inside are recorded as issues of the running test.
///
/// - Parameters:
///   - change: A closure that changes the current settings, so that the inner change takes precedence.
///   - isolation: The actor of the caller.
///   - body: The closure.
/// - Returns: The result of the closure.
public func withConfiguration<Result>(
  _ change: (inout FixtureConfiguration) -> Void,
  isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  var configuration = FixtureConfiguration.current
  change(&configuration)
  let reporter = IssueReporter.current ?? IssueReporter(strictness: .standard)
  var environment = configuration.environment(basedOn: RuntimeEnvironment.current)
  environment.violationHandler = reporter.handler
  defer { reporter.flush() }
  return try await FixtureConfiguration.$current.withValue(configuration) {
    try await IssueReporter.$current.withValue(reporter) {
      try await environment.bind(body)
    }
  }
}

/// Runs a closure on a device, isolated to the caller's actor, and returns its result.
public func withDevice<Result>(
  _ device: FixtureDevice, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.device, device, body)
}

/// Runs a closure with an orientation of the device, and returns its result.
public func withOrientation<Result>(
  _ orientation: FixtureDeviceOrientation, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.orientation, orientation, body)
}

/// Runs a closure with a screen scale in device pixels per point, and returns its result.
public func withScale<Result>(
  _ scale: CGFloat, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.scale, scale, body)
}

/// Runs a closure with a layout direction, and returns its result.
public func withLayoutDirection<Result>(
  _ direction: UIUserInterfaceLayoutDirection, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.layoutDirection, direction, body)
}

/// Runs a closure with a preferred content size category, and returns its result.
public func withContentSize<Result>(
  _ category: UIContentSizeCategory, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.contentSize, category, body)
}

/// Runs a closure with an interface style, and returns its result.
public func withAppearance<Result>(
  _ style: UIUserInterfaceStyle, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.appearance, style, body)
}

/// Runs a closure with a source of fonts, and returns its result.
public func withFonts<Result>(
  _ fonts: any RuntimeText.FontProvider, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.fonts, fonts, body)
}

/// Runs a closure with the runtime's steps in the order of a schedule, as printed in failures, and
/// returns its result.
public func withSchedule<Result>(
  _ schedule: FixtureSchedule, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration(\.schedule, schedule, body)
}

/// Runs a closure with the runtime's steps in an order derived from a seed, and returns its result.
public func withSchedule<Result>(
  seed: UInt64, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withSchedule(.seed(seed), body)
}

/// Runs a closure with one setting changed.
private func withConfiguration<Value, Result>(
  _ part: WritableKeyPath<FixtureConfiguration, Value>, _ value: Value,
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0[keyPath: part] = value }, body)
}
