import Foundation

/// A type whose instances can be created from the data of an item provider.
///
/// Rule: Foundation's protocol of Apple's systems.
///
/// This protocol can be used from any thread.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types from which instances can be created, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of a type, or throws an error.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A type whose instances an item provider can transfer as data of one of several types.
///
/// Rule: Foundation's protocol of Apple's systems.
///
/// This protocol can be used from any thread.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that instances can be written as, with the most faithful type first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object can be written as. The default is the types of its class.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns the processes that can load instances as a given type. The default is all.
  static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Writes the object as data of a type, and passes the data or an error to the completion
  /// handler.
  ///
  /// - Returns: The progress, or `nil` if the closure was called before the method returns.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The default implementation returns the types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// The default implementation returns `all`.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    .all
  }
}
