import Foundation

extension UIScene {
  /// The options for opening a URL from a scene.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an app with a universal link may open the URL.
    /// The default is `false`.
    open var universalLinksOnly = false

    /// Creates default options.
    public override init() {
      super.init()
    }
  }

  /// Records the URL. Nothing is opened, and the options are
  /// ignored.
  ///
  /// The completion handler receives `false` in a later step on the main queue, as that of
  /// ``UIApplication`` does.
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}

extension UIScene {
  /// The origin of a URL that a scene must open.
  @preconcurrency @MainActor public struct OpenURLOptions {
    /// The bundle identifier of the sending app, or `nil` for an app of another developer.
    public let sourceApplication: String?
    /// The property list that the sending app passes, or `nil`.
    public let annotation: Any?
    /// A Boolean value that indicates whether the file may be opened in place.
    public let openInPlace: Bool

    package init(sourceApplication: String?) {
      self.sourceApplication = sourceApplication
      annotation = nil
      openInPlace = false
    }
  }
}

/// A URL that a scene must open, with its origin.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL to open.
  public let url: URL
  /// The origin of the URL.
  public let options: UIScene.OpenURLOptions

  /// Creates a context.
  package init(url: URL, options: UIScene.OpenURLOptions) {
    self.url = url
    self.options = options
    super.init()
  }
}
