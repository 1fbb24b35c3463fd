import Foundation
import UIKit

/// One measuring pass over a tree, with the state that its elements share.
///
/// The screen's scale is read once, when the pass is created.
final class LayoutPass {
  /// Pixels per point.
  let scale: Double
  /// The element with which the pass began; used to describe the path of an element.
  private let rootReference: ElementReference
  /// The number of measured elements; an element that is measured again counts again.
  var measuredCount = 0
  /// The number of elements being measured inside one another.
  var depth: Int
  /// A Boolean value that indicates whether an element was met that is nested too deep to be
  /// measured.
  var metDepthLimit = false
  /// A Boolean value that indicates whether an element was met that contains itself, so that its
  /// tree is infinite.
  var metRecursion = false
  /// The placeholder by which the base class indicates that a node has no layout spec.
  private(set) lazy var declinedSpec = ASLayoutSpec()
  /// The class of nodes that last returned ``declinedSpec``; its other instances are not queried.
  var decliningClass: ObjectIdentifier?
  /// An unused layout object to lend, so that measuring a leaf creates no object.
  var spareLayout: ASLayout?
  /// The lent layout object, unretained; it resets this property when it is deallocated.
  var lentLayout: Borrowed<ASLayout>?

  init(root: ASLayoutElementObject, depth: Int = 0) {
    self.depth = depth
    rootReference = ElementReference(root)
    scale = Double(RuntimeEnvironment.currentScale)
  }

  /// The maximum depth of nested measuring, for which the stack of every thread is large enough.
  static let maximumDepth = 500

  // The depth of the innermost pass on this thread that `layoutThatFits` started.
  @TaskLocal private static var depthOfCaller = 0

  /// Runs a pass that a caller outside the engine requested, one level deeper than the enclosing
  /// pass.
  ///
  /// Overrides may measure their children themselves, each in a pass of its own; the task-local
  /// value counts the depth across these passes.
  /// - Parameters:
  ///   - depth: how deep the element itself is being measured, 0 where it is not.
  ///   - run: makes the pass, of a depth.
  /// - Returns: what the closure returns.
  static func nested<Result>(in depth: Int, _ run: (_ depth: Int) -> Result) -> Result {
    let depth = max(depth, depthOfCaller)
    return $depthOfCaller.withValue(depth + 1) { run(depth) }
  }

  deinit { settleLent() }

  /// The element with which the pass began.
  var root: ASLayoutElementObject { rootReference.element }
}

extension LayoutPass {
  /// The single-precision epsilon, Texture's tolerance for rounding errors.
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
