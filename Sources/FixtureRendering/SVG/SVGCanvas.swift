import Foundation
import UIKit

/// A canvas that draws display lists as SVG elements and collects the definitions that they refer
/// to.
///
/// Equal definitions are written once. Identifiers count from 1 in the order of use, so that equal
/// drawings give equal bytes.
struct SVGCanvas {
  /// The elements that have been drawn.
  var body = SVGBuffer()
  /// The area that gradients without an outline fill, in the current coordinates.
  var area: CGRect
  private(set) var definitions = SVGBuffer()
  private var ids: [[UInt8]: String] = [:]
  private var imageIDs: [CGImage: String] = [:]
  /// The identifiers of glyphs' outlines; `nil` for glyphs that show nothing.
  var glyphIDs: [GlyphKey: String?] = [:]
  /// The fonts that the picture contains.
  var fontFaces = EmbeddedFonts()
  /// The form of text that is measured with font files.
  let fontText: FixturePictureOptions.FontText
  /// The current nesting depth of drawn images.
  var imageDepth = 0
  /// The current nesting depth of layers.
  var layerDepth = 0
  /// The current nesting depth of display lists.
  var listDepth = 0

  /// The maximum nesting depth of images. Images that are nested deeper are shown as boxes.
  static let maximumImageDepth = 16

  /// The maximum of layers, display lists and images that contain one another.
  ///
  /// Decided here: each has up to two elements, and readers of XML, such as libxml2, reject documents of more
  /// than 256 nested elements.
  static let maximumDepth = 115

  init(area: CGRect, fontText: FixturePictureOptions.FontText = .outlines) {
    self.area = area
    self.fontText = fontText
  }

  /// Returns what a closure draws, without adding it to the body.
  mutating func capture(_ draw: (inout SVGCanvas) -> Void) -> SVGBuffer {
    let start = body.count
    draw(&self)
    return body.cut(from: start)
  }

  /// Adds a definition and returns its identifier. Equal definitions are added once.
  mutating func define(
    _ element: String, attributes: SVGBuffer = SVGBuffer(), content: SVGBuffer
  ) -> String {
    var rest = attributes
    rest.append(">")
    rest.append(content)
    rest.append("</\(element)>")
    let key = Array(element.utf8) + rest.bytes
    if let id = ids[key] { return id }
    let id = "\(element.prefix(1))\(ids.count + 1)"
    ids[key] = id
    definitions.append("<\(element) id=\"\(id)\"")
    definitions.append(rest)
    definitions.append("\n")
    return id
  }

  /// Adds the definition of an encoded image and returns its identifier. Equal images are added
  /// once.
  mutating func define(_ image: CGImage, link: () -> String) -> String {
    if let id = imageIDs[image] { return id }
    let id = "image\(imageIDs.count + 1)"
    imageIDs[image] = id
    definitions.append("<image id=\"\(id)\" preserveAspectRatio=\"none\"")
    definitions.attribute("width", CGFloat(image.width))
    definitions.attribute("height", CGFloat(image.height))
    definitions.append(" href=\"")
    definitions.append(link())
    definitions.append("\"/>\n")
    return id
  }

  /// Draws a group. An empty group is not written.
  ///
  /// - Parameters:
  ///   - attributes: a closure that writes the attributes.
  ///   - content: a closure that draws the content of the group.
  mutating func group(
    _ attributes: (inout SVGCanvas) -> Void, content: (inout SVGCanvas) -> Void
  ) {
    let start = body.count
    body.append("<g")
    attributes(&self)
    body.append(">")
    let inside = body.count
    content(&self)
    guard body.count > inside else { return body.truncate(to: start) }
    body.append("</g>")
  }

  /// Runs a closure with the area converted by a transform.
  mutating func transformingArea(
    by transform: CGAffineTransform, _ draw: (inout SVGCanvas) -> Void
  ) {
    let outer = area
    if !transform.isSingular { area = area.applying(transform.inverted()) }
    draw(&self)
    area = outer
  }
}
