import Foundation
import UIKit

/// An image with several frames, which an image node plays by the environment's clock.
///
/// Texture: `ASAnimatedImageProtocol`. A frame is returned unretained, as by a function of Core Graphics: the
/// image object keeps it alive until the next call of one of its methods.
///
/// Proof: the image node retains a frame as soon as the method has returned, on the thread that called it
/// (`frame(at:)`), and nothing else of this runtime calls the method.
public protocol ASAnimatedImageProtocol: AnyObject {
  /// The image that is shown until the animation plays.
  var coverImage: UIImage { get }
  /// A Boolean value that indicates whether the cover image is available.
  var coverImageReady: Bool { get }
  /// The duration of all frames in seconds.
  var totalDuration: Double { get }
  /// The number of display refreshes for each update of the animation. Never read: Texture does not read it
  /// either.
  var frameInterval: UInt { get }
  /// The number of times that the animation plays, or 0 to repeat it indefinitely.
  var loopCount: Int { get }
  /// The number of frames.
  var frameCount: Int { get }
  /// A Boolean value that indicates whether frames are available.
  var playbackReady: Bool { get }
  /// The error that has occurred. Never read: Texture does not read it either.
  var error: any Error { get }
  /// A closure, set by the image node, to call on any thread when frames are available.
  var playbackReadyCallback: () -> Void { get set }
  /// A closure, set by the image node, to call on any thread when the cover image is available.
  var coverImageReadyCallback: (UIImage) -> Void { get set }

  /// Returns the image of a frame. An image whose frames may be missing implements the other form.
  func image(at index: UInt) -> Unmanaged<CGImage>

  /// Returns the image of a frame, or `nil` to pause the playback until ``playbackReadyCallback`` is called.
  ///
  /// Texture's header declares the image as never `nil`, while the image node handles `nil`. Decided here: both
  /// forms exist, and an image implements one of them. Source: `ASImageNode+AnimatedImage.mm`,
  /// `-displayLinkFired:`.
  func image(at index: UInt) -> Unmanaged<CGImage>?

  /// Returns the duration of a frame in seconds.
  func duration(at index: UInt) -> Double

  /// Removes decoded frames. The image node calls this when the playback pauses.
  func clearAnimatedImageCache()

  /// Returns whether the data of a file is that of a supported animated image.
  ///
  /// Asked for files only. Source: `ASNetworkImageNode.mm`, `-_lazilyLoadImageIfNecessary`.
  func isDataSupported(_ data: Data) -> Bool
}

extension ASAnimatedImageProtocol {
  /// The default implementation ignores the closure: the cover image is available from the start.
  public var coverImageReadyCallback: (UIImage) -> Void {
    get { { _ in } }
    set {}
  }

  /// The default implementation returns `true`.
  public func isDataSupported(_ data: Data) -> Bool { true }

  /// The default implementation returns the image of the other form.
  public func image(at index: UInt) -> Unmanaged<CGImage>? {
    let image: Unmanaged<CGImage> = image(at: index)
    return image
  }

  /// The default implementation returns an empty image. An image that implements neither form shows it.
  public func image(at index: UInt) -> Unmanaged<CGImage> { Unmanaged.passUnretained(emptyFrame) }

  /// Returns the image of a frame, retained, or `nil` if it is not available.
  func frame(at index: Int) -> CGImage? {
    guard let index = UInt(exactly: index) else { return nil }
    let image: Unmanaged<CGImage>? = image(at: index)
    return image?.takeUnretainedValue()
  }
}

/// The frame of an animated image without a method for frames. It is never deallocated.
private let emptyFrame = CGImage(width: 1, height: 1)
