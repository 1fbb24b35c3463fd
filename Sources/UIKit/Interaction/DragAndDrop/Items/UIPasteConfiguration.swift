import Foundation

/// What an object takes when something is pasted or dropped.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The uniform type identifiers that are taken, the best first.
  open var acceptableTypeIdentifiers: [String]

  /// Makes a configuration that takes nothing.
  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }

  /// Makes a configuration that takes some types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Makes a configuration that takes what a class can be read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Takes more types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Takes what a class can be read from, too.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}
