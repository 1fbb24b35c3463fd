import FixtureContract
import Foundation
import UIKit

/// The images of a fixture: those with a name, a size and a scale, but no pixels, and symbols of the system.
public struct FixtureImages: Sendable {
  private let descriptions: [FixtureImage]
  private let images: [UIImage?]
  private let indexes: [String: Int]

  /// Creates the images in the order of their descriptions.
  public init(_ descriptions: [FixtureImage] = []) {
    self.descriptions = descriptions
    images = descriptions.map { $0.symbol == nil ? $0.makeImage() : nil }
    let numbered = descriptions.enumerated().map { ($1.name, $0) }
    indexes = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
  }

  /// The number of images.
  public var count: Int { images.count }

  /// The image at an index, or an empty image if there is none. A symbol has the scale and the text size of the
  /// current environment.
  public subscript(index: Int) -> UIImage {
    guard images.indices.contains(index) else { return UIImage() }
    return images[index] ?? descriptions[index].makeImage()
  }

  /// The image with a name, or an empty image if the fixture declares none.
  public subscript(name: String) -> UIImage {
    indexes[name].map { self[$0] } ?? UIImage()
  }
}

/// The description of an image without pixels: name, size and scale; or of a symbol of the system.
public struct FixtureImage: Hashable, Sendable {
  /// The name of the image in fixtures, which is the name of a symbol too.
  public var name: String
  /// The size of the image, in points; zero for a symbol, whose size UIKit determines.
  public var size: CGSize
  /// The scale of the image, in pixels per point; 1 for a symbol.
  public var scale: CGFloat
  /// The configuration of a symbol, or `nil` for other images.
  let symbol: SymbolForm?

  /// The point size and the weight of a symbol.
  struct SymbolForm: Hashable, Sendable {
    let pointSize: CGFloat?
    let weight: UIImage.SymbolWeight?
  }

  /// Creates a description from a name, a size in points and a scale.
  public init(name: String, size: CGSize, scale: CGFloat = 1) {
    self.name = name
    self.size = size
    self.scale = scale
    symbol = nil
  }

  /// Creates a description from the fields of an image line: name, width, height and scale; or of a symbol, name,
  /// point size, weight and no scale.
  init(from row: inout FixtureRowDecoder) {
    name = row.string()
    let first = row.optional { $0.cgFloat() }
    let second = row.optional { $0.string() }
    let scale = row.optional { $0.cgFloat() }
    self.scale = scale ?? 1
    size =
      scale == nil ? .zero : CGSize(width: first ?? 0, height: second.flatMap(Double.init) ?? 0)
    symbol =
      scale == nil
      ? SymbolForm(
        pointSize: first,
        weight: second.flatMap(FontWeight.init).flatMap(UIImage.SymbolWeight.init(weight:)))
      : nil
  }

  /// Returns the image. An unknown symbol is an empty image.
  func makeImage() -> UIImage {
    guard let symbol else { return UIImage(name: name, size: size, scale: scale) }
    let configuration: UIImage.SymbolConfiguration =
      switch (symbol.pointSize, symbol.weight) {
      case (let size?, let weight?): UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      case (let size?, nil): UIImage.SymbolConfiguration(pointSize: size)
      case (nil, let weight?): UIImage.SymbolConfiguration(weight: weight)
      case (nil, nil): .unspecified
      }
    return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
  }
}

extension UIImage.SymbolWeight {
  /// Creates the weight of a name in fixtures. The weights of symbols have the order of those of fonts.
  fileprivate init?(weight: FontWeight) {
    guard let index = FontWeight.allCases.firstIndex(of: weight) else { return nil }
    self.init(rawValue: index + 1)
  }
}
