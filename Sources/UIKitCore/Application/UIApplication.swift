import Foundation

/// The app object. Each environment has its own, so that parallel tests do not share state.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running state of an app.
  public enum State: Int, Hashable, Sendable {
    /// The app is in the foreground and receives events.
    case active
    /// The app is in the foreground but receives no events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key, the same string as in UIKit.
    public let rawValue: String

    /// Creates a key from its raw value.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the app was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  private let firstEnvironment = RuntimeEnvironment.current
  /// The environment of the key window, or that in which the app was created.
  package var runtimeEnvironment: RuntimeEnvironment {
    firstEnvironment.application.keyWindow?.runtimeEnvironment ?? firstEnvironment
  }
  /// The delegate that is notified of life-cycle events.
  open var delegate: (any UIApplicationDelegate)?
  /// The running state of the app: active, inactive, or in the background. The initial state is
  /// `inactive`, and `active` once a host shows a window.
  open package(set) var applicationState = State.inactive
  /// The connected scenes.
  open package(set) var connectedScenes: Set<UIScene> = [] {
    didSet {
      let present = connectedScenes
      scenes = scenes.filter(present.contains) + present.subtracting(scenes)
    }
  }
  /// The connected scenes, in the order in which they were connected.
  package private(set) var scenes: [UIScene] = []
  /// A Boolean value that indicates whether the screen stays on while the app is idle. The default
  /// is `false`. Not used by the runtime, which reports `unused-member`.
  open var isIdleTimerDisabled = false {
    didSet { reportUnused("UIApplication", if: isIdleTimerDisabled) }
  }
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The URLs that the app asked the system to open, in the order of the calls.
  package var requestedURLs: [URL] = []
  /// A Boolean value that indicates whether the status bar shows network activity. Not used by the
  /// runtime, which reports `unused-member`.
  open var isNetworkActivityIndicatorVisible = false {
    didSet { reportUnused("UIApplication", if: isNetworkActivityIndicatorVisible) }
  }
  /// The dynamic Home Screen quick actions.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The name of the app's current alternate icon, or `nil` for the primary icon.
  open internal(set) var alternateIconName: String?
  /// The number of background tasks that were begun.
  var backgroundTaskCount = 0

  /// A Boolean value that indicates whether the app registered for remote notifications.
  var asksForRemoteNotifications = false
  /// The number of unbalanced calls of `beginIgnoringInteractionEvents()`.
  var ignoredInteractionCount = 0

  /// Creates the application object of the current environment.
  public override init() { super.init() }

  /// The application object of the current environment, created at the first access.
  open class var shared: UIApplication {
    RuntimeEnvironment.current.application.shared(\.application) { UIApplication() }
  }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { firstEnvironment.application.keyWindow }
  /// The windows of the connected scenes, and the key window.
  open var windows: [UIWindow] {
    let windows = scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    guard let keyWindow, !windows.contains(keyWindow) else { return windows }
    return windows + [keyWindow]
  }
  /// The text size that the user prefers in Dynamic Type.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    runtimeEnvironment.traits.preferredContentSizeCategory
  }
  /// The layout direction of the user interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    runtimeEnvironment.traits.layoutDirection
  }
  /// The orientation of the user interface, derived from the screen's aspect ratio.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = runtimeEnvironment.screen.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// Returns a Boolean value that indicates whether a URL can be opened; always `false` without a
  /// device.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// The sessions of the connected scenes. There are no sessions without a scene here.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// A Boolean value that indicates whether the app supports several scenes; always `false`, as
  /// there is no property list.
  open var supportsMultipleScenes: Bool { false }

  /// Returns the orientations that the app supports for a window: the delegate's answer, or all but
  /// upside down.
  ///
  /// Rule: UIKit's documentation of `supportedInterfaceOrientations(for:)`; there is no property
  /// list.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Dispatches an event to the windows of its touches. Every touch passes through this method.
  open func sendEvent(_ event: UIEvent) {
    var reached: [UIWindow] = []
    for window in (event.allTouches ?? []).compactMap(\.window)
    where !reached.contains(window) {
      reached.append(window)
      window.sendEvent(event)
    }
  }
}
