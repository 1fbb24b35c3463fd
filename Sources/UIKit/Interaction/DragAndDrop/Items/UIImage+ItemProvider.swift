import Foundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// Image files: a PNG, then a JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// The image files that the decoder reads.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  }

  /// Writes the image as a file; one without data of its own is an error.
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

  /// Reads an image file; throws for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let object = UIImage(data: data) as? Self else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError.error
    }
    return object
  }
}
