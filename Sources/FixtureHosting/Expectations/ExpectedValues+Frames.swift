import FixtureSupport
import Foundation
import UIKit

extension FixtureExpectedSize {
  /// Returns the size with each number that the fixture leaves open taken from the actual size.
  package func filled(by actual: CGSize) -> CGSize {
    CGSize(width: width.filled(by: actual.width), height: height.filled(by: actual.height))
  }
}

extension FixtureExpectedRect {
  /// Returns the rectangle with each number that the fixture leaves open taken from the actual
  /// rectangle.
  package func filled(by actual: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: x.filled(by: actual.minX), y: y.filled(by: actual.minY)),
      size: size.filled(by: actual.size))
  }
}

extension FixtureExpectedNumber {
  fileprivate func filled(by actual: Double) -> Double {
    switch self {
    case .any, .recorded: actual
    case .exactly(let number): number
    }
  }
}

extension FixtureHost {
  /// Returns a rectangle of the container's content in the window's coordinates, in points.
  package func windowRect(_ rect: CGRect) -> CGRect {
    bind { container.map { $0.scrollView.convert(rect, to: window) } ?? rect }
  }
}
