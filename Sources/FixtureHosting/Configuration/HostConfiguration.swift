import Foundation
import UIKit

/// The environment settings that a test requests. A setting of `nil` keeps the value of the
/// environment.
public struct FixtureConfiguration: Sendable {
  /// The device, or `nil` for the environment's screen.
  public var device: FixtureDevice?
  /// The orientation of the device.
  public var orientation: FixtureDeviceOrientation = .portrait
  /// The width of the screen in points. It overrides the width of the device in its orientation.
  public var width: CGFloat?
  /// The scale of the screen in device pixels per point. It overrides the scale of the device.
  public var scale: CGFloat?
  /// The layout direction: left to right or right to left.
  public var layoutDirection: UIUserInterfaceLayoutDirection?
  /// The preferred content size category.
  public var contentSize: UIContentSizeCategory?
  /// The interface style: light or dark.
  public var appearance: UIUserInterfaceStyle?
  /// The locale in which generated cells format values.
  public var locale: Locale?
  /// The time zone in which generated cells format dates.
  public var timeZone: TimeZone?
  /// The calendar date that the app's code sees, or `nil` for a virtual date that begins at the real one.
  public var date: FixtureDate?
  /// The source of fonts, or `nil` for the environment's.
  public var fonts: (any RuntimeText.FontProvider)?
  /// The order in which steps run, or `nil` to use real threads.
  public var schedule: FixtureSchedule?
  /// A scheduler that already follows ``schedule``, for a run whose decisions are recorded.
  package var scheduler: RuntimeScheduling.SteppedScheduler?

  /// Creates a configuration without settings.
  public init() {}

  /// The configuration of the current task.
  @TaskLocal public static var current = FixtureConfiguration()

  /// Returns a copy of an environment with the settings of this configuration and a new scheduler.
  public func environment(basedOn base: RuntimeEnvironment) -> RuntimeEnvironment {
    var environment = base.withOwnApplication
    if let device {
      environment.screen = device.screen(in: orientation)
      device.apply(to: &environment.traits, in: orientation)
    } else if orientation == .landscape {
      environment.screen.size = Self.sideways(environment.screen.size)
    }
    if let width { environment.screen.size.width = width }
    if let scale, isValid(scale, in: base) { environment.screen.scale = scale }
    if let layoutDirection { environment.traits.layoutDirection = layoutDirection }
    if let contentSize { environment.traits.preferredContentSizeCategory = contentSize }
    if let appearance { environment.traits.userInterfaceStyle = appearance }
    if let locale { environment.locale = locale }
    if let timeZone { environment.timeZone = timeZone }
    if let fonts { environment.fonts = fonts }
    if let date { environment.date = date.environmentDate }
    environment.scheduler = makeScheduler()
    return environment
  }

  /// Returns whether a screen can have a scale; reports a violation if not.
  private func isValid(_ scale: CGFloat, in environment: RuntimeEnvironment) -> Bool {
    guard !(scale > 0 && scale <= 100) else { return true }
    environment.report(
      RuntimeViolation(
        .invalidGeometry, subject: "FixtureConfiguration",
        message: "The screen scale \(scale) is not valid, so \(environment.screen.scale) is used.",
        remedy: "Set a scale above 0 and up to 100."))
    return false
  }

  private func makeScheduler() -> any RuntimeScheduler {
    if let scheduler { return scheduler }
    guard let schedule else { return RuntimeScheduling.LiveScheduler() }
    return RuntimeScheduling.SteppedScheduler(chooser: FixtureScheduleChooser(schedule))
  }

  private static func sideways(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, size.height), height: min(size.width, size.height))
  }
}

extension FixtureConfiguration: CustomStringConvertible {
  /// The settings as printed in failures. Empty without settings.
  public var description: String {
    var parts: [String] = []
    if let device { parts.append("device \(device)") }
    if orientation == .landscape { parts.append("landscape") }
    if let width { parts.append("width \(FixtureNumber.text(width))") }
    if let scale { parts.append("scale \(FixtureNumber.text(scale))") }
    if let layoutDirection { parts.append("\(layoutDirection)") }
    if let contentSize { parts.append("content size \(contentSize.rawValue)") }
    if let appearance { parts.append("appearance \(appearance)") }
    if let locale { parts.append("locale \(locale.identifier)") }
    if let timeZone { parts.append("time zone \(timeZone.identifier)") }
    if let date { parts.append("\(date)") }
    if let fonts { parts.append("fonts \(fonts.versions.joined(separator: ", "))") }
    if let schedule { parts.append("schedule \(schedule)") }
    return parts.joined(separator: ", ")
  }
}

/// The source location of a call to a host in a test.
public struct FixtureCallSite: Hashable, Sendable {
  /// The module name and the file name.
  public let fileID: String
  /// The path of the file.
  public let filePath: String
  /// The line number, beginning at 1.
  public let line: Int
  /// The column number, beginning at 1.
  public let column: Int

  /// The location of the call to a host that is running in this task, or `nil`.
  @TaskLocal public static var current: FixtureCallSite?

  /// Creates a location from the values of the default arguments `#fileID`, `#filePath`, `#line`
  /// and `#column`.
  public init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
