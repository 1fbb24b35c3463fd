import FixtureHosting
import Foundation
import Testing
import UIKit

/// A trait that changes the environment of a test, such as its device, layout direction or text
/// size.
public struct FixtureConfigurationTrait: SuiteTrait, TestTrait, TestScoping {
  let change: @Sendable (inout FixtureConfiguration) -> Void

  /// A Boolean value that indicates whether a suite applies the trait to its tests. Always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test case in the changed environment, which is added to each issue.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withConfiguration(change) {
      try await namingEnvironment(for: test, testCase: testCase, performing: function)
    }
  }

  /// Adds the environment in which the code ran to each issue, unless a nested trait has already added it.
  ///
  /// An issue of another task than the test's has the environment of the trait.
  private func namingEnvironment(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let outer = FixtureConfiguration.current.description
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      guard !issue.comments.contains(where: { $0.rawValue.hasPrefix("With ") }) else {
        return issue
      }
      let current = FixtureConfiguration.current.description
      var issue = issue
      issue.comments.append(Comment(rawValue: "With \(current.isEmpty ? outer : current)"))
      return issue
    }
    try await naming.provideScope(for: test, testCase: testCase, performing: function)
  }
}

extension Trait where Self == FixtureConfigurationTrait {
  /// Runs the test on a device of the table, or a custom one.
  public static func device(_ device: FixtureDevice) -> Self {
    FixtureConfigurationTrait { $0.device = device }
  }

  /// Sets the orientation of the device.
  public static func orientation(_ orientation: FixtureDeviceOrientation) -> Self {
    FixtureConfigurationTrait { $0.orientation = orientation }
  }

  /// Sets the scale of the screen in device pixels per point. It overrides the device's.
  public static func scale(_ scale: CGFloat) -> Self {
    FixtureConfigurationTrait { $0.scale = scale }
  }

  /// Sets the layout direction.
  public static func layoutDirection(_ direction: UIUserInterfaceLayoutDirection) -> Self {
    FixtureConfigurationTrait { $0.layoutDirection = direction }
  }

  /// Sets the preferred content size category.
  public static func contentSize(_ category: UIContentSizeCategory) -> Self {
    FixtureConfigurationTrait { $0.contentSize = category }
  }

  /// Sets the interface style.
  public static func appearance(_ style: UIUserInterfaceStyle) -> Self {
    FixtureConfigurationTrait { $0.appearance = style }
  }

  /// Selects the source of fonts.
  public static func fonts(_ fonts: any RuntimeText.FontProvider) -> Self {
    FixtureConfigurationTrait { $0.fonts = fonts }
  }

  /// Sets the calendar date at which the app's code begins. It moves with the virtual clock, as
  /// `advance(by:)` does, and is the date of new date pickers.
  ///
  /// Without the trait, the virtual date begins at the real one.
  public static func virtualDate(startingAt date: Date) -> Self {
    FixtureConfigurationTrait { $0.date = .virtual(startingAt: date) }
  }

  /// Lets the app's code see the real calendar date. Other clocks, and delays, stay virtual.
  public static var realDate: Self {
    FixtureConfigurationTrait { $0.date = .real }
  }

  /// Runs the runtime's steps one at a time, in an order derived from a seed.
  public static func schedule(seed: UInt64) -> Self {
    FixtureConfigurationTrait { $0.schedule = .seed(seed) }
  }

  /// Runs the runtime's steps one at a time, in the order of a schedule as printed in a failure.
  public static func schedule(_ schedule: FixtureSchedule) -> Self {
    FixtureConfigurationTrait { $0.schedule = schedule }
  }
}
