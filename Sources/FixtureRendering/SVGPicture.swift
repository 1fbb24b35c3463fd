import AsyncDisplayKit
import FixtureHosting
import Foundation
import UIKit

/// Returns a picture of a layer and its sublayers as an SVG document.
///
/// The picture has the size of the layer's bounds in points. Equal layers give equal bytes on every
/// machine. The document holds no script and refers to nothing outside of it.
///
/// - Parameters:
///   - layer: the layer. It is displayed first if that is needed.
///   - options: the options for the contents of the picture.
/// - Returns: the document.
@MainActor public func svg(
  of layer: CALayer, options: FixturePictureOptions = FixturePictureOptions()
) -> String {
  let bounds = layer.bounds.standardized
  let size = CGRect(origin: .zero, size: bounds.size)
  var painter = LayerPainter(area: size, options: options)
  let toOrigin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
  painter.draw(layer, in: toOrigin)
  return SVGDocument(canvas: painter.canvas, size: bounds.size, options: options).text
}

/// Returns a picture of a view and its subviews as an SVG document. Runs a pending layout pass
/// first.
///
/// - Parameters:
///   - view: the view.
///   - options: the options for the contents of the picture.
/// - Returns: the document.
@MainActor public func svg(
  of view: UIView, options: FixturePictureOptions = FixturePictureOptions()
) -> String {
  view.layoutIfNeeded()
  return svg(of: view.layer, options: options)
}

/// Returns a picture of a node and its subnodes as an SVG document. Lays out and draws the node
/// first.
///
/// - Parameters:
///   - node: the node. It is loaded; measure it or give it a frame first.
///   - options: the options for the contents of the picture.
/// - Returns: the document.
@MainActor public func svg(
  of node: ASDisplayNode, options: FixturePictureOptions = FixturePictureOptions()
) -> String {
  let layer = node.layer
  layer.layoutIfNeeded()
  node.recursivelyEnsureDisplaySynchronously(true)
  return svg(of: layer, options: options)
}

/// Returns a picture of a display list as an SVG document of a size, in points.
///
/// - Parameters:
///   - list: the display list.
///   - size: the size of the picture.
///   - options: the options for the contents of the picture.
/// - Returns: the document.
public func svg(
  of list: RuntimeDrawing.DisplayList, size: CGSize,
  options: FixturePictureOptions = FixturePictureOptions()
) -> String {
  var canvas = SVGCanvas(
    area: CGRect(origin: .zero, size: size), fontText: options.fontText)
  canvas.draw(list)
  return SVGDocument(canvas: canvas, size: size, options: options).text
}

extension FixtureHost {
  /// A picture of the window as an SVG document, with the system's background color.
  ///
  /// Settle the host first: asynchronous drawing that has not ended is not in the picture.
  public var svg: String {
    var options = FixturePictureOptions()
    options.title = containerName
    return svg(options: options)
  }

  /// Returns a picture of the window as an SVG document, with the given options.
  ///
  /// - Parameter options: the options for the contents of the picture. Without a background color,
  ///   the system's is used, light or dark according to the window's traits.
  /// - Returns: the document.
  public func svg(options: FixturePictureOptions) -> String {
    bind {
      var options = options
      let background = options.background ?? .systemBackground
      options.background = background.resolvedColor(with: window.traitCollection)
      return FixtureRendering.svg(of: window as UIView, options: options)
    }
  }

  /// The class name of the container or the view controller.
  private var containerName: String {
    "\(type(of: dataSource as Any))"
  }
}

/// The SVG document that contains what a canvas has drawn.
struct SVGDocument {
  let canvas: SVGCanvas
  let size: CGSize
  let options: FixturePictureOptions
  var origin = CGPoint.zero

  var text: String {
    var buffer = SVGBuffer()
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    buffer.attribute("width", size.width)
    buffer.attribute("height", size.height)
    buffer.append(" viewBox=\"")
    buffer.append(origin.x)
    buffer.append(" ")
    buffer.append(origin.y)
    buffer.append(" ")
    buffer.append(size.width)
    buffer.append(" ")
    buffer.append(size.height)
    buffer.append("\"")
    buffer.attribute("font-family", SVGFont.defaultFamily)
    buffer.append(" xml:space=\"preserve\">\n")
    if let title = options.title {
      buffer.append("<title>")
      buffer.append(escaped: title)
      buffer.append("</title>\n")
    }
    if !canvas.definitions.isEmpty || !canvas.fontFaces.styleSheet.isEmpty {
      buffer.append("<defs>\n")
      if !canvas.fontFaces.styleSheet.isEmpty {
        buffer.append("<style>\n")
        buffer.append(canvas.fontFaces.styleSheet)
        buffer.append("</style>\n")
      }
      buffer.append(canvas.definitions)
      buffer.append("</defs>\n")
    }
    if let background = options.background {
      buffer.append("<rect width=\"100%\" height=\"100%\"")
      buffer.attribute("fill", background.cgColor.rgba)
      buffer.append("/>\n")
    }
    buffer.append(canvas.body)
    buffer.append("\n</svg>\n")
    return buffer.text
  }
}
