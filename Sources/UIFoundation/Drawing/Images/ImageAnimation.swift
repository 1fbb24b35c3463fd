/// The frames of an animated image.
struct ImageAnimation: Hashable, Sendable {
  let images: [UIImage]
  /// The duration of one cycle, in seconds.
  let duration: TimeInterval

  /// Returns the duration of one cycle of an animated image, in seconds.
  ///
  /// Rule: UIKit's documentation of `animatedImage(with:duration:)`: a duration of 0 means 1/30 of
  /// a second per frame.
  static func duration(_ duration: TimeInterval, of count: Int) -> TimeInterval {
    duration > 0 ? duration : TimeInterval(count) / 30
  }
}

extension UIImage {
  /// Returns an image that animates the given frames, or `nil` without frames.
  ///
  /// Rule: UIKit's documentation: all frames should have the same size and scale; those of the
  /// first frame are used. Without a screen, the first frame is shown. The duration of one cycle is
  /// in seconds; 0 means 1/30 of a second per frame.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard var values = images.first?.values else { return nil }
    values.animation = ImageAnimation(
      images: images, duration: ImageAnimation.duration(duration, of: images.count))
    return UIImage(values)
  }

  /// Returns an animated image of the frames `name0`, `name1`, and so on, or `nil` when there is
  /// none.
  ///
  /// Rule: UIKit's documentation of `animatedImageNamed(_:duration:)`: numbers go up to 1024.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
    return animatedImage(with: images.compactMap(\.self), duration: duration)
  }

  /// The frames of an animated image, or `nil` for a still image.
  public var images: [UIImage]? { values.animation?.images }

  /// The duration of one cycle of an animated image in seconds, or 0 for a still image.
  public var duration: TimeInterval { values.animation?.duration ?? 0 }
}
