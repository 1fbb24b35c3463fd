import Foundation
import UIKit

/// What names a version of an image: a string or a number as an object.
///
/// Texture: `ASImageIdentifier`. Two are equal by `isEqual`.
public typealias ASImageIdentifier = any NSCopying & NSObjectProtocol

/// Gives a multiplex image node its images or their addresses; main thread; every member is optional.
///
/// Texture's third member, of photos, needs a framework that is not here.
@preconcurrency @MainActor
public protocol ASMultiplexImageNodeDataSource: AnyObject {
  /// Answers an image that is there; nil for none.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage?
  /// Answers the address of an image; nil for none.
  func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL?
}

extension ASMultiplexImageNodeDataSource {
  /// None.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, imageForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> UIImage? { nil }
  /// None.
  public func multiplexImageNode(
    _ imageNode: ASMultiplexImageNode, urlForImageIdentifier imageIdentifier: ASImageIdentifier
  ) -> URL? { nil }
}
