import Foundation

/// The data types that an object accepts when data is pasted or dropped.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The accepted uniform type identifiers, in order of preference.
  open var acceptableTypeIdentifiers: [String]

  /// Creates a configuration that accepts nothing.
  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// Creates a configuration that accepts given uniform type identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Creates a configuration that accepts the types that a class can read.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Adds accepted uniform type identifiers.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types that a class can read to the accepted types.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}
