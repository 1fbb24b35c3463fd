import Foundation

/// An object that transfers data between views and apps, in one of several types, on request.
///
/// Rule: Foundation's class of Apple's systems, which Foundation on Linux does not have.
///
/// - Quirk: Loaded values arrive in a step on the main queue, where Apple's arrive on a private
///   queue, so that closures are `@Sendable`. The class is not `Sendable`.
open class NSItemProvider: NSObject, NSCopying {
  struct Representation {
    let type: TypeIdentifier
    let visibility: NSItemProviderRepresentationVisibility
    let fileOptions: NSItemProviderFileOptions?
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  var representations: [Representation] = []
  var items: [TypeIdentifier: ProvidedItem] = [:]

  /// The suggested name of a file with the data, without an extension.
  open var suggestedName: String?

  /// Creates an empty provider. Register representations to fill it.
  public override init() {
    super.init()
  }

  /// Creates a provider of an object, in all types that the object can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of a text, a URL, or data with a type identifier. For any other item, the
  /// provider is empty.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier, let provided = ProvidedItem(item) else { return }
    items[TypeIdentifier(name: typeIdentifier)] = provided
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done(provided.data, nil)
      return nil
    }
  }

  /// Creates a provider of a file, or returns `nil` if the URL is not that of an existing file.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path)
    else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = TypeIdentifier(fileExtension: fileURL.pathExtension)
    registerDataRepresentation(forTypeIdentifier: type.name, visibility: .all) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
    registerObject(fileURL as NSURL, visibility: .all)
  }

  /// Returns a provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = representations
    copy.items = items
    copy.suggestedName = suggestedName
    return copy
  }

  // MARK: Registering representations

  /// Registers a type whose data a closure provides on request.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (Data?, (any Error)?) -> Void
      ) -> Progress?
  ) {
    representations.append(
      Representation(
        type: TypeIdentifier(name: typeIdentifier), visibility: visibility, fileOptions: nil,
        load: loadHandler))
  }

  /// Registers a type whose data a closure writes to a file on request.
  ///
  /// The closure receives the URL of the file, a Boolean value that indicates whether the file can
  /// be opened in place, and an error.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
        @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
      ) -> Progress?
  ) {
    representations.append(
      Representation(
        type: TypeIdentifier(name: typeIdentifier), visibility: visibility,
        fileOptions: fileOptions
      ) { done in
        loadHandler { url, _, error in
          guard let url else { return done(nil, error) }
          do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
        }
      })
  }

  /// Registers all types that an object can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in object.writableTypeIdentifiersForItemProvider {
      representations.append(
        Representation(
          type: TypeIdentifier(name: type), visibility: visibility, fileOptions: nil
        ) { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) })
    }
  }

  // MARK: Registered types

  /// The registered type identifiers, in the order of registration.
  open var registeredTypeIdentifiers: [String] {
    var seen: Set<TypeIdentifier> = []
    return representations.map(\.type).filter { seen.insert($0).inserted }.map(\.name)
  }

  /// Returns the registered type identifiers of files that support given file options.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { ($0.fileOptions ?? []).isSuperset(of: fileOptions) }.map(\.type.name)
  }

  /// Returns a Boolean value that indicates whether a registered type conforms to a type
  /// identifier.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns a Boolean value that indicates whether a registered file type conforms to a type
  /// identifier and supports given file options.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    representations.contains {
      $0.type.conforms(to: TypeIdentifier(name: typeIdentifier))
        && ($0.fileOptions ?? []).isSuperset(of: fileOptions)
    }
  }

  func representation(_ typeIdentifier: String) -> Representation? {
    representations.first { $0.type.conforms(to: TypeIdentifier(name: typeIdentifier)) }
  }
}

extension NSItemProvider {
  /// The domain of item provider errors. Their codes are ``ErrorCode`` values.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The code of an item provider error.
  public enum ErrorCode: Int, Hashable, Sendable {
    /// The error is unknown.
    case unknownError = -1
    /// None of the registered types is suitable.
    case itemUnavailableError = -1000
    /// The loaded value is of another class.
    case unexpectedValueClassError = -1100
    /// The data cannot be converted to the class.
    case unavailableCoercionError = -1200

    /// The error object with the code.
    var error: NSError {
      NSError(
        domain: NSItemProvider.errorDomain, code: rawValue,
        userInfo: [NSLocalizedDescriptionKey: description])
    }

    private var description: String {
      switch self {
      case .unknownError: "The item could not be loaded."
      case .itemUnavailableError: "The provider has no representation of the type."
      case .unexpectedValueClassError: "The loaded item is of another class."
      case .unavailableCoercionError: "The data cannot be read as the class."
      }
    }
  }
}

/// The options for using a file of an item provider. Stored but not used by the runtime.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file can be opened in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// The processes that can load a representation of an item provider. Stored but not used by the
/// runtime, which has one app.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// All apps can load the representation.
  case all
  /// Apps of the same team can load the representation.
  case team
  /// Apps of the same group can load the representation.
  case group
  /// Only the app itself can load the representation.
  case ownProcess
}
