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
