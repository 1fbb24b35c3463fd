import UIKit

/// How a node rounds its corners.
///
/// Texture: `ASCornerRoundingType`.
public enum ASCornerRoundingType: UInt, Hashable, Sendable {
  /// The layer rounds, with its own corner radius: the default.
  case defaultSlowCALayer
  /// The corners are part of what the node draws.
  case precomposited
  /// Four small layers cover the corners.
  case clipping
}

extension ASDisplayNode {
  final var bridgedCornerRadius: CGFloat {
    get { extras?.cornerRounding.radius ?? 0 }
    set { updateCorners { $0.radius = newValue } }
  }

  /// How the corners are rounded; a bridged property.
  public final var cornerRoundingType: ASCornerRoundingType {
    get { extras?.cornerRounding.type ?? .defaultSlowCALayer }
    set { updateCorners { $0.type = newValue } }
  }

  /// Which corners are rounded; all by default; a bridged property.
  public final var maskedCorners: CACornerMask {
    get { extras?.cornerRounding.corners ?? .allCorners }
    set { updateCorners { $0.corners = newValue } }
  }

  private final func updateCorners(_ change: (inout CornerRounding) -> Void) {
    change(&ownExtras.cornerRounding)
    let rounding = ownExtras.cornerRounding
    let isLayers = rounding.type == .defaultSlowCALayer
    setBridged([.cornerRadius, .maskedCorners]) { state in
      state.cornerRadius = isLayers ? rounding.radius : 0
      state.maskedCorners = rounding.corners
    }
    if !isLayers, isNodeLoaded { setNeedsDisplay() }
  }
}

/// The corner settings of a node.
struct CornerRounding {
  var type = ASCornerRoundingType.defaultSlowCALayer
  var radius: CGFloat = 0
  var corners = CACornerMask.allCorners
}
