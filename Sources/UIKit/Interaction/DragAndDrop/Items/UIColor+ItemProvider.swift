import Foundation

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  private static let typeIdentifier = "com.apple.uikit.color"

  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

  /// Writes the four components; a pattern, which has none, is an error.
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

  /// Reads what was written; throws for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4,
      let object = UIColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else { throw NSItemProvider.ErrorCode.unavailableCoercionError.error }
    return object
  }
}
