import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The type of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The types of plain text and of URLs, in this order.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.url"]
  }

  /// Writes the text as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Reads UTF-8, and throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The type of plain text. Rich text is not written.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The type of plain text. Rich text is not read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes the text as UTF-8, without its attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }

  /// Reads UTF-8, and throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSAttributedString(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The type of URLs. For a file URL the instance property also has the type of file URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The type of URLs, and for a file URL before it the type of file URLs.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// The types of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// Writes the URL as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads a URL, and throws an error for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8), !text.isEmpty,
      let object = NSURL(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  private static let typeIdentifier = "com.apple.uikit.color"

  /// The type of colors.
  public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// The type of colors.
  public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// Writes the four components. A pattern color, which has none, is an error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      completionHandler(nil, NSItemProvider.ErrorCode.itemUnavailableError.error)
      return nil
    }
    do {
      completionHandler(
        try JSONEncoder().encode([red, green, blue, alpha].map(Double.init)), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Reads the written components, and throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4,
      let object = UIColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types of image files: PNG, then JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// The types of image files that the decoder reads.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  }

  /// Writes the image as a file. An image without image data is an error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(
      data, data == nil ? NSItemProvider.ErrorCode.itemUnavailableError.error : nil)
    return nil
  }

  /// Reads an image file, and throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let object = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError.error
    }
    return object
  }
}
