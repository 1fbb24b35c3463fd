/// The pictures that an animated image shows one after the other.
struct ImageAnimation: Hashable, Sendable {
  let images: [UIImage]
  /// The length of one round, in seconds.
  let duration: TimeInterval

  /// The rate of pictures without a duration.
  ///
  /// Rule: UIKit's documentation of `animatedImage(with:duration:)`: 0 stands for 1/30 of a second a
  /// picture.
  static func duration(_ duration: TimeInterval, of count: Int) -> TimeInterval {
    duration > 0 ? duration : TimeInterval(count) / 30
  }
}

extension UIImage {
  /// Makes an image of pictures that are shown one after the other; `nil` without pictures.
  ///
  /// Rule: UIKit's documentation: all should have one size and scale; those of the image are the
  /// first's. Without a screen the first is shown. The duration is the length of one round in seconds; 0
  /// stands for 1/30 a picture.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard var values = images.first?.values else { return nil }
    values.animation = ImageAnimation(
      images: images, duration: ImageAnimation.duration(duration, of: images.count))
    return UIImage(values)
  }

  /// Makes an image of the pictures of a name with a number from 0 on, as `name0`, `name1`; `nil`
  /// when there is none.
  ///
  /// Rule: UIKit's documentation of `animatedImageNamed(_:duration:)`: numbers go up to 1024.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
    return animatedImage(with: images.compactMap(\.self), duration: duration)
  }

  /// The pictures of an animated image; `nil` for a still one.
  public var images: [UIImage]? { values.animation?.images }

  /// The length of one round of an animated image in seconds; 0 for a still one.
  public var duration: TimeInterval { values.animation?.duration ?? 0 }
}
