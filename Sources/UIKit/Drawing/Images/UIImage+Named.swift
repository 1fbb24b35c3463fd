import Foundation

extension UIImage {
  /// Finds an image by name: in the environment's ``AssetCatalog``, else a file of the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image by name: in the environment's ``AssetCatalog``, else a file of a bundle.
  ///
  /// A file is looked for at the screen's scale first, then at smaller ones, as `name@2x.png`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let environment = RuntimeEnvironment.current
    if let image = environment.assets.images[name] {
      self.init(image.values)
      return
    }
    let asked = traitCollection?.displayScale ?? 0
    let scale = asked > 0 ? asked : environment.screen.scale
    guard
      let file = ImageFileName.find(name, in: bundle ?? .main, scale: scale),
      let data = FileManager.default.contents(atPath: file.path),
      let size = ImageHeader.pixelSize(of: data)
    else { return nil }
    let pixels = CGImage(width: size.width, height: size.height, source: .named(name))
    self.init(cgImage: pixels, scale: file.scale, orientation: .up)
  }
}

/// Names of image files: `photo@2x.png` holds two pixels a point.
enum ImageFileName {
  /// The scale that a path states; 1 without a statement.
  static func scale(ofPath path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  /// The path and the scale of the best file for a screen's scale.
  static func find(_ name: String, in bundle: Bundle, scale: CGFloat) -> (
    path: String, scale: CGFloat
  )? {
    let given = (name as NSString).pathExtension
    let base = given.isEmpty ? name : (name as NSString).deletingPathExtension
    let kinds = given.isEmpty ? ["png", "jpg", "jpeg", "gif"] : [given]
    let scales = [1, 2, 3].sorted { abs($0 - scale) < abs($1 - scale) }
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(Int(scale))x"
      for kind in kinds {
        if let path = bundle.path(forResource: base + suffix, ofType: kind) {
          return (path, scale)
        }
      }
    }
    return nil
  }
}

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

/// The name of an image of an asset catalog, as Xcode writes it for each image.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalog.
  let name: String
  /// Where the catalog is.
  let bundle: Bundle

  /// Creates the name of an image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

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
