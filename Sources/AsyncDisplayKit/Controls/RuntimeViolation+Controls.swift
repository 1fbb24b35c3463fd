import UIKit

extension RuntimeViolation.Code {
  /// A target was added to a layer-backed control, which hears no touches.
  public static let targetOfLayerBackedControl = Self(rawValue: "target-of-layer-backed-control")
}
