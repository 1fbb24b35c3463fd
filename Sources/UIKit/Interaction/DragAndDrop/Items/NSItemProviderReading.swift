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

/// Something that an item provider can hand on as data of one of several types.
///
/// Rule: Foundation's protocol of Apple's systems. Any thread.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that objects of the class can be written as, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types that this object can be written as; those of its class unless it says otherwise.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may load a type of the class; everybody unless the class says otherwise.
  static func itemProviderVisibilityForRepresentation(withTypeIdentifier typeIdentifier: String)
    -> NSItemProviderRepresentationVisibility
  /// Writes the object as data of a type, and calls the closure with it, or with an error.
  ///
  /// - Returns: how far it is; nil when the closure was called before the return.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Everybody.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    .all
  }
}
