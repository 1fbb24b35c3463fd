import Foundation

/// Turns a layout's frames into those of a view that reads the other way, and back.
struct HorizontalMirroring {
  /// The width around whose middle frames are mirrored, in points; nil for no mirroring.
  let width: CGFloat?

  func viewRect(_ rect: CGRect) -> CGRect {
    guard let width else { return rect }
    return CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The inverse of ``viewRect(_:)``, which is its own.
  func layoutRect(_ rect: CGRect) -> CGRect { viewRect(rect) }

  func layoutPoint(_ point: CGPoint) -> CGPoint {
    layoutRect(CGRect(origin: point, size: .zero)).origin
  }
}
