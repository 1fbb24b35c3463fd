import Foundation

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  /// The windows that still exist, in the order in which they were made.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The window that receives keyboard events, when it is one of the scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen of the running environment.
  open var screen: UIScreen { windows.first?.screen ?? .main }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The points of the scene: those of its screen, as windows cover all of it here.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// How the interface is turned, by the screen's shape.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// What the status bar looks like.
  open var statusBarManager: UIStatusBarManager? { barManager }
  private lazy var barManager = UIStatusBarManager(self)

  func add(_ window: UIWindow) {
    members.append(WeakWindow(window: window))
  }
}
