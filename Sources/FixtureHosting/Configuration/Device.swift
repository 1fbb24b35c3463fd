import Foundation
import UIKit

/// A device whose screen, safe areas and size classes a headless run simulates.
public struct FixtureDevice: Hashable, Sendable, CustomStringConvertible {
  /// The name of the device, as printed in failures.
  public let name: String
  /// The size of the screen in portrait orientation, in points.
  public let size: CGSize
  /// The scale of the screen, in device pixels per point.
  public let scale: CGFloat
  /// The safe area in portrait orientation, in points, with a status bar but without other bars.
  public let portraitSafeArea: UIEdgeInsets
  /// The safe area in landscape orientation, in points.
  public let landscapeSafeArea: UIEdgeInsets
  /// The user interface idiom.
  public let idiom: UIUserInterfaceIdiom
  /// The horizontal size class in landscape orientation. Regular for large phones.
  public let landscapeHorizontalSizeClass: UIUserInterfaceSizeClass

  /// Creates a device from its screen, safe areas and size classes.
  public init(
    name: String, size: CGSize, scale: CGFloat, portraitSafeArea: UIEdgeInsets = .zero,
    landscapeSafeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone,
    landscapeHorizontalSizeClass: UIUserInterfaceSizeClass = .compact
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.idiom = idiom
    self.landscapeHorizontalSizeClass = landscapeHorizontalSizeClass
  }

  /// The name of the device.
  public var description: String { name }

  /// Returns the screen in an orientation.
  public func screen(in orientation: FixtureDeviceOrientation) -> RuntimeEnvironment.Screen {
    switch orientation {
    case .portrait:
      RuntimeEnvironment.Screen(size: size, scale: scale, safeAreaInsets: portraitSafeArea)
    case .landscape:
      RuntimeEnvironment.Screen(
        size: CGSize(width: size.height, height: size.width), scale: scale,
        safeAreaInsets: landscapeSafeArea)
    }
  }

  /// Sets the traits that depend on the device and its orientation. Other traits are unchanged.
  func apply(to traits: inout RuntimeEnvironment.Traits, in orientation: FixtureDeviceOrientation) {
    let isPad = idiom == .pad
    let isUpright = orientation == .portrait
    traits.userInterfaceIdiom = idiom
    traits.verticalSizeClass = isPad || isUpright ? .regular : .compact
    traits.horizontalSizeClass =
      isPad ? .regular : isUpright ? .compact : landscapeHorizontalSizeClass
  }
}

/// The orientations of a device.
public enum FixtureDeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// The portrait orientation.
  case portrait
  /// The landscape orientation.
  case landscape
}
