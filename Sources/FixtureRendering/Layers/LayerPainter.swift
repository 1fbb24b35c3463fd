import Foundation
import UIKit

/// A painter that draws a tree of layers as SVG, back to front.
///
/// Layers are displayed first if that is needed. They do not change otherwise.
@MainActor
struct LayerPainter {
  var canvas: SVGCanvas
  private let options: FixturePictureOptions
  /// The names of list elements, by their views' layers.
  private var labels: [ObjectIdentifier: ElementLabel] = [:]
  /// The path of the items that contain the current layer, for nested lists.
  private var outerPath = ""
  /// The masks that are being drawn. A mask that masks itself, or what is in it, is drawn without.
  private var masks: Set<ObjectIdentifier> = []

  init(area: CGRect, options: FixturePictureOptions) {
    canvas = SVGCanvas(area: area, fontText: options.fontText)
    self.options = options
  }

  /// Draws a layer at its position in its superlayer.
  mutating func draw(_ layer: CALayer, opacity: CGFloat = 1) {
    switch layer.placement {
    case .flat(let transform): draw(layer, in: transform, opacity: opacity)
    case .perspective(let corners):
      mark(layer, corners)
      guard !layer.isHidden, !layer.isHiddenFromBehind, layer.opacity > 0 else { return }
      canvas.box(corners, label: "perspective")
    }
  }

  /// Draws a layer with a transform from the layer's coordinates to the outer coordinates.
  mutating func draw(_ layer: CALayer, in transform: CGAffineTransform, opacity: CGFloat = 1) {
    let opacity = opacity * CGFloat(layer.opacity)
    let isShown = !layer.isHidden && !layer.isHiddenFromBehind && opacity > 0
    guard isShown || labels[ObjectIdentifier(layer)] != nil else { return }
    guard canvas.layerDepth < CALayer.maximumDrawnDepth else {
      return canvas.box(layer.frame, label: "nested too deeply")
    }
    canvas.layerDepth += 1
    defer { canvas.layerDepth -= 1 }
    let (outerArea, path) = (canvas.area, outerPath)
    if !transform.isSingular { canvas.area = canvas.area.applying(transform.inverted()) }
    let effects = isShown ? self.effects(of: layer, opacity: opacity) : SVGBuffer()
    let start = canvas.body.count
    canvas.body.append("<g")
    canvas.body.transform(transform)
    canvas.body.append(effects)
    let isGroup = canvas.body.count > start + 2
    canvas.body.append(isGroup ? ">" : "")
    if !isGroup { canvas.body.truncate(to: start) }
    let inside = canvas.body.count
    mark(layer)
    if isShown { drawInside(layer, opacity: layer.allowsGroupOpacity ? 1 : opacity) }
    if canvas.body.count == inside {
      canvas.body.truncate(to: start)
    } else if isGroup {
      canvas.body.append("</g>")
    }
    (canvas.area, outerPath) = (outerArea, path)
  }

  /// Returns the SVG attributes for opacity, mask and shadow.
  private mutating func effects(of layer: CALayer, opacity: CGFloat) -> SVGBuffer {
    var buffer = SVGBuffer()
    if opacity < 1, layer.allowsGroupOpacity { buffer.attribute("opacity", opacity) }
    if let mask = layer.mask, !masks.contains(ObjectIdentifier(mask)) {
      var painter = self
      painter.masks.insert(ObjectIdentifier(mask))
      painter.labels = [:]
      painter.canvas.body = SVGBuffer()
      painter.draw(mask)
      let content = painter.canvas.body
      painter.canvas.body = canvas.body
      canvas = painter.canvas
      var attributes = SVGBuffer.region(SVGCanvas.everywhere)
      attributes.append(" mask-type=\"alpha\"")
      buffer.append(
        " mask=\"url(#\(canvas.define("mask", attributes: attributes, content: content)))\"")
    }
    if let shadow = layer.shownShadow, layer.shadowPath == nil {
      let size = max(layer.bounds.width, layer.bounds.height)
      let reach = layer.bounds.insetBy(dx: -size / 2, dy: -size / 2)
      buffer.append(" filter=\"url(#\(canvas.shadowFilter(shadow, around: reach)))\"")
    }
    return buffer
  }

  private mutating func drawInside(_ layer: CALayer, opacity: CGFloat) {
    drawOwn(opacity) { canvas in
      if let shadow = layer.shownShadow, let path = layer.shadowPath {
        canvas.drawShadow(shadow, of: path)
      }
      canvas.draw(layer.backgroundDrawing)
    }
    let contents = layer.pendingImageDrawing ?? layer.contentsDrawing
    let control = (layer.delegate as? UIView).flatMap { $0.layer === layer ? $0 : nil }
    let drawing = control.map { ControlDrawing($0) }
    let clip = layer.masksToBounds && layer.hasSomethingToClip ? layer.roundedOutline() : nil
    let start = canvas.body.count
    drawOwn(opacity) { canvas in
      canvas.draw(contents)
      if layer.lacksURL {
        canvas.drawMissingImage(in: layer.bounds, outline: layer.roundedOutline(insetBy: 0.5))
      }
      if let drawing { canvas.draw(drawing.background) }
    }
    drawSublayers(of: layer, opacity: opacity)
    if let drawing { drawOwn(opacity) { $0.draw(drawing.overlay) } }
    if let clip { canvas.clip(everythingFrom: start, to: clip) }
    drawOwn(opacity) { canvas in
      canvas.draw(layer.borderDrawing)
      if let reason = layer.reasonForBox { canvas.box(layer.bounds, label: reason) }
    }
  }

  /// Draws the layer's own content, with an opacity that does not apply to its sublayers.
  private mutating func drawOwn(_ opacity: CGFloat, _ draw: (inout SVGCanvas) -> Void) {
    guard opacity < 1 else { return draw(&canvas) }
    canvas.group({ $0.body.attribute("opacity", opacity) }, content: draw)
  }

  private mutating func drawSublayers(of layer: CALayer, opacity: CGFloat) {
    let children = layer.sublayersByDepth
    guard !children.isEmpty else { return }
    if let list = layer.delegate as? UIScrollView, list.layer === layer {
      labels.merge(ElementLabel.labels(of: list, outerPath: outerPath)) { $1 }
    }
    guard let replicator = layer as? CAReplicatorLayer else {
      for child in children { draw(child, opacity: opacity) }
      return
    }
    for copy in replicator.copies {
      canvas.body.append("<g")
      canvas.body.transform(copy.transform)
      if let filter = canvas.multiplication(by: copy.color) {
        canvas.body.append(" filter=\"url(#\(filter))\"")
      }
      if copy.color.alpha < 1 { canvas.body.attribute("opacity", copy.color.alpha) }
      canvas.body.append(">")
      for child in children { draw(child, opacity: opacity) }
      canvas.body.append("</g>")
    }
  }

  /// Writes an invisible element that names a list element and has its frame as the bounding box.
  private mutating func mark(_ layer: CALayer, _ corners: [CGPoint]? = nil) {
    guard let label = labels[ObjectIdentifier(layer)] else { return }
    outerPath = label.path
    guard options.marksElements else { return }
    canvas.body.append(corners == nil ? "<rect" : "<polygon points=\"")
    if let corners {
      for (index, corner) in corners.enumerated() {
        if index > 0 { canvas.body.append(" ") }
        canvas.body.append(corner.x)
        canvas.body.append(" ")
        canvas.body.append(corner.y)
      }
      canvas.body.append("\"")
    } else {
      canvas.body.attributes(layer.bounds)
    }
    canvas.body.append(" fill=\"none\"")
    canvas.body.attribute(label.attribute, label.path)
    canvas.body.append("/>")
  }
}
