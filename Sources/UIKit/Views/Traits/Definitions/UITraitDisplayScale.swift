import Foundation

/// Device pixels per point, as a trait that code registers for.
public enum UITraitDisplayScale: SystemTrait {
  /// Zero, which stands for unspecified.
  public static var defaultValue: CGFloat { 0 }

  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> CGFloat {
    traits.displayScale
  }
}
