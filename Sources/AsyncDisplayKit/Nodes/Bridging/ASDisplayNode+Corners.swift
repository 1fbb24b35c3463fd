import UIKit

/// The ways in which a node rounds its corners.
///
/// Texture: `ASCornerRoundingType`.
public enum ASCornerRoundingType: UInt, Hashable, Sendable {
  /// The corner radius of the layer is set. The default.
  case defaultSlowCALayer
  /// The corners are drawn as part of the node's contents.
  case precomposited
  /// Four small layers cover the corners.
  case clipping
}

extension ASDisplayNode {
  final var bridgedCornerRadius: CGFloat {
    get { extras?.cornerRounding.radius ?? 0 }
    set { updateCorners { $0.radius = newValue } }
  }

  /// The type of corner rounding. Bridged to the view or layer.
  public final var cornerRoundingType: ASCornerRoundingType {
    get { extras?.cornerRounding.type ?? .defaultSlowCALayer }
    set { updateCorners { $0.type = newValue } }
  }

  /// The corners that are rounded. The default is all corners. Bridged to the view or layer.
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
