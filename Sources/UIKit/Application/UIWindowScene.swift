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

extension UIWindowScene {
  /// How an app would like a scene to lie; a base class.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// How an app would like a scene to be turned on a phone or a pad.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The ways in which the scene may be turned; nil for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Makes a wish without ways.
      public override init() {
        super.init()
      }

      /// Makes a wish.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    override init() {
      super.init()
    }
  }

  /// How a scene lies.
  @preconcurrency @MainActor public final class Geometry: NSObject {
    /// How the interface is turned.
    public let interfaceOrientation: UIInterfaceOrientation
    /// The points of the scene.
    public let coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  /// How the scene lies now.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Asks that the scene lie in a way: its windows turn with a later main turn, where they may.
  ///
  /// Rule: UIKit's documentation: only ways that the shown controllers and the app support are taken;
  /// the handler hears why a wish is not granted. Main thread.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    let box = MainActorBox(errorHandler)
    (windows.first?.runtimeEnvironment ?? .current).enqueueOnMain(
      RuntimeStep(.main, "geometry")
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
      window.resize(to: CGSize(width: size.height, height: size.width))
    }
  }
}

extension UIWindow {
  /// The ways in which the app and the controller that is shown on top may be turned.
  fileprivate var supportedOrientations: UIInterfaceOrientationMask {
    let shown = sequence(first: rootViewController) { $0?.presentedViewController }
      .compactMap { $0 }.last
    return UIApplication.shared.supportedInterfaceOrientations(for: self)
      .intersection(shown?.supportedInterfaceOrientations ?? .all)
  }
}
