import UIKit

/// An image of several frames. A headless run shows the cover only: nothing plays without a screen.
public protocol ASAnimatedImageProtocol: AnyObject {
  /// The image that stands for the animation until it plays.
  var coverImage: UIImage? { get }
  /// The number of frames.
  var frameCount: Int { get }
  /// The number of times that the animation plays; 0 stands for endless.
  var loopCount: UInt { get }
  /// The duration of all frames in seconds.
  var totalDuration: Double { get }

  /// Returns the image of a frame.
  func image(at index: Int) -> UIImage?

  /// Returns the duration of a frame in seconds.
  func duration(at index: Int) -> Double
}
