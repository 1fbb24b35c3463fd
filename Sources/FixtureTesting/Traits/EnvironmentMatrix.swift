import FixtureHosting
import Foundation
import Testing
import UIKit

/// One combination of an ``FixtureEnvironmentMatrix``: a test argument that runs a body in its
/// environment.
public struct FixtureEnvironment: Sendable, CustomTestStringConvertible {
  /// The settings of the combination.
  public let configuration: FixtureConfiguration
  private let changes: [@Sendable (inout FixtureConfiguration) -> Void]

  init(_ changes: [@Sendable (inout FixtureConfiguration) -> Void]) {
    self.changes = changes
    var configuration = FixtureConfiguration()
    for change in changes { change(&configuration) }
    self.configuration = configuration
  }

  /// A description of the combination. It is also part of the names of the case's snapshots.
  public var testDescription: String { configuration.description }

  /// Runs a closure in an environment with these settings, such as the device and the direction.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public func callAsFunction<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let changes = changes
    return try await withConfiguration { configuration in
      for change in changes { change(&configuration) }
    } _: {
      try await SnapshotConfiguration.labeling(testDescription, body)
    }
  }
}

/// All combinations of several axes, as the arguments of a parameterized test.
///
/// An axis that is left out is unchanged. `@Test(arguments: FixtureEnvironmentMatrix(devices: [.iPhoneSE,
/// .iPad], layoutDirections: [.leftToRight, .rightToLeft]))` makes four cases.
public struct FixtureEnvironmentMatrix: RandomAccessCollection, Sendable {
  private let combinations: [FixtureEnvironment]

  /// Creates the combinations of the given axes. The last axis changes fastest.
  public init(
    devices: [FixtureDevice] = [],
    orientations: [FixtureDeviceOrientation] = [],
    scales: [CGFloat] = [],
    layoutDirections: [UIUserInterfaceLayoutDirection] = [],
    contentSizes: [UIContentSizeCategory] = [],
    appearances: [UIUserInterfaceStyle] = [],
    seeds: [UInt64] = []
  ) {
    let axes: [[@Sendable (inout FixtureConfiguration) -> Void]] = [
      devices.map { device in { $0.device = device } },
      orientations.map { orientation in { $0.orientation = orientation } },
      scales.map { scale in { $0.scale = scale } },
      layoutDirections.map { direction in { $0.layoutDirection = direction } },
      contentSizes.map { category in { $0.contentSize = category } },
      appearances.map { style in { $0.appearance = style } },
      seeds.map { seed in { $0.schedule = .seed(seed) } },
    ]
    combinations = axes.filter { !$0.isEmpty }
      .reduce([[]]) { rows, axis in rows.flatMap { row in axis.map { row + [$0] } } }
      .map(FixtureEnvironment.init)
  }

  /// The index of the first combination.
  public var startIndex: Int { combinations.startIndex }
  /// The index after the last combination.
  public var endIndex: Int { combinations.endIndex }

  /// The combination at an index.
  public subscript(position: Int) -> FixtureEnvironment { combinations[position] }
}
