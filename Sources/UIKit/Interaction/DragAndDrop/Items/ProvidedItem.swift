import Foundation

/// A text, an address or data that an item provider was made of, as values that any thread may have.
enum ProvidedItem: Sendable {
  case data(Data)
  case text(String)
  case url(URL)

  init?(_ item: any NSSecureCoding) {
    switch item {
    case let data as NSData: self = .data(Data(referencing: data))
    case let text as NSString: self = .text("\(text)")
    case let url as NSURL:
      guard let url = url.absoluteURL else { return nil }
      self = .url(url)
    default: return nil
    }
  }

  /// The bytes that stand for the item.
  var data: Data {
    switch self {
    case .data(let data): data
    case .text(let text): Data(text.utf8)
    case .url(let url): Data(url.absoluteString.utf8)
    }
  }

  /// The item again.
  var object: any NSSecureCoding {
    switch self {
    case .data(let data): data as NSData
    case .text(let text): text as NSString
    case .url(let url): url as NSURL
    }
  }
}
