import Foundation

/// The dependencies of a headless run on its environment, as one value.
///
/// Windows and containers capture ``current`` when they are created and bind it around every
/// callback, node block, and layout pass, because detached tasks do not inherit task-local values.
public struct RuntimeEnvironment: Sendable {
  /// The values. Copies of the environment share them until one of them changes, so that a copy, which each
  /// callback and each job makes, costs one reference.
  private(set) var contents: EnvironmentContents

  /// The screen, such as its size and scale.
  public var screen: RuntimeEnvironment.Screen {
    get { contents.screen }
    set { change(\.screen, to: newValue) }
  }

  /// The scheduler that runs the steps of the runtime.
  public var scheduler: any RuntimeScheduler {
    get { contents.scheduler }
    set { change(\.scheduler, to: newValue) }
  }

  /// The place of the work that the app's code starts in this environment.
  package var appWork: AppWorkPlace? { contents.appWork }

  /// The handler of violations and advisories.
  public var violationHandler: RuntimeViolation.Handler {
    get { contents.violationHandler }
    set { change(\.violationHandler, to: newValue) }
  }

  /// The measurer of text.
  public var textMeasurer: any RuntimeText.Measurer {
    get { contents.textMeasurer }
    set { change(\.textMeasurer, to: newValue) }
  }

  /// The source of fonts: metrics and shaping.
  public var fonts: any RuntimeText.FontProvider {
    get { contents.fonts }
    set { change(\.fonts, to: newValue) }
  }

  /// The cache of shaped text for the fonts. Copies of an environment share it.
  package var textCache: TextCache { contents.textCache }

  /// The traits, such as interface style and text size. The display scale is that of the screen.
  public var traits: RuntimeEnvironment.Traits {
    get { contents.traits }
    set { change(\.traits, to: newValue) }
  }

  /// The collection that is current, as it is, or `nil` for the traits of the environment.
  package var currentTraits: UITraitCollection? {
    get { contents.currentTraits }
    set { change(\.currentTraits, to: newValue) }
  }

  /// The images and colors that an app loads by name.
  public var assets: RuntimeEnvironment.Assets {
    get { contents.assets }
    set { change(\.assets, to: newValue) }
  }

  /// The date that the app's code sees.
  package var date: EnvironmentDate {
    get { contents.date }
    set { change(\.date, to: newValue) }
  }

  /// The locale in which generated cells format values. Decided here: it is not that of the machine, so that
  /// texts are the same everywhere.
  public var locale: Locale {
    get { contents.locale }
    set { change(\.locale, to: newValue) }
  }

  /// The time zone in which generated cells format dates; GMT for the reason of ``locale``.
  public var timeZone: TimeZone {
    get { contents.timeZone }
    set { change(\.timeZone, to: newValue) }
  }

  /// The values that the original frameworks store per process. Copies of an environment share them.
  package var processValues: ProcessValues { contents.processValues }

  /// Creates an environment. By default, it has its own scheduler.
  public init(
    screen: RuntimeEnvironment.Screen = RuntimeEnvironment.Screen(),
    scheduler: any RuntimeScheduler = RuntimeScheduling.LiveScheduler(),
    violationHandler: RuntimeViolation.Handler = .standardError,
    textMeasurer: any RuntimeText.Measurer = RuntimeText.FontMeasurer(),
    fonts: any RuntimeText.FontProvider = RuntimeText.TableFonts(),
    traits: RuntimeEnvironment.Traits = RuntimeEnvironment.Traits(),
    assets: RuntimeEnvironment.Assets = RuntimeEnvironment.Assets()
  ) {
    contents = EnvironmentContents(
      screen: screen, scheduler: scheduler, violationHandler: violationHandler,
      textMeasurer: textMeasurer, fonts: fonts, traits: traits, assets: assets)
  }

  init(contents: EnvironmentContents) { self.contents = contents }

  mutating func changeContents(_ change: (EnvironmentContents) -> Void) {
    contents = EnvironmentContents(contents)
    change(contents)
  }

  private mutating func change<Value>(
    _ path: ReferenceWritableKeyPath<EnvironmentContents, Value>, to value: Value
  ) {
    changeContents { $0[keyPath: path] = value }
  }

  /// The value that a higher module keeps in the environment, or the key's default value until one is set.
  package subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { contents.higher[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change(\.higher[ObjectIdentifier(key)], to: newValue) }
  }

  /// A copy with its own application state, such as the key window and process-wide settings.
  public var withOwnApplication: RuntimeEnvironment {
    var copy = self
    copy.changeContents {
      $0.processValues = ProcessValues()
      $0.line = EnvironmentLine()
    }
    return copy
  }

  /// Returns a Boolean value that indicates whether work in this environment runs in the same application,
  /// on the same screen and with the same handler as work in another one.
  package func isInterchangeable(with other: RuntimeEnvironment) -> Bool {
    processValues === other.processValues && screen == other.screen
      && violationHandler.isCopy(of: other.violationHandler)
  }

  private static let unbound = {
    let environment = RuntimeEnvironment()
    environment.contents.place = EnvironmentLine.unbound
    return environment
  }()
  @TaskLocal private static var bound = unbound

  // Layout passes read only the scale, and measuring text only the fonts and the measurer.
  @TaskLocal private static var boundServices = BoundServices(unbound.contents)

  /// The environment of the current task.
  ///
  /// A task of the app that began before the device was rotated, or that is detached, has that of the host.
  public static var current: RuntimeEnvironment {
    let bound = bound
    return bound.contents.isReplaced ? bound.ofRunningTask : bound
  }

  /// A Boolean value that indicates whether this is the environment that is current outside of any
  /// binding.
  package var isShared: Bool { processValues === Self.unbound.processValues }

  /// The scale of ``current``'s screen, in pixels per point.
  package static var currentScale: CGFloat {
    let services = boundServices
    return services.isKnown ? services.scale : current.screen.scale
  }

  private static var textServices: TextServices {
    let services = boundServices
    return services.isKnown ? services.text : current.contents.textServices
  }

  /// The fonts of ``current``.
  package static var currentFonts: any RuntimeText.FontProvider { textServices.cache.fonts }

  /// The cache of shaped text for the fonts of ``current``.
  package static var currentText: TextCache { textServices.cache }

  /// Calls a closure with the fonts, the cache and the measurer of ``current``.
  ///
  /// The closure returns nothing, because a generic call to another module takes longer.
  package static func withTextServices(_ body: (TextServices) -> Void) {
    let services = boundServices
    if services.isKnown { services.withText(body) } else { body(current.contents.textServices) }
  }

  /// The measurer of text of ``current``.
  package static var currentMeasurer: any RuntimeText.Measurer { textServices.measurer }

  /// Removes the shaped text that is cached for the fonts of this environment.
  ///
  /// Sizes do not depend on the cache, so that only speed and memory change. Text that another
  /// thread is laying out keeps its own cache. The memory is released when text is laid out next, or with
  /// the environment's fonts. This method can be called on any thread.
  public func removeShapedText() {
    textCache.removeAll()
  }

  /// Runs a closure with this environment as ``current``.
  public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    try WorkBinding.withOwner(appWork?.owner ?? 0) {
      // A task-local value that a task has already costs more than most closures.
      guard Self.bound.contents !== contents else { return try body() }
      return try Self.$bound.withValue(self) {
        try Self.$boundServices.withValue(BoundServices(contents), operation: body)
      }
    }
  }

  /// Runs an asynchronous closure with this environment as ``current``.
  ///
  /// - Parameters:
  ///   - isolation: The actor of the caller.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  public func bind<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Self.$bound.withValue(self) {
      try await Self.$boundServices.withValue(BoundServices(contents), operation: body)
    }
  }

  /// Enqueues a job on the main queue that runs with this environment as ``current``.
  public func enqueueOnMain(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    scheduler.enqueueOnMain(step) {
      bind { job() }
    }
  }

  /// Enqueues a job on the main queue that runs with this environment as ``current`` when no other work
  /// is left.
  package func enqueueWhenIdle(
    _ step: RuntimeScheduling.Step, _ job: @escaping @MainActor @Sendable () -> Void
  ) {
    scheduler.enqueueWhenIdle(step) {
      bind { job() }
    }
  }

  /// Enqueues background work that runs with this environment as ``current``.
  public func enqueue(_ work: RuntimeScheduling.Work, on lane: RuntimeScheduling.Lane) {
    scheduler.enqueue(work.wrapped { run in bind(run) }, on: lane)
  }

  /// Schedules a job on the virtual clock that runs with this environment as ``current``. The delay
  /// is in seconds.
  @discardableResult
  public func scheduleTimer(
    after delay: Double, _ step: RuntimeScheduling.Step,
    _ job: @escaping @MainActor @Sendable () -> Void
  ) -> RuntimeScheduling.TimerID {
    scheduler.scheduleTimer(after: delay, step) {
      bind { job() }
    }
  }

  /// Reports a violation or an advisory to the handler, unless an interceptor suppresses it.
  public func report(_ violation: RuntimeViolation) {
    guard Self.verdict(on: violation) == .report else { return }
    violationHandler(violation)
  }
}

extension RuntimeEnvironment {
  /// The screen of a headless environment.
  public struct Screen: Hashable, Sendable {
    /// The size in the current orientation, in points.
    public var size: CGSize
    /// The number of device pixels per point: 1, 2, or 3.
    public var scale: CGFloat
    /// The insets of the parts that bars and rounded corners cover, in points.
    public var safeAreaInsets: UIEdgeInsets

    /// Creates a screen. The default is 375 by 667 points at scale 2 without safe area insets.
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
}

extension RuntimeEnvironment.Screen {
  /// The frame of the status bar, in points. Its height is the top safe area inset.
  package var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: safeAreaInsets.top)
  }
}

extension RuntimeEnvironment {
  /// The named images and colors of an environment, in place of an app's asset catalog.
  public struct Assets: Sendable {
    /// The images by the names with which an app loads them.
    public var images: [String: UIImage]
    /// The colors by the names with which an app loads them.
    public var colors: [String: UIColor]

    /// The names of the available symbols. With `nil`, the default, every well-formed name is
    /// available.
    public var symbolNames: Set<String>?

    /// Creates a catalog. By default, it is empty.
    public init(images: [String: UIImage] = [:], colors: [String: UIColor] = [:]) {
      self.images = images
      self.colors = colors
    }
  }
}
