import Foundation
import UIKit

/// The ways in which a picture shows a blend mode.
enum BlendForm: Hashable {
  /// The drawing has the style property `mix-blend-mode` with a value, or none for the normal mode.
  case style(String?)
  /// The drawing erases the content below it, and is itself drawn if `staysItself` is `true`.
  case erasing(staysItself: Bool)
  /// The content below remains only inside the drawing, which is not itself drawn.
  case keepingBelow
  /// The drawing is placed below the existing content.
  case below
  /// SVG cannot show the mode, so that a box is drawn.
  case boxed

  init(_ mode: CGBlendMode) {
    switch mode {
    case .normal: self = .style(nil)
    case .multiply: self = .style("multiply")
    case .screen: self = .style("screen")
    case .overlay: self = .style("overlay")
    case .darken: self = .style("darken")
    case .lighten: self = .style("lighten")
    case .colorDodge: self = .style("color-dodge")
    case .colorBurn: self = .style("color-burn")
    case .softLight: self = .style("soft-light")
    case .hardLight: self = .style("hard-light")
    case .difference: self = .style("difference")
    case .exclusion: self = .style("exclusion")
    case .hue: self = .style("hue")
    case .saturation: self = .style("saturation")
    case .color: self = .style("color")
    case .luminosity: self = .style("luminosity")
    case .clear, .destinationOut: self = .erasing(staysItself: false)
    case .copy: self = .erasing(staysItself: true)
    case .destinationOver: self = .below
    case .destinationIn: self = .keepingBelow
    case .sourceIn, .sourceOut, .sourceAtop, .destinationAtop, .xor, .plusDarker, .plusLighter:
      self = .boxed
    }
  }
}

extension SVGCanvas {
  /// Appends the style of a blend mode, if SVG has the mode.
  mutating func mix(_ blend: CGBlendMode) {
    guard case .style(let name?) = BlendForm(blend) else { return }
    body.append(" style=\"mix-blend-mode:\(name)\"")
  }

  /// Draws with a blend mode over what the same list has already drawn.
  mutating func compose(
    _ blend: CGBlendMode, above start: Int, extent: CGRect, _ draw: (inout SVGCanvas) -> Void
  ) {
    guard blend != .normal else { return draw(&self) }
    switch BlendForm(blend) {
    case .style: draw(&self)
    case .erasing(let staysItself):
      // A copy replaces what lies below, also where it is translucent itself.
      erase(above: start, opacityFactor: staysItself ? 255 : 1, draw)
      if staysItself { draw(&self) }
    case .keepingBelow:
      let shape = capture { $0.asMask(of: "white", draw) }
      maskBelow(above: start, with: shape)
    case .below:
      let element = capture(draw)
      body.insert(element, at: start)
    case .boxed: box(extent, label: "blend mode \(blend)")
    }
  }

  /// Erases what the list has already drawn inside the drawing of a closure, to the part that is the
  /// drawing's opacity times a factor.
  mutating func erase(
    above start: Int, opacityFactor: CGFloat = 1, _ draw: (inout SVGCanvas) -> Void
  ) {
    guard body.count > start else { return }
    let shape = capture { canvas in
      canvas.body.append("<rect")
      canvas.body.attributes(Self.everywhere)
      canvas.body.append(" fill=\"white\"/>")
      canvas.asMask(of: "black", opacityFactor: opacityFactor, draw)
    }
    maskBelow(above: start, with: shape)
  }

  private mutating func asMask(
    of color: String, opacityFactor: CGFloat = 1, _ draw: (inout SVGCanvas) -> Void
  ) {
    let id = silhouette(color: color, opacityFactor: opacityFactor)
    group({ $0.body.append(" filter=\"url(#\(id))\"") }, content: draw)
  }

  private mutating func maskBelow(above start: Int, with shape: SVGBuffer) {
    let below = body.cut(from: start)
    guard !below.isEmpty else { return }
    let id = define("mask", attributes: .region(Self.everywhere), content: shape)
    body.append("<g mask=\"url(#\(id))\">")
    body.append(below)
    body.append("</g>")
  }

  /// A region larger than any screen, for masks of drawings of unknown extent.
  static var everywhere: CGRect { CGRect(x: -8192, y: -8192, width: 16384, height: 16384) }
}
