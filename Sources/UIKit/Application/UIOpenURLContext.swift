import Foundation

/// An address that a scene is to open, and from where it comes.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL
  /// From where it comes.
  public let options: UIScene.OpenURLOptions

  /// Makes a context.
  package init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}
