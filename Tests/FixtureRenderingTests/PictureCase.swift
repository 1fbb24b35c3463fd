import AsyncDisplayKit
import Foundation
import UIKit

@testable import FixtureRendering

/// A drawing that shows one row of the coverage table, and what its picture must hold.
struct PictureCase: Sendable, CustomStringConvertible {
  let name: String
  var fragments: [String]
  var absent: [String]
  let picture: @MainActor @Sendable () -> String

  var description: String { name }

  init(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    picture: @escaping @MainActor @Sendable () -> String
  ) {
    self.init(name, fragments, lacks: absent, picture)
  }

  /// A case of one operation drawn over a gray square of 20 points.
  static func operation(
    _ name: String, holds fragments: String...,
    drawing operation: @escaping @MainActor @Sendable () -> DisplayList.Operation
  ) -> PictureCase {
    let all = fragments
    return PictureCase(name, all) {
      let below = DisplayList.Operation.fill(
        CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil),
        color: CGColor(gray: 0.5, alpha: 1), rule: .winding, blend: .normal)
      return svg(
        of: DisplayList([below, operation()]), size: CGSize(width: 20, height: 20))
    }
  }

  /// A case of a plain layer of 20 by 10 points at 5, 5 in another layer.
  static func layer(
    _ name: String, holds fragments: String...,
    change: @escaping @MainActor @Sendable (CALayer) -> Void
  ) -> PictureCase {
    PictureCase(name, fragments) { picture(of: CALayer(), change) }
  }

  /// A case of a layer of another class.
  static func layer<Layer: CALayer>(
    _ name: String, _ make: @escaping @MainActor @Sendable () -> Layer, holds fragments: String...,
    lacks absent: [String] = [], change: @escaping @MainActor @Sendable (Layer) -> Void
  ) -> PictureCase {
    PictureCase(name, fragments, lacks: absent) { picture(of: make(), change) }
  }

  @MainActor private static func picture<Layer: CALayer>(
    of layer: Layer, _ change: (Layer) -> Void
  ) -> String {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    root.addSublayer(layer)
    change(layer)
    return svg(of: root)
  }

  /// A case of a view of its own size.
  static func view(
    _ name: String, holds fragments: String...,
    making make: @escaping @MainActor @Sendable () -> UIView
  ) -> PictureCase {
    PictureCase(name, fragments) {
      let view = make()
      if view.bounds.isEmpty { view.frame.size = CGSize(width: 100, height: 40) }
      return svg(of: view)
    }
  }

  private init(
    _ name: String, _ fragments: [String], lacks absent: [String] = [],
    _ picture: @escaping @MainActor @Sendable () -> String
  ) {
    self.name = name
    self.fragments = fragments
    self.absent = absent
    self.picture = picture
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

func path(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

/// An image drawn as a red square of 8 points in the top left corner.
func drawnImage(size: CGFloat = 16) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format)
    .image { context in
      context.cgContext.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
}

/// A PNG file of one pixel.
func encodedImage() -> UIImage {
  let base64 =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
  return Data(base64Encoded: base64).flatMap { UIImage(data: $0) } ?? UIImage()
}
