import Foundation
import UIKit

/// A device as a headless run needs it: screen, safe areas and size classes in both orientations.
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// The name that a failure prints.
  public let name: String
  /// The size of the screen in points, held upright.
  public let size: CGSize
  /// Device pixels per point.
  public let scale: CGFloat
  /// The safe area held upright, in points, with the status bar and without other bars.
  public let portraitSafeArea: UIEdgeInsets
  /// The safe area held sideways, in points.
  public let landscapeSafeArea: UIEdgeInsets
  /// Phone or pad.
  public let idiom: UIUserInterfaceIdiom
  /// The horizontal size class when held sideways; large phones are regular there.
  public let landscapeHorizontalSizeClass: UIUserInterfaceSizeClass

  /// Makes a device.
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

  /// The name.
  public var description: String { name }

  /// Returns the screen in an orientation.
  public func screen(in orientation: DeviceOrientation) -> ScreenDescription {
    switch orientation {
    case .portrait:
      ScreenDescription(size: size, scale: scale, safeAreaInsets: portraitSafeArea)
    case .landscape:
      ScreenDescription(
        size: CGSize(width: size.height, height: size.width), scale: scale,
        safeAreaInsets: landscapeSafeArea)
    }
  }

  /// Sets the traits that follow from the device and its orientation; the others stay.
  func apply(to traits: inout TraitDescription, in orientation: DeviceOrientation) {
    let isPad = idiom == .pad
    let isUpright = orientation == .portrait
    traits.userInterfaceIdiom = idiom
    traits.verticalSizeClass = isPad || isUpright ? .regular : .compact
    traits.horizontalSizeClass =
      isPad ? .regular : isUpright ? .compact : landscapeHorizontalSizeClass
  }
}

/// How a device is held.
public enum DeviceOrientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Sideways.
  case landscape
}
