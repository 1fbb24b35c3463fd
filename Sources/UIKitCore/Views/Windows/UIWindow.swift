import Foundation

/// The root of a view hierarchy. It captures the environment that is current when it is created.
///
/// Layout and drawing run when ``UIView/layoutIfNeeded()`` is called, and as one step on the main
/// queue after a change, as in UIKit's run loop. The environment is bound around both.
@preconcurrency @MainActor open class UIWindow: UIView, LayerPassScheduler {
  /// The level of a window. Windows with a higher level are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number. Windows with higher numbers are in front.
    public var rawValue: CGFloat

    /// Creates a level from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of status bars.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns a Boolean value that indicates whether a level is behind another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The environment that is bound around callbacks. It changes with the size, the traits, or the
  /// screen of the window.
  public package(set) var runtimeEnvironment: RuntimeEnvironment
  /// The level of the window, which determines its order among windows. The default is `normal`.
  /// Not used by the runtime, which reports `unused-member`.
  open var windowLevel = Level.normal {
    didSet { reportUnused("UIWindow", if: windowLevel != .normal) }
  }
  /// The scene that contains the window, or `nil`.
  open weak var windowScene: UIWindowScene?
  package weak var firstResponder: UIResponder?
  /// The frame of the keyboard in the window, in points, or `nil` without a keyboard.
  package var keyboardFrame: CGRect?
  /// The view with the app's parts of the keyboard, or `nil` without any.
  package var keyboardView: UIView?
  private var isPassScheduled = false
  private var afterPass: [@MainActor () -> Void] = []

  /// Creates a hidden window with a frame in points, in the current environment.
  public override init(frame: CGRect) {
    runtimeEnvironment = .current
    super.init(frame: frame)
    becomeRoot()
  }

  /// Creates a hidden window with the size of a scene's screen.
  public init(windowScene: UIWindowScene) {
    runtimeEnvironment = .current
    super.init(frame: windowScene.screen.bounds)
    becomeRoot()
    self.windowScene = windowScene
    windowScene.add(self)
  }

  /// Creates a hidden window of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    runtimeEnvironment = .current
    super.init(coder: coder)
    becomeRoot()
  }

  private func becomeRoot() {
    storedWindow = self
    layer.isHidden = true
    layer.isInWindowTree = true
    layer.passScheduler = self
    updateSafeArea()
  }

  /// The screen of the captured environment.
  open var screen: UIScreen { UIScreen(runtimeEnvironment) }

  /// The next responder: the window's scene.
  open override var next: UIResponder? { windowScene }

  /// A Boolean value that indicates whether the window is hidden. The default is `true`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      runtimeEnvironment.bind { newValue ? hideRoot() : showRoot() }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  /// The controller whose view fills the window. Its view is added while the window is visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      runtimeEnvironment.bind {
        oldValue?.viewIfLoaded?.removeFromSuperview()
        oldValue?.hostingWindow = nil
        if !isHidden { showRoot() }
      }
    }
  }

  private func showRoot() {
    if let controller = rootViewController {
      controller.hostingWindow = self
      installRootView(controller.view)
      controller.rootWindowDidShow()
    }
    schedulePass()
  }

  private func installRootView(_ view: UIView) {
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  private func hideRoot() {
    rootViewController?.rootWindowDidHide()
    if isKeyWindow { resignAsKey() }
  }

  // MARK: Key window

  /// A Boolean value that indicates whether the window is the key window, which receives keyboard
  /// events.
  open var isKeyWindow: Bool { runtimeEnvironment.application.keyWindow === self }

  /// A Boolean value that indicates whether the window can become the key window. The default is
  /// `true`.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window if it can be.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    runtimeEnvironment.application.keyWindow?.resignAsKey()
    runtimeEnvironment.application.keyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    runtimeEnvironment.bind {
      makeKey()
      isHidden = false
    }
  }

  /// Notifies the window that it became the key window.
  open func becomeKey() {}
  /// Notifies the window that it is no longer the key window.
  open func resignKey() {}

  private func resignAsKey() {
    runtimeEnvironment.application.keyWindow = nil
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }

  // MARK: Events

  /// Dispatches the touches of an event to their gesture recognizers and views. An override must
  /// call `super`.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] where touch.window === self { deliver(touch, of: event) }
  }

  // MARK: Passes

  /// The safe area of the screen, in points. The window covers the whole screen.
  var screenSafeArea: UIEdgeInsets { runtimeEnvironment.screen.safeAreaInsets }

  func schedulePass() {
    guard !isHidden, !isPassScheduled else { return }
    isPassScheduled = true
    runtimeEnvironment.enqueueOnMain(RuntimeScheduling.Step(.main, "layout")) { [weak self] in
      self?.runPass()
    }
  }

  private func runPass() {
    isPassScheduled = false
    layer.layoutSubtree()
    layer.displaySubtree()
    let waiting = afterPass
    afterPass = []
    for action in waiting { action() }
  }

  /// Runs an action after the next layout pass, as UIKit does after it has committed a transaction.
  func runAfterPass(_ action: @escaping @MainActor () -> Void) {
    afterPass.append(action)
    schedulePass()
  }
}

extension UIWindow {
  /// Posted when a window becomes the key window.
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window becomes visible. The object is the window.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window becomes hidden. The object is the window.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window is no longer the key window.
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

// Rule: UIKit's Swift interface declares these operators for levels.
extension UIWindow.Level {
  /// Returns a level that is higher by a number. Windows of higher levels are in front.
  public static func + (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + distance)
  }
  /// Returns a level that is lower by a number. Windows of lower levels are behind.
  public static func - (level: UIWindow.Level, distance: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - distance)
  }
  /// Raises a level by a number, which moves it to the front.
  public static func += (level: inout UIWindow.Level, distance: CGFloat) {
    level = level + distance
  }
  /// Lowers a level by a number, which moves it to the back.
  public static func -= (level: inout UIWindow.Level, distance: CGFloat) {
    level = level - distance
  }
}
