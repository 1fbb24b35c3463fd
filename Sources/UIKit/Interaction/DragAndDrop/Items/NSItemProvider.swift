import Foundation

/// Hands data on between views and apps, in one of several types, when somebody asks for it.
///
/// Rule: Foundation's class of Apple's systems, which Foundation on Linux has not.
///
/// - Quirk: what is loaded arrives in a turn of the main queue, where Apple's arrives on a queue of its
///   own; closures are `@Sendable` for that. The class is not `Sendable`.
open class NSItemProvider: NSObject, NSCopying {
  /// Writes data, and calls the closure with it, or with an error.
  public typealias DataLoadHandler =
    @Sendable (
      @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?

  struct Representation {
    let type: TypeIdentifier
    let visibility: NSItemProviderRepresentationVisibility
    let fileOptions: NSItemProviderFileOptions?
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  var representations: [Representation] = []
  var items: [TypeIdentifier: ProvidedItem] = [:]

  /// The name that a file of the data may have; without an extension.
  open var suggestedName: String?

  /// Makes a provider of nothing, for representations to be registered.
  public override init() {
    super.init()
  }

  /// Makes a provider of an object in all of its types.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Makes a provider of a text, an address or data that is said to be of a type; of nothing else.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item, let typeIdentifier, let provided = ProvidedItem(item) else { return }
    items[TypeIdentifier(name: typeIdentifier)] = provided
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { done in
      done(provided.data, nil)
      return nil
    }
  }

  /// Makes a provider of a file; nil for an address that is none of a file that is there.
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

  /// Returns a provider of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = representations
    copy.items = items
    copy.suggestedName = suggestedName
    return copy
  }

  // MARK: Registering

  /// Adds a type whose data a closure writes when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoadHandler
  ) {
    representations.append(
      Representation(
        type: TypeIdentifier(name: typeIdentifier), visibility: visibility, fileOptions: nil,
        load: loadHandler))
  }

  /// Adds a type whose data a closure writes to a file when it is asked for.
  ///
  /// The closure is called with the file's address, whether the file may be used where it is, and an
  /// error.
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

  /// Adds all types of an object.
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

  // MARK: What there is

  /// The types, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] {
    var seen: Set<TypeIdentifier> = []
    return representations.map(\.type).filter { seen.insert($0).inserted }.map(\.name)
  }

  /// Returns the types of files that may be used in a way.
  open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    representations.filter { ($0.fileOptions ?? []).isSuperset(of: fileOptions) }.map(\.type.name)
  }

  /// Returns whether there is a type that is another one, or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns whether there is a file of a type that may be used in a way.
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
  /// The domain of errors whose codes are ``ErrorCode``.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why nothing could be loaded.
  public enum ErrorCode: Int, Hashable, Sendable {
    /// Something else.
    case unknownError = -1
    /// No type that was registered will do.
    case itemUnavailableError = -1000
    /// What was made is of another class.
    case unexpectedValueClassError = -1100
    /// Nothing of the class can be made of the data.
    case unavailableCoercionError = -1200

    /// The error with the code.
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

/// How a file of an item provider may be used; kept as a value.
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file may be opened where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Who may load a representation of an item provider; kept as a value, for there is one app here.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Everybody.
  case all
  /// Apps of the same team.
  case team
  /// Apps of the same group.
  case group
  /// The app itself.
  case ownProcess
}
