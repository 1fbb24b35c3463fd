extension UIScene {
  /// From where an address comes that a scene is to open.
  @preconcurrency @MainActor public struct OpenURLOptions {
    /// The name of the app that asks; nil for another developer's.
    public let sourceApplication: String?
    /// What the asking app tells; nil when it says nothing.
    public let annotation: Any?
    /// Whether the file is copied before it is changed.
    public let openInPlace: Bool

    init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      annotation = nil
      openInPlace = false
    }
  }
}
