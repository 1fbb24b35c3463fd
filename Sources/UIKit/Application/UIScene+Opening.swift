import Foundation

extension UIScene {
  /// How a scene opens an address.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether only an app, not a browser, may open the address; default no.
    open var universalLinksOnly = false

    /// Makes options.
    public override init() {
      super.init()
    }
  }

  /// Notes the address in ``UIApplication/openedURLs``; without a device nothing opens.
  ///
  /// The completion runs with a later main turn and says no, as of ``UIApplication``'s method.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}

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
