import Foundation

extension NSAttributedString {
  /// Creates an attributed string from the data of a plain-text document.
  ///
  /// UIKit reads web pages with a browser engine and rich text with its own reader. The runtime has
  /// neither and throws an error for both.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: The type of the document, by default plain text; its encoding, by default UTF-8;
  ///     and the attributes of its text.
  ///   - dict: A pointer that receives the type and the encoding.
  /// - Throws: A `CocoaError`: `fileReadInapplicableStringEncoding` for data that is invalid in the
  ///   encoding, 65806 (UIKit's `NSTextReadInapplicableDocumentTypeError`) for another type.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = Self.documentType(options[.documentType])
    guard type == .plain else { throw Self.inapplicable(type, code: 65806) }
    let encoding = Self.encoding(options[.characterEncoding])
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
    self.init(string: text, attributes: options[.defaultAttributes] as? [Key: Any])
  }

  /// Creates an attributed string from the file of a plain-text document, as
  /// ``init(data:options:documentAttributes:)`` does.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns the characters of a range as the data of a plain-text document.
  ///
  /// - Parameters:
  ///   - range: The range of characters, in UTF-16 code units.
  ///   - dict: The type of the document, by default plain text, and its encoding, by default UTF-8.
  /// - Returns: The document.
  /// - Throws: A `CocoaError`: `fileWriteInapplicableStringEncoding` for characters that the
  ///   encoding lacks, 66062 (UIKit's `NSTextWriteInapplicableDocumentTypeError`) for another type.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = Self.documentType(dict[.documentType])
    guard type == .plain else { throw Self.inapplicable(type, code: 66062) }
    let encoding = Self.encoding(dict[.characterEncoding])
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }

  private static func documentType(_ value: Any?) -> DocumentType {
    (value as? DocumentType) ?? (value as? String).map(DocumentType.init(rawValue:)) ?? .plain
  }

  private static func encoding(_ value: Any?) -> String.Encoding {
    (value as? String.Encoding) ?? (value as? UInt).map(String.Encoding.init(rawValue:))
      ?? (value as? Int).flatMap { UInt(exactly: $0) }.map(String.Encoding.init(rawValue:)) ?? .utf8
  }

  private static func inapplicable(_ type: DocumentType, code: Int) -> CocoaError {
    CocoaError(
      CocoaError.Code(rawValue: code),
      userInfo: [
        NSLocalizedDescriptionKey: "A document of the kind \(type.rawValue) is not read or written "
          + "here: only \(DocumentType.plain.rawValue) is. Give the test the plain text of the document."
      ])
  }
}

extension NSAttributedString {
  /// The type of a document that an attributed string is read from or written to.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The raw value of the type, the same string as in UIKit.
    public let rawValue: String

    /// Creates a type from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A plain-text document.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A rich-text document. This type is not read or written by the runtime.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// A rich-text document with attachments. This type is not read or written by the runtime.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// An HTML document. This type is not read or written by the runtime.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the option, the same string as in UIKit.
    public let rawValue: String

    /// Creates an option key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the document's type, a ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The key of the character encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The key of the attributes for text without attributes, a dictionary.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A key of a property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the property, the same string as in UIKit.
    public let rawValue: String

    /// Creates a property key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the document's type, a ``NSAttributedString/DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The key of the character encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The key of the attributes for text without attributes, a dictionary.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
  }
}
