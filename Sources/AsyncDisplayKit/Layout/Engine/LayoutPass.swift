import Foundation
import UIKit

/// One measuring pass over a tree, with the state that its elements share.
///
/// The screen's scale is read once, when the pass is created.
final class LayoutPass {
  /// The screen scale: pixels per point.
  let scale: Double
  /// The thread of the pass, which locks the nodes that it measures.
  let thread = NodeLock.currentThread
  /// The root element of the pass. Used to describe the path of an element.
  private let rootReference: ElementReference
  /// The number of measurements. An element that is measured twice counts twice.
  var measuredCount = 0
  /// The number of elements that no pass had measured before.
  var newCount = 0
  /// The number of elements whose measuring is in progress, each inside the other.
  var depth: Int
  /// A Boolean value that indicates whether the pass reached an element nested too deeply to be
  /// measured.
  var metDepthLimit = false
  /// A Boolean value that indicates whether the pass reached an element that contains itself.
  var metRecursion = false
  /// The spec that the base class returns to indicate that a node has no layout spec.
  private(set) lazy var unimplementedSpec = ASLayoutSpec()
  /// The class of nodes that last returned ``unimplementedSpec``. Other nodes of this class are not
  /// queried. At first it is that of text nodes, which have no layout spec.
  var classWithoutSpec: ObjectIdentifier? = ObjectIdentifier(ASTextNode.self)
  /// An unused layout object for the next leaf, so that measuring a leaf allocates no object.
  var spareLayout: ASLayout?
  /// The layout object in use, unretained. The layout resets this property when it is deallocated.
  var lentLayout: Borrowed<ASLayout>?

  /// The expected number of elements in the tree.
  ///
  /// In a new tree, each element is counted once. Of one that was measured before, most elements have a
  /// cached layout, and the number of measurements is the better estimate.
  var expectedCount: Int {
    min(newCount > measuredCount / 4 ? newCount : measuredCount, 1 << 16)
  }

  /// The pass that waits until this one has measured a child of a concurrent stack, or `nil`.
  let outer: LayoutPass?

  init(root: ASLayoutElementObject, depth: Int = 0, outer: LayoutPass? = nil) {
    self.depth = depth
    self.outer = outer
    rootReference = ElementReference(root)
    scale = Double(RuntimeEnvironment.currentScale)
  }

  /// The maximum depth of nested measuring, for which the stack of every thread is large enough.
  static let maximumDepth = 500

  // The depth of the innermost pass on this thread that `layoutThatFits` started.
  @TaskLocal private static var depthOfCaller = 0

  /// Runs a pass that code outside the layout engine requested, one level deeper than the enclosing
  /// pass.
  ///
  /// Overrides may measure their children themselves, each in a pass of its own; the task-local
  /// value counts the depth across these passes.
  /// - Parameters:
  ///   - depth: the nesting depth at which the element is being measured, or 0 if it is not.
  ///   - run: a closure that runs the pass at a depth.
  /// - Returns: the result of the closure.
  static func nested<Result>(in depth: Int, _ run: (_ depth: Int) -> Result) -> Result {
    let depth = max(depth, depthOfCaller)
    return $depthOfCaller.withValue(depth + 1) { run(depth) }
  }

  deinit { settleLent() }

  /// The root element of the pass.
  var root: ASLayoutElementObject { rootReference.element }
}

extension LayoutPass {
  /// Returns a length rounded up to a multiple of one pixel.
  @inline(__always)
  func ceil(_ value: Double) -> Double { roundedUp(value, scale: scale) }

  /// Returns a length rounded down to a multiple of one pixel.
  @inline(__always)
  func floor(_ value: Double) -> Double {
    ((value + pixelSlack) * scale).rounded(.down) / scale
  }

  /// Returns a length rounded to the nearest multiple of one pixel. Halves are rounded away from
  /// zero.
  @inline(__always)
  func round(_ value: Double) -> Double {
    (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }
}
