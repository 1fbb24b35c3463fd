import Foundation

/// Something that can be made of the data of an item provider.
///
/// Rule: Foundation's protocol of Apple's systems. Any thread.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that objects of the class can be made of, the most wanted first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type, or throws.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
