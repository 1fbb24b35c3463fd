import Foundation

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var members: [WeakWindow] = []

  /// The existing windows of the scene, in the order of their creation.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The key window, when it belongs to the scene.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen of the scene's first window, or the main screen.
  open var screen: UIScreen { windows.first?.screen ?? .main }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The coordinate space of the scene, which is that of its screen, because windows cover the
  /// whole screen here.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The orientation of the interface, derived from the screen's aspect ratio.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// The status bar of the scene.
  open var statusBarManager: UIStatusBarManager? { barManager }
  private lazy var barManager = UIStatusBarManager(self)

  func add(_ window: UIWindow) {
    members.append(WeakWindow(window: window))
  }
}

extension UIWindowScene {
  /// The base class of the preferences for the geometry of a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// The preferences for the geometry of a scene on iOS.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The requested orientations, or `nil` for no preference.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates preferences without orientations.
      public override init() {
        super.init()
      }

      /// Creates preferences with orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() {
      super.init()
    }
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The coordinate space of the scene.
    public let coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// The current geometry of the scene: its orientation and coordinate space.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Requests a change of geometry. When the request is allowed, the windows rotate in a later step
  /// on the main queue.
  ///
  /// Rule: UIKit's documentation: only orientations that the app and the visible view controllers
  /// support are possible; otherwise the error handler receives the reason. Main thread.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let box = MainActorBox(errorHandler)
    (windows.first?.runtimeEnvironment ?? .current).enqueueOnMain(
      RuntimeScheduling.Step(.main, "geometry")
    ) { self.turn(to: wish, box.value) }
  }

  private func turn(
    to wish: UIInterfaceOrientationMask, _ errorHandler: ((any Error) -> Void)?
  ) {
    let allowed = windows.reduce(wish) { $0.intersection($1.supportedOrientations) }
    guard !allowed.isEmpty else {
      errorHandler?(UISceneError(.geometryRequestDenied))
      return
    }
    let isWide = interfaceOrientation == .landscapeRight
    let staysPut = !allowed.isDisjoint(
      with: isWide ? .landscape : [.portrait, .portraitUpsideDown])
    guard !staysPut else { return }
    for window in windows {
      let size = window.screen.bounds.size
      window.changeScreenSize(to: CGSize(width: size.height, height: size.width))
    }
  }
}

extension UIWindow {
  /// The orientations that both the app and the topmost presented view controller support.
  fileprivate var supportedOrientations: UIInterfaceOrientationMask {
    let shown = sequence(first: rootViewController) { $0?.presentedViewController }
      .compactMap { $0 }.last
    return UIApplication.shared.supportedInterfaceOrientations(for: self)
      .intersection(shown?.supportedInterfaceOrientations ?? .all)
  }
}
