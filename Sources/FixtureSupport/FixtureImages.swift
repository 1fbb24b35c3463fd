import Foundation
import UIKit

/// The images of a fixture, which have a name, a size and a scale, but no pixels.
public struct FixtureImages: Sendable {
  private let images: [UIImage]
  private let indexes: [String: Int]

  /// Creates the images in the order of their descriptions.
  public init(_ descriptions: [FixtureImage] = []) {
    images = descriptions.map { UIImage(name: $0.name, size: $0.size, scale: $0.scale) }
    let numbered = descriptions.enumerated().map { ($1.name, $0) }
    indexes = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
  }

  /// The number of images.
  public var count: Int { images.count }

  /// The image at an index, or an empty image if there is none.
  public subscript(index: Int) -> UIImage {
    images.indices.contains(index) ? images[index] : UIImage()
  }

  /// The image with a name, or an empty image if the fixture declares none.
  public subscript(name: String) -> UIImage {
    indexes[name].map { images[$0] } ?? UIImage()
  }
}

/// The description of an image without pixels: name, size and scale.
public struct FixtureImage: Hashable, Sendable {
  /// The name of the image in fixtures.
  public var name: String
  /// The size of the image, in points.
  public var size: CGSize
  /// The scale of the image, in pixels per point.
  public var scale: CGFloat

  /// Creates a description from a name, a size in points and a scale.
  public init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.name = name
    self.size = size
    self.scale = scale
  }

  /// Creates a description from the fields of an image line: name, width, height and scale.
  init(from row: inout FixtureRowDecoder) {
    name = row.string()
    size = row.size()
    scale = row.cgFloat()
  }
}
