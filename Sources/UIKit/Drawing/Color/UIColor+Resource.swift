import Foundation

extension UIColor {
  /// Finds a colour by the name that Xcode has written for it: as ``UIColor/init(named:)`` does.
  ///
  /// Xcode writes the name of what is there, so the initializer does not fail; any thread.
  ///
  /// - Quirk: a colour that the environment's ``AssetCatalog`` lacks is clear.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((color ?? .clear).content)
  }
}
