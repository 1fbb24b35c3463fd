import Foundation

/// The headless screen of an environment. Screens with equal descriptions are equal.
public final class UIScreen: NSObject, Sendable {
  private let screen: RuntimeEnvironment.Screen
  private let application: ApplicationState
  /// The traits of a view that is not in a window.
  public let traitCollection: UITraitCollection

  package init(_ environment: RuntimeEnvironment) {
    screen = environment.screen
    application = environment.application
    traitCollection = environment.traitCollection
    super.init()
  }

  /// The screen of the current environment. This property can be used on any thread.
  public static var main: UIScreen { UIScreen(.current) }

  /// The bounds of the screen in its current orientation, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }
  /// The number of device pixels per point.
  public var scale: CGFloat { screen.scale }
  /// The number of device pixels per point of the physical screen; equal to ``scale`` here.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The maximum number of frames per second: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness, limited to the range from 0 to 1. The default is 0.5. It has no visible
  /// effect.
  ///
  /// Rule: UIKit's documentation: a change posts ``brightnessDidChangeNotification``.
  @preconcurrency @MainActor public var brightness: CGFloat {
    get { application.screenBrightness }
    set {
      let brightness = newValue.clamped(from: 0, to: 1)
      guard brightness != application.screenBrightness else { return }
      application.screenBrightness = brightness
      NotificationCenter.default.post(
        name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// The coordinate space of the screen in its current orientation.
  @preconcurrency @MainActor public var coordinateSpace: any UICoordinateSpace {
    ScreenSpace(screen.size, turned: .portrait)
  }

  /// The coordinate space of the screen in portrait, whatever its current orientation.
  ///
  /// Rule: UIKit's documentation: the origin is the top-left corner of the device in portrait. A
  /// screen that is wider than high is in landscape with the home button on the right.
  @preconcurrency @MainActor public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(
      screen.size, turned: screen.size.width > screen.size.height ? .landscapeRight : .portrait)
  }

  /// Posted when ``brightness`` changes. The object is the screen.
  public static var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }

  /// Returns a Boolean value that indicates whether another screen has the same description.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIScreen else { return false }
    return other.screen == screen && other.traitCollection == traitCollection
  }

  /// A hash of the description.
  public override var hash: Int { screen.hashValue }
}

/// A display mode of a screen.
public final class UIScreenMode: NSObject, Sendable {
  /// The size of the screen in this mode, in pixels.
  public let size: CGSize
  /// The aspect ratio of a pixel: 1.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Returns a Boolean value that indicates whether another mode has the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIScreenMode)?.size == size
  }

  /// A hash of the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    return hasher.finalize()
  }
}

extension UIScreen {
  /// The current display mode.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The preferred display mode, which is the current one.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The available display modes: only the current one.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The screen that this one mirrors; always `nil`.
  public var mirrored: UIScreen? { nil }
  /// The current brightness limit relative to white, for extended-dynamic-range content; always 1.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// The maximum brightness limit relative to white, for extended-dynamic-range content; always 1.
  public var potentialEDRHeadroom: CGFloat { 1 }
}

extension UIScreen {
  /// Posted when a screen is connected. This runtime never posts it.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen is disconnected. This runtime never posts it.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when the display mode changes. This runtime never posts it.
  public nonisolated class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
  /// Posted when a capture of the screen begins or ends. This runtime never posts it.
  public nonisolated class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// The connected screens: only the main screen.
  public class var screens: [UIScreen] { [.main] }

  /// A Boolean value that indicates whether the screen is being captured; always `false`.
  public var isCaptured: Bool { false }
}
