import Foundation
import UIKit

extension SVGCanvas {
  /// Draws a list with its shadow.
  mutating func draw(
    _ list: RuntimeDrawing.DisplayList, with shadow: RuntimeDrawing.DisplayList.Shadow
  ) {
    let id = shadowFilter(shadow, around: list.extent ?? area)
    group({ $0.body.append(" filter=\"url(#\(id))\"") }) { $0.draw(list) }
  }

  /// Defines a filter that draws a blurred, offset silhouette below the drawing, and returns its
  /// identifier.
  ///
  /// `feDropShadow` would be shorter, but not every renderer knows it. A blur of Core Graphics is twice
  /// the standard deviation.
  mutating func shadowFilter(
    _ shadow: RuntimeDrawing.DisplayList.Shadow, around extent: CGRect, keepsSource: Bool = true
  ) -> String {
    let reach = shadow.blur * 1.5 + 1
    let moved = extent.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let region = extent.union(moved).insetBy(dx: -reach, dy: -reach)
    var effects = SVGBuffer()
    effects.append("<feGaussianBlur in=\"SourceAlpha\"")
    effects.attribute("stdDeviation", max(0, shadow.blur / 2))
    effects.append("/><feOffset")
    effects.attribute("dx", shadow.offset.width)
    effects.attribute("dy", shadow.offset.height)
    effects.append(" result=\"shadow\"/><feFlood")
    effects.attribute("flood-color", shadow.color.rgba, opacityName: "flood-opacity")
    effects.append("/><feComposite in2=\"shadow\" operator=\"in\"/>")
    if keepsSource {
      effects.append("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    }
    return filter(region, effects)
  }

  /// Defines a filter that fills the silhouette of the drawing with a color, and returns its
  /// identifier.
  mutating func tintFilter(_ color: RGBA, over extent: CGRect) -> String {
    var effects = SVGBuffer()
    effects.append("<feFlood")
    effects.attribute("flood-color", color, opacityName: "flood-opacity")
    effects.append("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>")
    return filter(extent, effects)
  }

  /// Defines a filter that makes the drawing black or white but keeps its opacity, times a factor, and
  /// returns its identifier.
  mutating func silhouette(color: String, opacityFactor: CGFloat = 1) -> String {
    var effects = SVGBuffer()
    if opacityFactor != 1 {
      effects.append("<feColorMatrix values=\"1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 ")
      effects.append(opacityFactor)
      effects.append(" 0\" result=\"shape\"/>")
    }
    let shape = opacityFactor == 1 ? "SourceAlpha" : "shape"
    effects.append("<feFlood flood-color=\"\(color)\"/>")
    effects.append("<feComposite in2=\"\(shape)\" operator=\"in\"/>")
    return filter(Self.everywhere, effects)
  }

  /// Defines a filter that multiplies the colors of its source, and returns its identifier; `nil` for
  /// white. The opacity of the color is left out.
  mutating func multiplication(by color: RGBA) -> String? {
    let factors = [color.red, color.green, color.blue]
    guard factors.contains(where: { $0 != 1 }) else { return nil }
    var effects = SVGBuffer()
    effects.append("<feColorMatrix values=\"")
    for (row, factor) in factors.enumerated() {
      for column in 0..<5 {
        effects.append(factor: column == row ? factor : 0)
        effects.append(" ")
      }
    }
    effects.append("0 0 0 1 0\"/>")
    return filter(Self.everywhere, effects)
  }

  private mutating func filter(_ region: CGRect, _ effects: SVGBuffer) -> String {
    var attributes = SVGBuffer.region(region, units: "filterUnits")
    attributes.append(" color-interpolation-filters=\"sRGB\"")
    return define("filter", attributes: attributes, content: effects)
  }
}
