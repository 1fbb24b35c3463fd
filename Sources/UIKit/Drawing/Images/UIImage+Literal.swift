/// The type of an image literal, which Xcode writes as `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Finds an image by name as ``init(named:)`` does; a name that is not found gives an empty image.
  ///
  /// UIKit ends the process there; a library of tests does not.
  public convenience init(imageLiteralResourceName name: String) {
    self.init((UIImage(named: name) ?? UIImage()).values)
  }
}
