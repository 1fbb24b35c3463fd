import Foundation

/// Everything a headless run takes from its surroundings, as one value.
///
/// Windows and containers capture ``current`` when they are made and bind it again around every
/// callback, node block and layout pass, since detached tasks do not inherit task-local values.
public struct RuntimeEnvironment: Sendable {
  /// The screen.
  public var screen: ScreenDescription
  /// Who runs the steps of the runtime.
  public var scheduler: any RuntimeScheduler
  /// Who hears of violations and advisories.
  public var violationHandler: ViolationHandler
  /// Who measures text.
  public var textMeasurer: any TextMeasurer
  /// The traits, such as appearance and text size; the display scale is the screen's.
  public var traits: TraitDescription
  /// The named images and colors.
  public var assets: AssetCatalog
  /// How assistive software is set.
  public var accessibility = AccessibilityDescription()
  /// What UIKit keeps once a process; copies of an environment share it.
  package private(set) var application = ApplicationState()

  /// Creates an environment with a scheduler of its own.
  public init(
    screen: ScreenDescription = ScreenDescription(),
    scheduler: any RuntimeScheduler = LiveScheduler(),
    violationHandler: ViolationHandler = .standardError,
    textMeasurer: any TextMeasurer = TableTextMeasurer(),
    traits: TraitDescription = TraitDescription(),
    assets: AssetCatalog = AssetCatalog()
  ) {
    self.screen = screen
    self.scheduler = scheduler
    self.violationHandler = violationHandler
    self.textMeasurer = textMeasurer
    self.traits = traits
    self.assets = assets
  }

  /// A copy that shares no application state with this one: another key window, other switches.
  public var withOwnApplication: RuntimeEnvironment {
    var copy = self
    copy.application = ApplicationState()
    return copy
  }

  private static let unbound = RuntimeEnvironment()
  @TaskLocal private static var bound = unbound

  // Layout passes read nothing but the scale: a plain number counts no shared references.
  @TaskLocal private static var boundScale = ScreenDescription().scale

  /// The environment of the running task.
  public static var current: RuntimeEnvironment { bound }

  /// A Boolean value that indicates whether this is the environment that everything outside of any
  /// binding has.
  package var isShared: Bool { application === Self.unbound.application }

  /// The scale of ``current``'s screen, in pixels per point.
  package static var currentScale: CGFloat { boundScale }

  /// Runs a closure with this environment as ``current``.
  public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$bound.withValue(self) {
      try Self.$boundScale.withValue(screen.scale, operation: body)
    }
  }

  /// Runs an asynchronous closure with this environment as ``current``.
  ///
  /// - Parameters:
  ///   - isolation: the actor of the caller.
  ///   - body: the closure.
  /// - Returns: what the closure returns.
  public func bind<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(self) {
      try await Self.$boundScale.withValue(screen.scale, operation: body)
    }
  }

  /// Enqueues a main-queue job that runs with this environment as ``current``.
  public func enqueueOnMain(
    _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    scheduler.enqueueOnMain(step) {
      bind { job() }
    }
  }

  /// Enqueues background work that runs with this environment as ``current``.
  public func enqueue(_ work: BackgroundWork, on lane: BackgroundLane) {
    scheduler.enqueue(work.wrapped { run in bind(run) }, on: lane)
  }

  /// Schedules a job of the virtual clock that runs with this environment as ``current``.
  @discardableResult
  public func scheduleTimer(
    after delay: Double, _ step: RuntimeStep, _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeTimer {
    scheduler.scheduleTimer(after: delay, step) {
      bind { job() }
    }
  }

  /// Tells the handler of a violation or an advisory, unless an interceptor withholds it.
  public func report(_ violation: RuntimeViolation) {
    for interceptor in Self.interceptors.reversed() {
      guard interceptor(violation) == .report else { return }
    }
    violationHandler(violation)
  }
}

/// The screen that a headless run pretends to have.
public struct ScreenDescription: Hashable, Sendable {
  /// The size in points, in the present orientation.
  public var size: CGSize
  /// Device pixels per point: 1, 2 or 3.
  public var scale: CGFloat
  /// The parts of the screen that bars and rounded corners cover, in points.
  public var safeAreaInsets: UIEdgeInsets

  /// Creates a screen; the default is 375 by 667 points at scale 2 without a safe area.
  public init(
    size: CGSize = CGSize(width: 375, height: 667),
    scale: CGFloat = 2,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }
}

extension ScreenDescription {
  /// Where the status bar stands: what the safe area leaves at the top, in points.
  var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: safeAreaInsets.top)
  }
}

/// The named images and colors of a headless run, in place of an app's asset catalog.
public struct AssetCatalog: Sendable {
  /// The images by name.
  public var images: [String: UIImage]
  /// The colors by name.
  public var colors: [String: UIColor]

  /// The names of the symbols there are; `nil`, the default, for every well-formed name.
  public var symbolNames: Set<String>?

  /// Creates a catalog; the default is empty.
  public init(images: [String: UIImage] = [:], colors: [String: UIColor] = [:]) {
    self.images = images
    self.colors = colors
  }
}
