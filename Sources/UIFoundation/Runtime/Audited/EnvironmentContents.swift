import Foundation

/// The values of an environment, which its copies share.
///
/// Proof: an environment changes the values of a copy that it has just made, before any other code has the copy.
///
/// It is no immutable object with a structure inside, because a debug build copies the structure for each value
/// that is read.
final class EnvironmentContents: @unchecked Sendable {
  var screen: RuntimeEnvironment.Screen
  var scheduler: any RuntimeScheduler {
    didSet { appWork = (scheduler as? any AppWorkScheduler)?.appWork }
  }
  private(set) var appWork: AppWorkPlace?
  var violationHandler: RuntimeViolation.Handler
  var textMeasurer: any RuntimeText.Measurer {
    didSet { textServices = TextServices(textCache, textMeasurer) }
  }
  var fonts: any RuntimeText.FontProvider {
    didSet {
      textCache = TextCache.cache(of: fonts)
      textServices = TextServices(textCache, textMeasurer)
    }
  }
  private(set) var textCache: TextCache
  private(set) var textServices: TextServices
  var traits: RuntimeEnvironment.Traits
  var currentTraits: UITraitCollection?
  var assets: RuntimeEnvironment.Assets
  var date = EnvironmentDate.unspecified
  var locale = Locale(identifier: "en_US")
  var timeZone = TimeZone.gmt
  var processValues = ProcessValues()
  /// The values of higher modules, by the identifiers of their keys.
  var higher: [ObjectIdentifier: any Sendable] = [:]
  /// The line of environments to which this one belongs, and its place in the line.
  var line = EnvironmentLine()
  var place = 0

  /// A Boolean value that indicates whether code of the app may have another environment now.
  @inline(__always)
  var isReplaced: Bool { line.latestPlace != place }

  init(
    screen: RuntimeEnvironment.Screen, scheduler: any RuntimeScheduler,
    violationHandler: RuntimeViolation.Handler, textMeasurer: any RuntimeText.Measurer,
    fonts: any RuntimeText.FontProvider, traits: RuntimeEnvironment.Traits,
    assets: RuntimeEnvironment.Assets
  ) {
    self.screen = screen
    self.scheduler = scheduler
    appWork = (scheduler as? any AppWorkScheduler)?.appWork
    self.violationHandler = violationHandler
    self.textMeasurer = textMeasurer
    self.fonts = fonts
    textCache = TextCache.cache(of: fonts)
    textServices = TextServices(textCache, textMeasurer)
    self.traits = traits
    self.assets = assets
  }

  /// Creates a copy.
  init(_ other: EnvironmentContents) {
    screen = other.screen
    scheduler = other.scheduler
    appWork = other.appWork
    violationHandler = other.violationHandler
    textMeasurer = other.textMeasurer
    fonts = other.fonts
    textCache = other.textCache
    textServices = other.textServices
    traits = other.traits
    currentTraits = other.currentTraits
    assets = other.assets
    date = other.date
    locale = other.locale
    timeZone = other.timeZone
    processValues = other.processValues
    higher = other.higher
    line = other.line
    place = max(other.place, 0)
  }
}
