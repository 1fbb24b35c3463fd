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
///   - layer: the layer. It is displayed first where that is due.
///   - options: what the picture holds beside what is drawn.
/// - Returns: the document.
@MainActor public func svg(
  of layer: CALayer, options: PictureOptions = PictureOptions()
) -> String {
  let bounds = layer.bounds.standardized
  let size = CGRect(origin: .zero, size: bounds.size)
  var painter = LayerPainter(area: size, options: options)
  let toOrigin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
  painter.draw(layer, in: toOrigin)
  return SVGDocument(canvas: painter.canvas, size: bounds.size, options: options).text
}

/// Returns a picture of a view and its subviews as an SVG document, laid out first where that is due.
///
/// - Parameters:
///   - view: the view.
///   - options: what the picture holds beside what is drawn.
/// - Returns: the document.
@MainActor public func svg(
  of view: UIView, options: PictureOptions = PictureOptions()
) -> String {
  view.layoutIfNeeded()
  return svg(of: view.layer, options: options)
}

/// Returns a picture of a node and its subnodes as an SVG document, laid out and drawn first.
///
/// - Parameters:
///   - node: the node. It is loaded; measure it or give it a frame first.
///   - options: what the picture holds beside what is drawn.
/// - Returns: the document.
@MainActor public func svg(
  of node: ASDisplayNode, options: PictureOptions = PictureOptions()
) -> String {
  let layer = node.layer
  layer.layoutIfNeeded()
  node.recursivelyEnsureDisplaySynchronously(true)
  return svg(of: layer, options: options)
}

/// Returns a picture of a display list as an SVG document of a size in points.
///
/// - Parameters:
///   - list: what was drawn.
///   - size: the size of the picture.
///   - options: what the picture holds beside what is drawn.
/// - Returns: the document.
public func svg(
  of list: DisplayList, size: CGSize, options: PictureOptions = PictureOptions()
) -> String {
  var canvas = SVGCanvas(
    area: CGRect(origin: .zero, size: size), fontText: options.fontText)
  canvas.draw(list)
  return SVGDocument(canvas: canvas, size: size, options: options).text
}

extension FixtureHost {
  /// A picture of the window as an SVG document, on the system's background.
  ///
  /// Settle the host first: asynchronous drawing that has not ended is not in the picture.
  public var svg: String {
    var options = PictureOptions()
    options.title = containerName
    return svg(options: options)
  }

  /// Returns a picture of the window as an SVG document.
  ///
  /// - Parameter options: what the picture holds beside what is drawn. Without a background it has the
  ///   system's, light or dark as the window's traits say.
  /// - Returns: the document.
  public func svg(options: PictureOptions) -> String {
    bind {
      var options = options
      let background = options.background ?? .systemBackground
      options.background = background.resolvedColor(with: window.traitCollection)
      return FixtureRendering.svg(of: window as UIView, options: options)
    }
  }

  /// The name of the container's class, or of the controller's.
  private var containerName: String {
    "\(type(of: dataSource as Any))"
  }
}

/// The document around what a canvas has drawn.
struct SVGDocument {
  let canvas: SVGCanvas
  let size: CGSize
  let options: PictureOptions
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
    if !canvas.definitions.isEmpty {
      buffer.append("<defs>\n")
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
