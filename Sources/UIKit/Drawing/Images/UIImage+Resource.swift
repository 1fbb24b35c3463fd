import Foundation

extension UIImage {
  /// Finds an image by the name that Xcode has written for it: as ``UIImage/init(named:)`` does.
  ///
  /// Xcode writes the name of what is there, so the initializer does not fail; any thread.
  ///
  /// - Quirk: an image that the environment's ``AssetCatalog`` and the bundle lack is an empty one.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((image ?? UIImage()).values)
  }
}
