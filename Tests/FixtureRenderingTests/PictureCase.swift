import AsyncDisplayKit
import Foundation
import UIKit

@testable import FixtureRendering

/// Two drawings that differ in one row of the coverage table alone, and what their pictures must hold.
///
/// The plain picture is what a renderer that ignores the row would draw.
struct PictureCase: Sendable, CustomStringConvertible {
  /// The name of the row, and of several cases of one row, after a comma, what they show.
  let name: String
  /// What the picture must hold and the plain one must not.
  var fragments: [String]
  /// What the picture must not hold.
  var absent: [String]
  private let draw: @MainActor @Sendable (_ isChanged: Bool) -> String

  var description: String { name }
  var row: String { String(name.prefix { $0 != "," }) }

  init(
    _ name: String, holds fragments: [String], lacks absent: [String] = [],
    drawing draw: @escaping @MainActor @Sendable (_ isChanged: Bool) -> String
  ) {
    self.name = name
    self.fragments = fragments
    self.absent = absent
    self.draw = draw
  }

  /// The picture with the row's value.
  @MainActor func picture() -> String { draw(true) }

  /// The picture without it.
  @MainActor func plainPicture() -> String { draw(false) }

  /// A case of one operation over an opaque stripe, a translucent one and an empty one, against another
  /// operation or none.
  static func operation(
    _ name: String, holds fragments: String...,
    against plain: @escaping @MainActor @Sendable () -> RuntimeDrawing.DisplayList.Operation? = {
      nil
    },
    drawing operation: @escaping @MainActor @Sendable () -> RuntimeDrawing.DisplayList.Operation
  ) -> PictureCase {
    PictureCase(name, holds: fragments) { isChanged in
      let stripes: [RuntimeDrawing.DisplayList.Operation] = [
        .fill(path(0, 0, 24, 48), color: orange, rule: .winding, blend: .normal),
        .fill(path(24, 0, 12, 48), color: clearBlue, rule: .winding, blend: .normal),
      ]
      let last = isChanged ? operation() : plain()
      return svg(
        of: RuntimeDrawing.DisplayList(stripes + [last].compactMap(\.self)),
        size: CGSize(width: 48, height: 48))
    }
  }

  /// A case of a red layer of 40 by 24 points at 12, 10, with a blue sublayer that reaches over its left
  /// and bottom edges. The setup changes the layer in both pictures, the change in one.
  static func layer(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    over setup: @escaping @MainActor @Sendable (CALayer) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (CALayer) -> Void
  ) -> PictureCase {
    PictureCase(name, holds: fragments, lacks: absent) { isChanged in
      picture(of: CALayer()) { layer in
        layer.backgroundColor = red
        layer.addSublayer(square(-6, 8, 24, blue))
        setup(layer)
        if isChanged { change(layer) }
      }
    }
  }

  /// A case of an empty layer of another class, of 40 by 24 points at 12, 10.
  static func layer<Layer: CALayer>(
    _ name: String, of make: @escaping @MainActor @Sendable () -> Layer,
    holds fragments: [String], lacks absent: [String] = [],
    over setup: @escaping @MainActor @Sendable (Layer) -> Void = { _ in },
    change: @escaping @MainActor @Sendable (Layer) -> Void
  ) -> PictureCase {
    PictureCase(name, holds: fragments, lacks: absent) { isChanged in
      picture(of: make()) { layer in
        setup(layer)
        if isChanged { change(layer) }
      }
    }
  }

  @MainActor private static func picture<Layer: CALayer>(
    of layer: Layer, _ change: (Layer) -> Void
  ) -> String {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
    root.backgroundColor = pale
    layer.frame = CGRect(x: 12, y: 10, width: 40, height: 24)
    root.addSublayer(layer)
    change(layer)
    return svg(of: root)
  }

  /// A case of a view on a pale background, with a change of it.
  static func view<View: UIView>(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    of make: @escaping @MainActor @Sendable () -> View,
    change: @escaping @MainActor @Sendable (View) -> Void
  ) -> PictureCase {
    PictureCase(name, holds: fragments, lacks: absent) { isChanged in
      let view = make()
      if isChanged { change(view) }
      return picture(of: view, size: framed(view).size)
    }
  }

  /// A case of a view on a pale background, against the background alone.
  static func view(
    _ name: String, holds fragments: String..., lacks absent: [String] = [],
    of make: @escaping @MainActor @Sendable () -> UIView
  ) -> PictureCase {
    PictureCase(name, holds: fragments, lacks: absent) { isChanged in
      let view = make()
      return picture(of: isChanged ? view : nil, size: framed(view).size)
    }
  }

  @MainActor private static func framed(_ view: UIView) -> CGRect {
    if view.bounds.isEmpty { view.frame.size = CGSize(width: 100, height: 40) }
    return view.frame
  }

  @MainActor private static func picture(of view: UIView?, size: CGSize) -> String {
    let ground = UIView(
      frame: CGRect(x: 0, y: 0, width: size.width + 16, height: size.height + 16))
    ground.backgroundColor = UIColor(cgColor: pale)
    if let view {
      view.frame.origin = CGPoint(x: 8, y: 8)
      ground.addSubview(view)
    }
    return svg(of: ground)
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
let green = CGColor(red: 0, green: 2 / 3, blue: 0, alpha: 1)
let orange = CGColor(red: 1, green: 0.6, blue: 0.1, alpha: 1)
let clearBlue = CGColor(red: 0.1, green: 0.3, blue: 1, alpha: 0.5)
let pale = CGColor(red: 184 / 255, green: 196 / 255, blue: 208 / 255, alpha: 1)

func path(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
  CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
}

/// A line through points.
func line(_ points: [(CGFloat, CGFloat)]) -> CGPath {
  let path = CGMutablePath()
  for (index, (x, y)) in points.enumerated() {
    let point = CGPoint(x: x, y: y)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  return path
}

/// A star of five points that crosses itself, so that its middle is outside by the even-odd rule.
func star() -> CGPath {
  let path = CGMutablePath()
  path.addPath(line([(20, 0), (29, 24), (5, 9), (35, 9), (11, 24)]))
  path.closeSubpath()
  return path
}

@MainActor func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ color: CGColor) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: side, height: side)
  layer.backgroundColor = color
  return layer
}

/// An image drawn as four squares: red and blue above green and white.
func drawnImage(size: CGFloat = 16) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format)
    .image { context in
      let side = size / 2
      let white = CGColor(gray: 1, alpha: 1)
      for (index, color) in [red, blue, green, white].enumerated() {
        context.cgContext.setFillColor(color)
        context.fill(
          CGRect(
            x: side * CGFloat(index % 2), y: side * CGFloat(index / 2), width: side, height: side))
      }
    }
}

/// A white image of 16 points with a red edge of 2 points.
func framedImage() -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 2
  return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format)
    .image { context in
      context.cgContext.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
      context.cgContext.setFillColor(CGColor(gray: 1, alpha: 1))
      context.fill(CGRect(x: 2, y: 2, width: 12, height: 12))
    }
}

/// A PNG file of 16 by 16 pixels in four squares: red, green, green and blue.
func encodedImage() -> UIImage {
  let base64 =
    "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAgMAAABinRfyAAAADFBMVEUAoDwePNzcHh4AAABmsoyTAAAAFklEQVR4"
    + "2mNYtYqBgYEIgoEhNJQIAgDtfg/xCAoKeAAAAABJRU5ErkJggg=="
  return Data(base64Encoded: base64).flatMap { UIImage(data: $0) } ?? UIImage()
}
