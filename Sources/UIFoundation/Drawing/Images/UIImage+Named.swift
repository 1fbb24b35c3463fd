import Foundation

extension UIImage {
  /// Creates an image by name from the environment's ``RuntimeEnvironment/Assets``, or from a file of the main
  /// bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image by name from the environment's ``RuntimeEnvironment/Assets``, or from a file of a bundle.
  ///
  /// A missing image is `nil` and reported as the advisory `missing-image`.
  ///
  /// The file whose scale is nearest to that of the traits or the screen is preferred, as in
  /// `name@2x.png`.
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
    else {
      environment.reportMissingImage(name)
      return nil
    }
    let pixels = CGImage(width: size.width, height: size.height, source: .named(name))
    self.init(cgImage: pixels, scale: file.scale, orientation: .up)
  }
}

extension RuntimeEnvironment {
  fileprivate func reportMissingImage(_ name: String) {
    report(
      RuntimeViolation(
        .missingImage, severity: .advisory, subject: "UIImage",
        message: "No image is named '\(name)' in the environment's assets or in the bundle.",
        remedy: "Add it to the environment: environment.assets.images[\"\(name)\"] = image."))
  }
}

extension RuntimeViolation.Code {
  /// An image was loaded by a name that neither the environment's assets nor the bundle has.
  public static let missingImage = Self(rawValue: "missing-image")
}

/// The conventions for the names of image files: `photo@2x.png` contains two pixels per point.
enum ImageFileName {
  /// Returns the scale that a file name contains, such as 2 for `@2x`, or 1 when there is none.
  static func scale(ofPath path: String) -> CGFloat {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    if name.hasSuffix("@3x") { return 3 }
    return name.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the path and the scale of the best file for a screen scale, or `nil`.
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
  /// Creates an image from a symbol that Xcode generates for an asset, as ``UIImage/init(named:)``
  /// does.
  ///
  /// The initializer does not fail, because Xcode generates symbols for existing assets only. It
  /// can be called on any thread.
  ///
  /// - Quirk: an image that is missing in the environment's ``RuntimeEnvironment/Assets`` and the bundle is
  ///   empty.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init((image ?? UIImage()).values)
  }
}

/// The symbol that Xcode generates for an image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  /// The name in the asset catalog.
  let name: String
  /// The bundle of the asset catalog.
  let bundle: Bundle

  /// Creates an image resource.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The type of image literals, which Xcode writes as `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image by name as ``init(named:)`` does. An unknown name gives an empty image.
  ///
  /// UIKit ends the process for an unknown name; a library for tests must not.
  public convenience init(imageLiteralResourceName name: String) {
    self.init((UIImage(named: name) ?? UIImage()).values)
  }
}
