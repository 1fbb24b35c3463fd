import Foundation

/// The pretended screen of an environment; equal screens have equal descriptions.
public final class UIScreen: NSObject, Sendable {
  private let screen: ScreenDescription
  private let application: ApplicationState
  /// The traits that a view has before it is in a window.
  public let traitCollection: UITraitCollection

  package init(_ environment: RuntimeEnvironment) {
    screen = environment.screen
    application = environment.application
    traitCollection = environment.traitCollection
    super.init()
  }

  /// The screen of the running environment; usable on any thread.
  public static var main: UIScreen { UIScreen(.current) }

  /// The rectangle of the screen, in points, in the present orientation.
  public var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }
  /// Device pixels per point.
  public var scale: CGFloat { screen.scale }
  /// Device pixels per point; no screen is scaled afterwards here.
  public var nativeScale: CGFloat { scale }
  /// The rectangle of the screen, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The most pictures a second: 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// How bright the screen is, kept between 0 and 1. The default is 0.5; nothing is drawn darker
  /// here.
  ///
  /// Rule: UIKit's documentation: a change is posted as ``brightnessDidChangeNotification``.
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

  /// The points of the screen in the present orientation.
  @preconcurrency @MainActor public var coordinateSpace: any UICoordinateSpace {
    ScreenSpace(screen.size, turned: .portrait)
  }

  /// The points of the screen as it is held upright, whichever way it is turned now.
  ///
  /// Rule: UIKit's documentation: the origin stays at the upper left corner of the upright device. A
  /// screen wider than high counts as turned with the home button at the right.
  @preconcurrency @MainActor public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(
      screen.size, turned: screen.size.width > screen.size.height ? .landscapeRight : .portrait)
  }

  /// Says that ``brightness`` has changed; the object is the screen.
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

/// How a screen may show its pixels.
public final class UIScreenMode: NSObject, Sendable {
  /// The size in pixels.
  public let size: CGSize
  /// The width of a pixel in parts of its height: 1.
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
  /// How the screen shows its pixels: each of them.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// How the screen best shows its pixels: each of them.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The ways in which the screen may show its pixels: one.
  public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  /// The screen that this one repeats: none.
  public var mirrored: UIScreen? { nil }
  /// How much brighter than white the screen shows now: no more.
  public var currentEDRHeadroom: CGFloat { 1 }
  /// How much brighter than white the screen could show: no more.
  public var potentialEDRHeadroom: CGFloat { 1 }
}

extension UIScreen {
  /// Posted when a screen was connected. This runtime never posts it.
  public nonisolated class var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  /// Posted when a screen was disconnected. This runtime never posts it.
  public nonisolated class var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  /// Posted when a screen shows another number of pixels. This runtime never posts it.
  public nonisolated class var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
  /// Posted when recording or mirroring begins or ends. This runtime never posts it.
  public nonisolated class var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }

  /// The connected screens: the main one.
  public class var screens: [UIScreen] { [.main] }

  /// A Boolean value that indicates whether the screen is recorded or mirrored: never.
  public var isCaptured: Bool { false }
}
