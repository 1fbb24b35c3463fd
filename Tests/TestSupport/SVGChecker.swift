import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Finds what a picture must not hold: unknown elements and attributes, scripts, links to elsewhere
/// and to nothing.
package final class SVGChecker: NSObject, XMLParserDelegate {
  private var found: [String] = []
  private var ids: Set<String> = []
  private var links: Set<String> = []
  /// The text of the style sheet that is being read.
  private var styleSheet: String?

  /// Returns what is wrong with a picture; nothing for a valid one.
  package static func problems(in picture: String) -> [String] {
    let checker = SVGChecker()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = checker
    if !parser.parse() { checker.found.append("not well-formed: \(picture.prefix(400))") }
    for link in checker.links.subtracting(checker.ids) {
      checker.found.append("unresolved #\(link)")
    }
    return checker.found
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if !Self.elements.contains(name) { found.append("element \(name)") }
    if name == "style" { styleSheet = "" }
    for (attribute, value) in attributes {
      if !Self.attributes.contains(attribute) { found.append("attribute \(attribute) of \(name)") }
      if attribute == "id", !ids.insert(value).inserted { found.append("two ids \(value)") }
      check(attribute, value)
    }
  }

  package func parser(_ parser: XMLParser, foundCharacters text: String) {
    styleSheet? += text
  }

  /// A style sheet has fonts that are in the picture, and nothing else.
  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == "style" else { return }
    for line in (styleSheet ?? "").split(separator: "\n") where line.wholeMatch(of: fontFace) == nil
    {
      found.append("style sheet \(line.prefix(60))")
    }
    styleSheet = nil
  }

  private let fontFace =
    /@font-face\{font-family:"font[0-9]+";src:url\("data:font\/(ttf|otf);base64,[A-Za-z0-9+\/=]+"\)\}/
  private let fontSettings =
    /font-(variation|feature)-settings:[A-Za-z0-9' .,-]+(;font-feature-settings:[A-Za-z0-9' .,-]+)?/

  private func check(_ attribute: String, _ value: String) {
    if attribute == "href" {
      if value.hasPrefix("#") {
        links.insert(String(value.dropFirst()))
      } else if !["png", "jpeg", "gif"].contains(where: {
        value.hasPrefix("data:image/\($0);base64,")
      }) {
        found.append("link to \(value.prefix(60))")
      }
    }
    if attribute == "style",
      value != "isolation:isolate", !value.hasPrefix("mix-blend-mode:") || value.contains(";"),
      value.wholeMatch(of: fontSettings) == nil
    {
      found.append("style \(value)")
    }
    guard let start = value.range(of: "url(") else { return }
    let rest = value[start.upperBound...]
    guard rest.hasPrefix("#"), let end = rest.firstIndex(of: ")") else {
      return found.append("reference \(value)")
    }
    links.insert(String(rest[rest.index(after: rest.startIndex)..<end]))
  }

  private static let elements: Set<String> = [
    "svg", "title", "defs", "style", "g", "rect", "path", "circle", "polygon", "text", "image",
    "use",
    "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop", "filter", "feFlood",
    "feComposite", "feColorMatrix", "feGaussianBlur", "feOffset", "feMerge", "feMergeNode",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "xml:space", "id", "x", "y", "width", "height", "viewBox", "preserveAspectRatio", "d",
    "points", "cx", "cy", "r", "fx", "fy", "fr", "x1", "y1", "x2", "y2", "fill", "fill-opacity",
    "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity",
    "transform", "clip-path", "mask", "mask-type", "filter", "style", "href", "font-family",
    "font-size", "font-weight", "font-style", "text-anchor", "textLength", "lengthAdjust",
    "letter-spacing",
    "gradientUnits", "patternUnits", "maskUnits", "filterUnits", "offset", "stop-color",
    "stop-opacity", "flood-color", "flood-opacity", "color-interpolation-filters", "in", "in2",
    "operator", "values", "role", "aria-label", "stdDeviation", "dx", "dy", "result", "data-item",
    "data-element",
  ]
}
