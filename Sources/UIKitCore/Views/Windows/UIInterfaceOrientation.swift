import Foundation

/// The orientation of the user interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// The interface is upright.
  case portrait = 1
  /// The interface is upside down.
  case portraitUpsideDown = 2
  /// The interface is in landscape, with the home button on the right.
  case landscapeRight = 3
  /// The interface is in landscape, with the home button on the left.
  case landscapeLeft = 4
}

extension UIInterfaceOrientation {
  /// A Boolean value that indicates whether the orientation is portrait or portrait upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The interface is upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The interface is upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The interface is in landscape, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The interface is in landscape, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// A rotation of the key window, for which notifications are posted.
@MainActor struct OrientationChange {
  private let application: UIApplication
  private let former: UIInterfaceOrientation
  private let next: UIInterfaceOrientation

  /// Creates a rotation, or `nil` when the window is not the key window or does not rotate.
  init?(of window: UIWindow, from former: CGSize, to next: CGSize) {
    let (was, becomes) = (former.width > former.height, next.width > next.height)
    guard window.isKeyWindow, was != becomes else { return nil }
    application = window.runtimeEnvironment.bind { UIApplication.shared }
    self.former = was ? .landscapeRight : .portrait
    self.next = becomes ? .landscapeRight : .portrait
  }

  /// Posts the notification before the rotation, with the new orientation.
  func announce() {
    post(UIApplication.willChangeStatusBarOrientationNotification, next)
  }

  /// Posts the notification after the rotation, with the previous orientation.
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
