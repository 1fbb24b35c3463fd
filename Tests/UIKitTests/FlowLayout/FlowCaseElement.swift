import UIKit

/// An element as the flow-layout file writes it: kind, section and index.
struct FlowCaseElement: Decodable, Sendable {
  let element: FlowElement

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let kind = try container.decode(String.self)
    let section = try container.decode(Int.self)
    let index = try container.decode(Int.self)
    switch kind {
    case "h": element = .header(section: section)
    case "f": element = .footer(section: section)
    case "i": element = .item(index, section: section)
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown kind of element '\(kind)'")
    }
  }
}
