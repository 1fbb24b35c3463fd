import UIKit

/// What a cache or a downloader hands over: something with an image in it.
public protocol ASImageContainerProtocol {
  /// Returns the image.
  func asdk_image() -> UIImage?

  /// Returns the data of an animated image, nil for a still one.
  func asdk_animatedImageData() -> Data?
}

extension UIImage: ASImageContainerProtocol {
  /// Returns the image itself.
  public func asdk_image() -> UIImage? { self }

  /// Returns nil: the image is still.
  public func asdk_animatedImageData() -> Data? { nil }
}

extension Data: ASImageContainerProtocol {
  /// Returns the image that the data encodes, as PNG, JPEG or GIF.
  public func asdk_image() -> UIImage? { UIImage(data: self) }

  /// Returns the data of a GIF, nil for another format.
  public func asdk_animatedImageData() -> Data? {
    starts(with: Array("GIF".utf8)) ? self : nil
  }
}
