import Foundation

/// What the status bar of a scene looks like, as the shown controllers ask for it.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var rootController: UIViewController? {
    (scene?.keyWindow ?? scene?.windows.first)?.rootViewController
  }

  /// The colour of the bar's text: dark where the shown controller leaves it to the system.
  ///
  /// Rule: UIKit's documentation of `preferredStatusBarStyle` and of what leads to another controller.
  /// That a light appearance has dark text and a dark one light text is how systems look that have dark
  /// appearances.
  open var statusBarStyle: UIStatusBarStyle {
    guard let controller = rootController?.statusBarController(\.childForStatusBarStyle) else {
      return .default
    }
    let style = controller.preferredStatusBarStyle
    guard style == .default else { return style }
    return controller.traitCollection.userInterfaceStyle == .dark ? .lightContent : .darkContent
  }

  /// Whether the bar is hidden, as the shown controller asks; no without one.
  open var isStatusBarHidden: Bool {
    let controller = rootController?.statusBarController(\.childForStatusBarHidden)
    return controller?.prefersStatusBarHidden ?? false
  }

  /// The bar's rectangle on the screen, in points; zero while it is hidden.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden, let scene else { return .zero }
    let application = scene.windows.first?.runtimeEnvironment ?? .current
    return application.screen.statusBarFrame
  }
}

extension UIViewController {
  /// The controller that decides about the status bar: a modal one that covers the screen or asks to,
  /// then the child that a controller names, and so on.
  ///
  /// Rule: UIKit's documentation of `modalPresentationCapturesStatusBarAppearance` and of
  /// `childForStatusBarStyle`.
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

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The system chooses.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar shows or hides.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  /// At once.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}
