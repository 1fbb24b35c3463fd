import Foundation

extension NSAttributedString {
  /// What kind of document a text is read from or written to.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the kind.
    public let rawValue: String

    /// Makes a kind from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; not read or written here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments; not read or written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A web page; not read or written here.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// Something to know before a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Makes an option from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The document's kind, a ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How characters are written, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none, by their keys.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Something that is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the attribute.
    public let rawValue: String

    /// Makes an attribute from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The document's kind, a ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How characters are written, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none, by their keys.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }
}
