import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  /// The types that a string can be written as: plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The types from which a string can be created: plain text, then URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.url"]
  }

  /// Writes the string as UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }

  /// Creates a string from UTF-8, or throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSString(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}

extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
  /// The types that an attributed string can be written as: plain text. Rich text is not supported.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// The types from which an attributed string can be created: plain text. Rich text is not
  /// supported.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Writes the characters as UTF-8, without their attributes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }

  /// Creates an attributed string from UTF-8, or throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = String(data: data, encoding: .utf8),
      let object = NSAttributedString(string: text) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  /// The types that a URL can be written as. The instance property also contains the type of file
  /// URLs for a file URL.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// The types that this URL can be written as: for a file URL, the type of file URLs; then the
  /// type of URLs.
  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? ["public.file-url", "public.url"] : ["public.url"]
  }

  /// The types from which a URL can be created.
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

  /// Creates a URL from data, or throws an error for data that is not a URL.
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

  /// The types that a color can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// The types from which a color can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// Writes the four components of the color. For a pattern color, which has none, it reports an
  /// error.
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

  /// Creates a color from written components, or throws an error for other bytes.
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
  /// The types that an image can be written as: PNG, then JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// The image file types from which an image can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  }

  /// Writes the image as a file. For an image that was not created from a file, it reports an
  /// error.
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

  /// Creates an image from an image file, or throws an error for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let object = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError.error
    }
    return object
  }
}
