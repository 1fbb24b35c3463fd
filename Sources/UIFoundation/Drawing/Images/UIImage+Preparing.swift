import Foundation

extension UIImage {
  /// Returns the image itself: nothing is decoded here.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Creates a thumbnail of a size in points and passes it to the completion handler, on the
  /// calling thread.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns a thumbnail of a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The format of a renderer that draws at the image's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Creates an image by name from the environment's ``RuntimeEnvironment/Assets``, or from a file of a bundle.
  ///
  /// The configuration is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}
