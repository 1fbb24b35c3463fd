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
  /// How many elements are being measured, one inside the other.
  var depth: Int
  /// Whether an element was met that stands too deep to be measured.
  var metDepthLimit = false
  /// Whether an element that holds itself was met, so that its tree has no end.
  var metRecursion = false
  /// What a node without a layout spec returns for one, so that no spec is made just to be asked.
  private(set) lazy var declinedSpec = ASLayoutSpec()
  /// The class of nodes that last returned ``declinedSpec``: its other nodes need not be asked.
  var decliningClass: ObjectIdentifier?
  /// A layout object that is free to be lent, so that measuring a leaf makes no object.
  var spareLayout: ASLayout?
  /// The layout object that is lent; not counted, since it tells the pass when it is freed.
  var lentLayout: Unmanaged<ASLayout>?

  init(root: ASLayoutElementObject, depth: Int = 0) {
    self.depth = depth
    rootReference = ElementReference(root)
    scale = Double(RuntimeEnvironment.currentScale)
  }

  /// How many elements may be measured one inside the other, so that every thread has the stack for
  /// it.
  static let maximumDepth = 500

  // How deep the innermost pass on this thread stands that was asked for by `layoutThatFits`.
  @TaskLocal private static var depthOfCaller = 0

  /// Runs a pass that somebody asked for by hand, one deeper than the pass it was asked for in.
  ///
  /// Overrides may measure their children themselves, each in a pass of its own: only what calls
  /// one another tells how deep the last one stands.
  /// - Parameters:
  ///   - depth: how deep the element itself is being measured, 0 where it is not.
  ///   - run: makes the pass, of a depth.
  /// - Returns: what the closure returns.
  static func nested<Result>(in depth: Int, _ run: (_ depth: Int) -> Result) -> Result {
    let depth = max(depth, depthOfCaller)
    return $depthOfCaller.withValue(depth + 1) { run(depth) }
  }

  deinit { settleLent() }

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
