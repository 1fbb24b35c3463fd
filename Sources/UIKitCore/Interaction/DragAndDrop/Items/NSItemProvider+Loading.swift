import Foundation

extension NSItemProvider {
  /// Returns a Boolean value that indicates whether an object of a class can be created from one of
  /// the registered types.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  /// Returns a Boolean value that indicates whether a value such as a `String` or a `URL` can be
  /// created from one of the registered types.
  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Creates an object from the first suitable type that its class can read, and passes it to the
  /// completion handler.
  ///
  /// The error has a code of ``ErrorCode``, or is the error of the code that wrote or read the
  /// data.
  ///
  /// - Quirk: An object that was loaded as an `NSString` cannot be cast to a `String`, because
  ///   Swift does not bridge classes on Linux. Load a `String` itself.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let type = readableType(of: aClass) else {
      return fail(.itemUnavailableError) { completionHandler(nil, $0) }
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Creates a value such as a `String` or a `URL`, and passes it to the completion handler.
  @discardableResult
  public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      guard let object = object as? Value._ObjectiveCType else {
        return completionHandler(nil, error)
      }
      var value: Value?
      let isBridged = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      completionHandler(value, isBridged ? nil : ErrorCode.unexpectedValueClassError.error)
    }
  }

  /// Passes the data of a type, or of a type that conforms to it, to the completion handler, or an
  /// error.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(typeIdentifier) else {
      return fail(.itemUnavailableError) { completionHandler(nil, $0) }
    }
    let progress = Progress(totalUnitCount: 1)
    let environment = RuntimeEnvironment.current
    let step = RuntimeScheduling.Step(.main, "load item")
    _ = representation.load { data, error in
      environment.enqueueOnMain(step) { completionHandler(data, error) }
    }
    progress.completedUnitCount = 1
    return progress
  }

  /// Writes the data of a type to a temporary file, which is deleted when the completion handler
  /// returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        completionHandler(url, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Passes the provider's original item to the completion handler if it has the type, otherwise
  /// the data of the type.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let wanted = TypeIdentifier(name: typeIdentifier)
    let item = items.first { $0.key.conforms(to: wanted) }?.value
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler((item ?? data.map(ProvidedItem.data))?.object, error)
    }
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first { representation($0) != nil }
  }

  private func fail(
    _ code: ErrorCode, _ completion: @escaping @Sendable (any Error) -> Void
  ) -> Progress {
    RuntimeEnvironment.current.enqueueOnMain(RuntimeScheduling.Step(.main, "load item")) {
      completion(code.error)
    }
    return Progress(totalUnitCount: 1)
  }
}

/// A text, a URL, or data with which an item provider was created, as a value that can be used on
/// any thread.
enum ProvidedItem: Sendable {
  case data(Data)
  case text(String)
  case url(URL)

  init?(_ item: any NSSecureCoding) {
    switch item {
    case let data as NSData: self = .data(Data(referencing: data))
    case let text as NSString: self = .text("\(text)")
    case let url as NSURL:
      guard let url = url.absoluteURL else { return nil }
      self = .url(url)
    default: return nil
    }
  }

  /// The item as data.
  var data: Data {
    switch self {
    case .data(let data): data
    case .text(let text): Data(text.utf8)
    case .url(let url): Data(url.absoluteString.utf8)
    }
  }

  /// The item as an object.
  var object: any NSSecureCoding {
    switch self {
    case .data(let data): data as NSData
    case .text(let text): text as NSString
    case .url(let url): url as NSURL
    }
  }
}
