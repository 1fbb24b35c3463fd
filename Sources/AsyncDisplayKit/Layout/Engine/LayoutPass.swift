import Foundation
import UIKit

/// One measuring of a tree: what is the same for all of its elements.
///
/// The screen's scale is read once, here.
final class LayoutPass {
  /// Pixels per point.
  let scale: Double
  /// The element the pass began with: to name the path of an element.
  private let rootReference: ElementReference
  /// How many elements were measured, counting again those measured again.
  var measuredCount = 0
  /// Whether an element that holds itself was met, so that its tree has no end.
  var metRecursion = false
  /// What a node without a layout spec returns for one, so that no spec is made just to be asked.
  private(set) lazy var declinedSpec = ASLayoutSpec()
  /// The class of nodes that last returned ``declinedSpec``: its other nodes need not be asked.
  var decliningClass: ObjectIdentifier?
  /// A layout object that is free to be lent, so that measuring a leaf makes no object.
  var spareLayout: ASLayout?
  /// The layout object that is lent.
  var lentLayout: ASLayout?

  init(root: ASLayoutElementObject) {
    rootReference = ElementReference(root)
    scale = Double(RuntimeEnvironment.currentScale)
  }

  /// The element the pass began with.
  var root: ASLayoutElementObject { rootReference.element }
}

extension LayoutPass {
  /// The single-precision epsilon, by which Texture forgives rounding errors.
  @inline(__always)
  private var slack: Double { 0x1p-23 }

  /// Rounds up to a pixel.
  @inline(__always)
  func ceil(_ value: Double) -> Double {
    ((value - slack) * scale).rounded(.up) / scale
  }

  /// Rounds down to a pixel.
  @inline(__always)
  func floor(_ value: Double) -> Double {
    ((value + slack) * scale).rounded(.down) / scale
  }

  /// Rounds to the nearest pixel, halves away from zero.
  @inline(__always)
  func round(_ value: Double) -> Double {
    (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
