import Foundation

/// The app: one object an environment, so that parallel tests are apart.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether an app takes part in what a person sees.
  public enum State: Int, Hashable, Sendable {
    /// Shown and hearing events.
    case active
    /// Shown without events.
    case inactive
    /// Not shown.
    case background
  }

  /// A name of something that an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name, as in UIKit.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address that the app was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// The environment that the app was made in.
  package let runtimeEnvironment: RuntimeEnvironment
  /// Hears of the app's life.
  open var delegate: (any UIApplicationDelegate)?
  /// Whether the app takes part in what a person sees.
  open private(set) var applicationState = State.inactive
  /// The connected scenes.
  open private(set) var connectedScenes: Set<UIScene> = []
  /// Whether the screen is kept on; default no.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// The addresses that the app asked to open, the oldest first.
  public internal(set) var openedURLs: [URL] = []
  /// Whether an activity shows in the status bar.
  open var isNetworkActivityIndicatorVisible = false
  /// The actions that a long press on the app's icon offers beside those of its property list.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The name of the icon that the app has chosen; nil is its first.
  open internal(set) var alternateIconName: String?
  /// How often time was asked for after the app has left the screen.
  var backgroundTaskCount = 0

  /// Whether remote notifications were asked for.
  var asksForRemoteNotifications = false
  /// How often the app has asked that touches be ignored, and not yet taken it back.
  var ignoredInteractionCount = 0

  /// Makes the application of the running environment.
  public override init() {
    runtimeEnvironment = .current
    super.init()
  }

  /// The application of the running environment.
  open class var shared: UIApplication {
    let state = RuntimeEnvironment.current.application
    if let application = state.application { return application }
    let application = UIApplication()
    state.application = application
    return application
  }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { runtimeEnvironment.application.keyWindow }
  /// The windows of the connected scenes, and the key window.
  open var windows: [UIWindow] {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    guard let keyWindow, !scenes.contains(keyWindow) else { return scenes }
    return scenes + [keyWindow]
  }
  /// The text size that the person prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    runtimeEnvironment.traits.preferredContentSizeCategory
  }
  /// The direction of reading.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    runtimeEnvironment.traits.layoutDirection
  }
  /// How the interface is turned, by the screen's shape.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = runtimeEnvironment.screen.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// Tells whether an address could be opened: never without a device.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// The sessions of the scenes that are connected; none waits without a scene here.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the app may have several scenes: no, as its property list would have to say so.
  open var supportsMultipleScenes: Bool { false }

  /// The ways in which a window may be turned: those that the delegate says, else all but upside down.
  ///
  /// Rule: UIKit's documentation of `supportedInterfaceOrientations(for:)`; there is no property list.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .allButUpsideDown
  }

  /// Hands an event to the windows that its touches are in. Every touch passes here.
  open func sendEvent(_ event: UIEvent) {
    var reached: [UIWindow] = []
    for window in (event.allTouches ?? []).compactMap(\.window)
    where !reached.contains(window) {
      reached.append(window)
      window.sendEvent(event)
    }
  }

  // MARK: Driven steps

  /// Launches an app: the delegate, then its scene, hear what UIKit tells them at a start.
  ///
  /// A driven step. Rule: UIKit's documentation of an app's launch sequence: will and did finish
  /// launching, then the scene connects, enters the foreground and becomes active.
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UIWindowSceneDelegate)? = nil
  ) {
    runtimeEnvironment.bind {
      self.delegate = delegate
      _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
      post(UIApplication.didFinishLaunchingNotification)
      if sceneDelegate != nil { connect(sceneDelegate) }
      becomeActive()
    }
  }

  private func connect(_ sceneDelegate: (any UIWindowSceneDelegate)?) {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    let chosen = delegate?.application(
      self, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let connected = UISceneSession(
      role: .windowApplication, configuration: chosen ?? configuration)
    let scene = UIWindowScene(session: connected, connectionOptions: UIScene.ConnectionOptions())
    connected.scene = scene
    scene.delegate = sceneDelegate
    connectedScenes.insert(scene)
    scene.activationState = .foregroundInactive
    sceneDelegate?.scene(
      scene, willConnectTo: connected, options: UIScene.ConnectionOptions())
    scene.post(UIScene.willConnectNotification)
    sceneDelegate?.sceneWillEnterForeground(scene)
    scene.post(UIScene.willEnterForegroundNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Lets the app hear events. A driven step.
  public func becomeActive() {
    guard applicationState != .active else { return }
    if applicationState == .background { enterForeground() }
    applicationState = .active
    for scene in connectedScenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    delegate?.applicationDidBecomeActive(self)
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Lets the app hear no events. A driven step.
  public func resignActive() {
    guard applicationState == .active else { return }
    for scene in connectedScenes {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
      scene.activationState = .foregroundInactive
    }
    delegate?.applicationWillResignActive(self)
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
  }

  /// Hides the app. A driven step.
  public func enterBackground() {
    guard applicationState != .background else { return }
    resignActive()
    applicationState = .background
    for scene in connectedScenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    delegate?.applicationDidEnterBackground(self)
    post(UIApplication.didEnterBackgroundNotification)
  }

  private func enterForeground() {
    for scene in connectedScenes {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    }
    delegate?.applicationWillEnterForeground(self)
    applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification)
  }

  /// Tells the delegate, the shown controllers and observers that memory is short. A driven step.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }
}

extension UIViewController {
  fileprivate func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.receiveMemoryWarning() }
    presented?.receiveMemoryWarning()
  }
}
