import Foundation

/// A size in the engine's own arithmetic: plain doubles, so that nothing is called to make one.
struct Extent: Equatable {
  var width: Double
  var height: Double

  @inline(__always)
  init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  @inline(__always)
  init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }

  static let zero = Extent(0, 0)

  /// The size of a parent that is not known yet.
  static let undefined = Extent(.nan, .nan)
}

extension CGSize {
  @inline(__always)
  init(_ extent: Extent) {
    self.init(width: extent.width, height: extent.height)
  }
}

/// Returns the larger number, and the first where either is not a number, as Texture's macro does.
@inline(__always)
func larger(_ first: Double, _ second: Double) -> Double {
  first < second ? second : first
}

/// Returns the smaller number, and the second where either is not a number.
@inline(__always)
func smaller(_ first: Double, _ second: Double) -> Double {
  first < second ? first : second
}
