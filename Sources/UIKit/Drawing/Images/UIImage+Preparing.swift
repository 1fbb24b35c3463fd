import Foundation

extension UIImage {
  /// Decodes the image for the screen: nothing is decoded here, it is the image itself.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Makes the image of a size in points and hands it over, in the calling thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Makes the image of a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The format of a renderer that draws an image as this one: its scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Finds an image by name: in the environment's ``AssetCatalog``, else a file of a bundle.
  ///
  /// A symbol's configuration does not matter to an image of the app.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}
