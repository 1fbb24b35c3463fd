import FixtureHosting
import FixtureRendering
import FixtureSupport
import Foundation
import UIKit

/// A gallery of this package's containers, each at several widths, in both appearances and directions.
@MainActor
struct SampleGallery {
  /// The settings of one picture.
  private struct Setting {
    let width: CGFloat
    let isDark: Bool
    let isRightToLeft: Bool

    /// The values by name, as galleries of test runs have them.
    var environment: [String: String] {
      [
        "device": "\(FixtureNumber.text(Double(width))) wide",
        "direction": isRightToLeft ? "right to left" : "left to right",
        "appearance": isDark ? "dark" : "light", "text size": "L",
      ]
    }

    var title: String {
      let parts = [environment["device"], environment["appearance"], environment["direction"]]
      return parts.compactMap(\.self).joined(separator: ", ")
    }
  }

  private static let settings: [Setting] = [320, 375, 414, 768].flatMap { width in
    [(false, false), (true, false), (false, true), (true, true)].map {
      Setting(width: width, isDark: $0, isRightToLeft: $1)
    }
  }

  /// The number of pictures with each container in each setting once.
  static var standardCount: Int { settings.count * Catalog.entries.count }

  let folder: URL
  let request: ShowRequest

  /// Draws the pictures and adds them to the gallery.
  ///
  /// - Parameter count: the number of pictures. From ``standardCount`` on, containers are drawn again in
  ///   windows that are a point wider each time.
  /// - Throws: an error of the file system, or of a container that does not settle.
  func write(count: Int) async throws {
    let gallery = Gallery(folder: folder, process: "show-fixture")
    let entries = Catalog.entries
    for number in 0..<count {
      let round = number / entries.count
      let base = Self.settings[round % Self.settings.count]
      let wider = CGFloat(round / Self.settings.count)
      try await add(
        entries[number % entries.count],
        Setting(
          width: base.width + wider, isDark: base.isDark, isRightToLeft: base.isRightToLeft),
        to: gallery)
    }
  }

  private func add(
    _ entry: Catalog.Entry, _ setting: Setting, to gallery: Gallery
  ) async throws {
    let host = self.host(of: entry, setting)
    try await host.settle()
    let text = "\(entry.container), \(setting.title)"
    var shown = GalleryEntry(
      .host, suite: entry.container, title: setting.title, key: entry.fixture, status: .shown,
      environment: setting.environment)
    var options = FixturePictureOptions()
    options.title = text
    shown.pictures = [try gallery.write(host.svg(options: options), text: text)]
    try gallery.add(shown)
  }

  private func host(
    of entry: Catalog.Entry, _ setting: Setting
  ) -> FixtureHost<any FixtureContainer> {
    var configuration = FixtureConfiguration()
    // One step after the other in this task: a busy machine wakes other threads late.
    configuration.scheduler = RuntimeScheduling.SteppedScheduler()
    configuration.appearance = setting.isDark ? .dark : .light
    configuration.layoutDirection = setting.isRightToLeft ? .rightToLeft : .leftToRight
    var environment = configuration.environment(basedOn: .current)
    environment.screen = RuntimeEnvironment.Screen(
      size: CGSize(width: setting.width, height: request.height), scale: request.scale)
    return environment.bind { FixtureHost(hosting: entry.make()) }
  }
}
