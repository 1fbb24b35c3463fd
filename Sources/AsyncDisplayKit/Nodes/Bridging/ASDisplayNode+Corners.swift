import UIKit

/// The ways in which a node rounds its corners.
///
/// Texture: `ASCornerRoundingType`.
public enum ASCornerRoundingType: UInt8, Hashable, Sendable {
  /// The corner radius of the layer is set. The default.
  case defaultSlowCALayer
  /// The corners are drawn as part of the node's contents.
  case precomposited
  /// Four small layers cover the corners.
  case clipping
}

extension ASDisplayNode {
  final var bridgedCornerRadius: CGFloat {
    get { cornerRounding.radius }
    set { updateCorners { $0.radius = newValue } }
  }

  /// The type of corner rounding. Bridged to the view or layer.
  public final var cornerRoundingType: ASCornerRoundingType {
    get { cornerRounding.type }
    set { updateCorners { $0.type = newValue } }
  }

  /// The corners that are rounded. The default is all corners. Bridged to the view or layer.
  ///
  /// - Quirk: the mask that was set before a view is loaded does not reach its layer, which rounds all
  ///   corners; advisory `masked-corners-before-load`. `_ASPendingState.mm`,
  ///   `-applyToView:withSpecialPropertiesHandling:`.
  public final var maskedCorners: CACornerMask {
    get { cornerRounding.corners }
    set { updateCorners { $0.corners = newValue } }
  }

  /// Changes the corner settings, passes them to the view or layer, and requests drawing for corners that
  /// are drawn.
  ///
  /// Source: `ASDisplayNode.mm`, `-updateCornerRoundingWithType:cornerRadius:maskedCorners:`.
  private final func updateCorners(_ change: (inout CornerRounding) -> Void) {
    let (former, rounding) = ownExtras.cornerRounding.withLock { rounding in
      let former = rounding
      change(&rounding)
      return (former, rounding)
    }
    guard rounding != former else { return }
    // Reads the settings again: another thread may have changed them, and its values may be applied first.
    let isMaskOfLayer = rounding.isLayers && former.type != .clipping
    setBridged(isMaskOfLayer ? [.cornerRadius, .maskedCorners] : .cornerRadius) { state in
      let rounding = cornerRounding
      state.cornerRadius = rounding.isLayers ? rounding.radius : 0
      if isMaskOfLayer { state.maskedCorners = rounding.corners }
    }
    if former.type == .clipping || rounding.type == .clipping {
      performOnMain { $0.updateClippingCorners() }
    }
    redrawCorners(from: former, to: rounding)
  }

  /// Forgets the masked corners that a view's layer does not get when it is loaded.
  @MainActor final func dropMaskedCorners() {
    guard let state = pendingState, state.changed.contains(.maskedCorners), loadedView != nil else {
      return
    }
    state.changed.remove(.maskedCorners)
    guard state.cornerRadius > 0, state.maskedCorners != .allCorners else { return }
    report(
      .maskedCornersBeforeLoad, severity: .advisory,
      "maskedCorners was set before the view was loaded, which rounds all corners, as in Texture.",
      remedy: "Set it in didLoad(), or enable layer backing.")
  }

  /// Draws again for a change to or from corners that are drawn: immediately where they replace others.
  private final func redrawCorners(from former: CornerRounding, to rounding: CornerRounding) {
    guard isNodeLoaded else { return }
    switch (former.type, rounding.type) {
    case (.defaultSlowCALayer, .precomposited):
      if former.radius > 0 {
        performOnMain { $0.displayImmediately() }
      } else {
        setNeedsDisplay()
      }
    case (.clipping, .precomposited): performOnMain { $0.displayImmediately() }
    case (.precomposited, _): setNeedsDisplay()
    default: break
    }
  }

  /// The corner settings; any thread.
  final var cornerRounding: CornerRounding {
    extras?.cornerRounding.withLock { $0 } ?? CornerRounding()
  }
}

/// The corner settings of a node.
struct CornerRounding: Equatable {
  var type = ASCornerRoundingType.defaultSlowCALayer
  var radius: CGFloat = 0
  var corners = CACornerMask.allCorners

  /// A Boolean value that indicates whether the layer rounds the corners.
  var isLayers: Bool { type == .defaultSlowCALayer }
}
