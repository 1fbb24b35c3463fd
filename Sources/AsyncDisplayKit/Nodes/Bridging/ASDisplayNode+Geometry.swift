import Foundation
import UIKit

extension ASDisplayNode {
  final var bridgedFrame: CGRect {
    get {
      bridged(
        { $0.frame }, default: .zero, view: { $0.frame }, layer: { $0.frame }, member: "frame")
    }
    set {
      guard checkFinite(newValue, "frame") else { return }
      let wasSet = isNodeLoaded && onMain { $0.setLoadedFrame(newValue) } != nil
      guard !wasSet else { return }
      setBridged([.bounds, .position]) { $0.frame = newValue }
    }
  }

  @MainActor private final func setLoadedFrame(_ frame: CGRect) {
    if let loadedView {
      loadedView.frame = frame
    } else {
      loadedLayer?.frame = frame
    }
  }

  final var bridgedBounds: CGRect {
    get {
      bridged(
        { $0.bounds }, default: .zero, view: { $0.bounds }, layer: { $0.bounds }, member: "bounds")
    }
    set {
      guard checkFinite(newValue, "bounds") else { return }
      setBridged(.bounds) { $0.bounds = newValue }
    }
  }

  final var bridgedPosition: CGPoint {
    get {
      bridged(
        { $0.position }, default: .zero, view: { $0.layer.position }, layer: { $0.position },
        member: "position")
    }
    set {
      guard checkFinite(CGRect(origin: newValue, size: .zero), "position") else { return }
      setBridged(.position) { $0.position = newValue }
    }
  }

  final var bridgedTransform: CATransform3D {
    get {
      bridged(
        { $0.transform }, default: CATransform3DIdentity, view: { $0.layer.transform },
        layer: { $0.transform }, member: "transform")
    }
    set {
      guard newValue.isFinite else { return reportInvalidGeometry("transform") }
      setBridged(.transform) { $0.transform = newValue }
    }
  }

  final func checkFinite(_ rect: CGRect, _ member: String) -> Bool {
    let isFinite =
      rect.origin.x.isFinite && rect.origin.y.isFinite && rect.width.isFinite
      && rect.height.isFinite
    if !isFinite { reportInvalidGeometry(member) }
    return isFinite
  }

  /// Reports a geometry value that is not finite, and calls the block for nonfatal errors.
  ///
  /// Source: `ASAssert.h`, `ASDisplayNodeAssertNonFatal`; `_ASDisplayLayer.mm`, `-setPosition:`,
  /// `-setTransform:` and `-setBounds:`; `ASDisplayNode+UIViewBridge.mm`, `-setFrame:`.
  final func reportInvalidGeometry(_ member: String) {
    let message = "\(member) was set to a value that is not finite."
    report(.invalidGeometry, message, remedy: "Set finite numbers; the former value stays.")
    ASDisplayNode.nonFatalErrorBlock?(
      NSError(
        domain: "ASDisplayNodeErrorDomain", code: 1,
        userInfo: [NSLocalizedDescriptionKey: message]))
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether all values are finite.
  var isFinite: Bool {
    let rows = [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    return rows.allSatisfy(\.isFinite)
  }
}
