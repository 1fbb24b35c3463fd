import Foundation
import UIKit

/// A spec that gives its child a fixed ratio of height to width, as far as the range allows.
open class ASRatioLayoutSpec: ASLayoutSpec {
  private final var storedRatio = 0.0

  /// The height divided by the width. The default is 0.
  ///
  /// Any value is stored. Source: `ASRatioLayoutSpec.mm`, `-setRatio:`.
  public final var ratio: CGFloat {
    get { CGFloat(storedRatio) }
    set { if mayChange() { storedRatio = Double(newValue) } }
  }

  /// Creates a spec with a ratio of 0 and without a child.
  public override init() {
    super.init()
  }

  /// Creates a spec with a ratio of height to width around a child.
  ///
  /// A ratio that is not a number above 0 is an `invalid-ratio` violation and is replaced by 1.
  public convenience init(ratio: CGFloat, child: any ASLayoutElement) {
    self.init()
    storedChildren = [child]
    storedRatio = legalRatio(ratio)
  }

  /// Returns the class name, followed by the ratio with one digit in parentheses.
  ///
  /// Source: `ASRatioLayoutSpec.mm`, `-asciiArtName`.
  open override func asciiArtName() -> String {
    "\(type(of: self)) (\(String(format: "%.1f", storedRatio)))"
  }

  override var followsOwnRules: Bool { type(of: self) == ASRatioLayoutSpec.self }

  override func measureContent(
    _ range: ExtentRange, parent: Extent, in pass: LayoutPass
  ) -> Extent {
    guard let child = firstChild(in: pass) else { return .zero }
    let best = bestSize(in: range, pass)
    let size = child.measure(
      best.map { range.intersection(ExtentRange(exactly: $0)) } ?? range,
      parent: best ?? .undefined, in: pass)
    child.place(0, 0)
    return size
  }

  /// Returns the allowed size nearest to the ratio, from those with the largest width or the
  /// largest height.
  @inline(__always)
  private func bestSize(in range: ExtentRange, _ pass: LayoutPass) -> Extent? {
    var best: Extent?
    if isValidLength(range.maxWidth) {
      best = range.clamp(Extent(range.maxWidth, pass.floor(storedRatio * range.maxWidth)))
    }
    guard isValidLength(range.maxHeight) else { return best }
    let second = range.clamp(Extent(pass.floor(range.maxHeight / storedRatio), range.maxHeight))
    guard let first = best else { return second }
    return deviation(first) > deviation(second) ? second : first
  }

  @inline(__always)
  private func deviation(_ size: Extent) -> Double {
    abs(size.height / size.width - storedRatio)
  }

  private func legalRatio(_ ratio: CGFloat) -> Double {
    if ratio > 0, ratio.isFinite { return Double(ratio) }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .invalidRatio, subject: layoutName, message: "The ratio is \(ratio).",
        remedy: "Give the height divided by the width, above 0."))
    return 1
  }
}
