import UIKit

extension RuntimeViolation.Code {
  /// An image was set on a network image node that has a URL.
  public static let imageOfLoadingNode = Self(rawValue: "image-of-loading-node")
  /// An image was set on a multiplex image node.
  public static let imageOfMultiplexNode = Self(rawValue: "image-of-multiplex-node")
  /// A URL was set on a network image node that was given an image.
  public static let addressOfExternalImage = Self(rawValue: "address-of-external-image")
}
