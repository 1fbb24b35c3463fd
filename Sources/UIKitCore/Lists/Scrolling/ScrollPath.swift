import Foundation

/// The offsets of an animated change or a deceleration over time.
///
/// Decided here, as Apple documents neither: the curve of an animated change is that of the environment's
/// ``RuntimeMetrics/Lists``. A deceleration follows Apple's "Designing Fluid Interfaces" (WWDC 2018), in which the
/// velocity is multiplied by the rate each millisecond, scaled so that it ends at its target in time.
package struct ScrollPath: Equatable {
  /// The way in which the offset changes over time.
  package enum Pace: Equatable {
    /// An animated change with a timing curve.
    case animation(UIView.AnimationCurve)
    /// A deceleration, with the fraction of the velocity that is kept each millisecond.
    case deceleration(rate: Double)
  }

  /// The number of steps per second, which is that of the screen's frames.
  package static var stepsPerSecond: Double { 60 }

  let start: CGPoint
  var target: CGPoint
  /// The time at which the path begins, in seconds of the environment's clock.
  let startTime: Double
  /// The time from the beginning to the end, in seconds.
  let duration: Double
  let pace: Pace

  /// The number of steps. The last step is at the end of the path.
  var stepCount: Int {
    max(1, Int((duration * Self.stepsPerSecond - 1e-6).rounded(.up)))
  }

  /// Returns the time of a step, counted from 1, in seconds of the environment's clock.
  func time(ofStep step: Int) -> Double {
    startTime + (step < stepCount ? Double(step) / Self.stepsPerSecond : duration)
  }

  /// Returns the offset at a step, counted from 1.
  func offset(atStep step: Int) -> CGPoint {
    guard step < stepCount else { return target }
    let part = CGFloat(progress(Double(step) / Self.stepsPerSecond))
    return CGPoint(
      x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
  }

  private func progress(_ seconds: Double) -> Double {
    switch pace {
    case .animation(let curve): curve.progress(at: seconds / duration)
    case .deceleration(let rate):
      (1 - pow(rate, seconds * 1000)) / (1 - pow(rate, duration * 1000))
    }
  }
}

extension UIView.AnimationCurve {
  /// Returns the completed fraction of a change at a fraction of its duration, both from 0 to 1.
  ///
  /// The control points are those of ``UICubicTimingParameters``.
  func progress(at part: Double) -> Double {
    let (first, second): (Double, Double)
    switch self {
    case .linear: return part
    case .easeInOut: (first, second) = (0.42, 0.58)
    case .easeIn: (first, second) = (0.42, 1)
    case .easeOut: (first, second) = (0, 0.58)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let time = 3 * middle * (1 - middle) * (first * (1 - middle) + second * middle)
      if time + middle * middle * middle < part { low = middle } else { high = middle }
    }
    return low * low * (3 - 2 * low)
  }
}
