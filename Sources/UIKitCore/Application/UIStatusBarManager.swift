import Foundation

/// The status bar of a scene, as the visible view controllers request it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var rootController: UIViewController? {
    (scene?.keyWindow ?? scene?.windows.first)?.rootViewController
  }

  /// The style of the status bar's text, or `default` when the scene has no root view controller.
  ///
  /// A controller that prefers `default` gets dark text in a light interface style and light text
  /// in a dark one, as on systems that support dark appearances. Rule: UIKit's documentation of
  /// `preferredStatusBarStyle` and `childForStatusBarStyle`.
  open var statusBarStyle: UIStatusBarStyle {
    guard let controller = rootController?.statusBarController(\.childForStatusBarStyle) else {
      return .default
    }
    let style = controller.preferredStatusBarStyle
    guard style == .default else { return style }
    return controller.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// A Boolean value that indicates whether the visible view controller hides the bar; `false`
  /// without a controller.
  open var isStatusBarHidden: Bool {
    let controller = rootController?.statusBarController(\.childForStatusBarHidden)
    return controller?.prefersStatusBarHidden ?? false
  }

  /// The frame of the bar on the screen, in points, or zero while the bar is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let scene else { return .zero }
    let application = scene.windows.first?.runtimeEnvironment ?? .current
    return application.screen.statusBarFrame
  }
}

extension UIViewController {
  /// Returns the view controller that decides on the status bar.
  ///
  /// A presented controller comes first when it covers the screen or captures the appearance of the
  /// status bar; then the child that a controller names, recursively. Rule: UIKit's documentation
  /// of `modalPresentationCapturesStatusBarAppearance` and `childForStatusBarStyle`.
  func statusBarController(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    if let presented, presented.decidesAboutStatusBar {
      return presented.statusBarController(child)
    }
    return self[keyPath: child]?.statusBarController(child) ?? self
  }

  private var decidesAboutStatusBar: Bool {
    modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance
  }
}

/// The style of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Text whose color the system chooses by the interface style.
  case `default` = 0
  /// Light text, for a dark background.
  case lightContent = 1
  /// Dark text, for a light background.
  case darkContent = 3
}

/// The animation with which the status bar appears or disappears.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// The status bar changes without an animation.
  case none = 0
  /// The status bar fades in or out.
  case fade = 1
  /// The status bar slides in or out.
  case slide = 2
}
