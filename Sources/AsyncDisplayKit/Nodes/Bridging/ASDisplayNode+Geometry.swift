import Foundation
import UIKit

extension ASDisplayNode {
  /// The frame without the transform. One that another thread sets on a loaded node is applied with the
  /// anchor point and the origin of the bounds that the view or layer has then.
  ///
  /// Source: `ASDisplayNode+UIViewBridge.mm`, `-frame` and `-setFrame:`; `_ASPendingState.mm`,
  /// `ASPendingStateApplyMetricsToLayer`.
  final var bridgedFrame: CGRect {
    get {
      bridged({ $0.frame }, .zero, layer: { $0.frameWithoutTransform }, member: "frame")
    }
    set {
      guard checkGeometry(newValue, "frame") else { return }
      let wasSet = isNodeLoaded && onMain { $0.setLoadedFrame(newValue) } != nil
      guard !wasSet else { return }
      setBridged([]) { state in
        guard !isNodeLoaded else { return state.deferFrame(newValue) }
        state.frame = newValue
        state.changed.formUnion([.bounds, .position])
      }
    }
  }

  /// Sets the frame of the view or layer, and keeps the origin of its bounds.
  @MainActor final func setLoadedFrame(_ frame: CGRect) {
    guard let loadedView else {
      loadedLayer?.setFrameWithoutTransform(frame)
      return
    }
    if loadedView is _ASDisplayView {
      loadedView.setFrameWithoutTransform(frame)
    } else {
      // Another class may override the setter of its frame.
      loadedView.frame = frame
    }
  }

  final var bridgedBounds: CGRect {
    get {
      bridged(
        { $0.bounds }, default: .zero, view: { $0.bounds }, layer: { $0.bounds }, member: "bounds")
    }
    set {
      guard !isRejectedByBacking(newValue, "bounds") else { return }
      let size = CGSize(
        width: pendingNumber(newValue.size.width, "bounds"),
        height: pendingNumber(newValue.size.height, "bounds"))
      setBridged(.bounds) { $0.bounds = CGRect(origin: newValue.origin, size: size) }
    }
  }

  final var bridgedPosition: CGPoint {
    get {
      bridged(
        { $0.position }, default: .zero, view: { $0.layer.position }, layer: { $0.position },
        member: "position")
    }
    set {
      guard !isRejectedByBacking(CGRect(origin: newValue, size: .zero), "position") else { return }
      let position = CGPoint(
        x: pendingNumber(newValue.x, "position"), y: pendingNumber(newValue.y, "position"))
      setBridged(.position) { $0.position = position }
    }
  }

  final var bridgedTransform: CATransform3D {
    get {
      bridged(
        { $0.transform }, default: CATransform3DIdentity, view: { $0.layer.transform },
        layer: { $0.transform }, member: "transform")
    }
    set {
      if appliesGeometryNow, !newValue.hasNumbers { return reportInvalidGeometry("transform") }
      setBridged(.transform) { $0.transform = newValue }
    }
  }

  /// The resizing of the view with its superview; that of a layer-backed node is empty.
  final var bridgedAutoresizingMask: UIView.AutoresizingMask {
    get {
      bridged(
        { $0.autoresizingMask }, default: [], view: { $0.autoresizingMask }, layer: { _ in [] },
        member: "autoresizingMask")
    }
    set { setBridged(.autoresizingMask) { $0.autoresizingMask = newValue } }
  }

  /// Returns whether a layer of Texture accepts a rectangle, and reports one that it rejects.
  ///
  /// A node that wraps a foreign view passes every finite rectangle on. Source: `_ASDisplayLayer.mm`,
  /// `-setPosition:` and `-setBounds:`; `ASDisplayNode+UIViewBridge.mm`, `-setFrame:`; `ASDimension.h`,
  /// `ASIsCGRectValidForLayout`.
  final func checkGeometry(_ rect: CGRect, _ member: String) -> Bool {
    let isValid = isSynchronous ? rect.isFinite : ASIsCGRectValidForLayout(rect)
    if !isValid { reportInvalidGeometry(member) }
    return isValid
  }

  /// A Boolean value that indicates whether geometry that is set now reaches the view or layer at once.
  private final var appliesGeometryNow: Bool {
    isNodeLoaded && RuntimeScheduling.Role.current == .main
  }

  /// Returns whether the layer of a loaded node rejects a rectangle, which is reported.
  ///
  /// Other values are stored, also those that the layer will reject when they are applied. Source:
  /// `ASDisplayNode+UIViewBridge.mm`, `-setBounds:` and `-setPosition:`.
  private final func isRejectedByBacking(_ rect: CGRect, _ member: String) -> Bool {
    appliesGeometryNow && !checkGeometry(rect, member)
  }

  /// Returns a number that is stored until it is applied: 0 for one that is not a number, which is reported.
  ///
  /// Source: `_ASPendingState.mm`, `-setBounds:` and `-setPosition:`.
  private final func pendingNumber(_ number: CGFloat, _ member: String) -> CGFloat {
    guard number.isNaN else { return number }
    report(
      .invalidGeometry, "\(member) was set to a value that is not a number.",
      remedy: "Set a number; 0 is stored instead.")
    return 0
  }

  /// Reports a geometry value that is not valid for layout, and calls the block for nonfatal errors.
  ///
  /// Source: `ASAssert.h`, `ASDisplayNodeAssertNonFatal`; `_ASDisplayLayer.mm`, `-setPosition:`,
  /// `-setTransform:` and `-setBounds:`; `ASDisplayNode+UIViewBridge.mm`, `-setFrame:`.
  final func reportInvalidGeometry(_ member: String) {
    let message =
      "\(member) was set to a value that is not finite, is too large, or has a negative size."
    report(.invalidGeometry, message, remedy: "Set valid numbers; the former value stays.")
    ASDisplayNode.nonFatalErrorBlock?(
      NSError(
        domain: "ASDisplayNodeErrorDomain", code: 1,
        userInfo: [NSLocalizedDescriptionKey: message]))
  }
}

extension CALayer {
  /// The frame that results from bounds, position and anchor point.
  fileprivate var frameWithoutTransform: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  /// Sets the size of the bounds and the position from a frame.
  fileprivate func setFrameWithoutTransform(_ frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    position = position(inFrame: frame)
  }

  /// Returns the position that the layer has in a frame without a transform.
  fileprivate func position(inFrame frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}

extension UIView {
  /// Sets the size of the bounds and the position from a frame, and updates the safe area for both at once.
  fileprivate func setFrameWithoutTransform(_ frame: CGRect) {
    let position = layer.position(inFrame: frame)
    guard bounds.size != frame.size else { return center = position }
    // Set on the layer, which does not update the safe area for the former size.
    layer.position = position
    bounds = CGRect(origin: bounds.origin, size: frame.size)
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether all values are numbers, which may be infinite.
  ///
  /// Source: `ASDimension.h`, `ASIsTransformValidForLayout`.
  var hasNumbers: Bool {
    let rows = [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    return !rows.contains(where: \.isNaN)
  }
}

extension CGRect {
  /// A Boolean value that indicates whether origin and size are finite.
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
