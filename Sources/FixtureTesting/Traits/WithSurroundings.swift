import FixtureHosting
import Foundation
import UIKit

/// Runs a closure on a device.
///
/// - Parameters:
///   - device: the device.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withDevice<Result>(
  _ device: Device, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.device = device }, body)
}

/// Runs a closure with the device held upright or sideways.
///
/// - Parameters:
///   - orientation: how the device is held.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withOrientation<Result>(
  _ orientation: DeviceOrientation, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.orientation = orientation }, body)
}

/// Runs a closure with a number of device pixels per point.
///
/// - Parameters:
///   - scale: device pixels per point.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withScale<Result>(
  _ scale: CGFloat, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.scale = scale }, body)
}

/// Runs a closure with a direction of reading.
///
/// - Parameters:
///   - direction: the direction.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withLayoutDirection<Result>(
  _ direction: UIUserInterfaceLayoutDirection, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.layoutDirection = direction }, body)
}

/// Runs a closure with a preferred text size.
///
/// - Parameters:
///   - category: the text size.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withContentSize<Result>(
  _ category: UIContentSizeCategory, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.contentSize = category }, body)
}

/// Runs a closure in light or dark appearance.
///
/// - Parameters:
///   - style: the appearance.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withAppearance<Result>(
  _ style: UIUserInterfaceStyle, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.appearance = style }, body)
}

/// Runs a closure with the steps of the runtime in the order of a schedule.
///
/// - Parameters:
///   - schedule: the schedule, as a failure prints it.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withSchedule<Result>(
  _ schedule: Schedule, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withConfiguration({ $0.schedule = schedule }, body)
}

/// Runs a closure with the steps of the runtime in the order that follows from a seed.
///
/// - Parameters:
///   - seed: the seed.
///   - isolation: the actor of the caller.
///   - body: the closure.
/// - Returns: what the closure returns.
public func withSchedule<Result>(
  seed: UInt64, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await withSchedule(.seed(seed), body)
}
