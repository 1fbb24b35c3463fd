import Foundation

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned, the home button at the right.
  case landscapeRight = 3
  /// Turned, the home button at the left.
  case landscapeLeft = 4
}

extension UIInterfaceOrientation {
  /// A Boolean value that indicates whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of the interface that are supported.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned, the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned, the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// Every orientation but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A turn of the key window, of which an app's observers hear.
@MainActor struct OrientationChange {
  private let application: UIApplication
  private let former: UIInterfaceOrientation
  private let next: UIInterfaceOrientation

  /// Creates a turn; `nil` when the window is not the key window or does not turn.
  init?(of window: UIWindow, from former: CGSize, to next: CGSize) {
    let (was, becomes) = (former.width > former.height, next.width > next.height)
    guard window.isKeyWindow, was != becomes else { return nil }
    application = window.runtimeEnvironment.bind { UIApplication.shared }
    self.former = was ? .landscapeRight : .portrait
    self.next = becomes ? .landscapeRight : .portrait
  }

  /// Says what is to come.
  func announce() {
    post(UIApplication.willChangeStatusBarOrientationNotification, next)
  }

  /// Says what has been before.
  func confirm() {
    post(UIApplication.didChangeStatusBarOrientationNotification, former)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: application,
      userInfo: [
        UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)
      ])
  }
}
