import Foundation

/// The variants of one image for different traits, such as one for light and one for dark.
///
/// Any thread.
public final class UIImageAsset: NSObject, Sendable {
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let variants = Locked<[Variant]>([])

  /// Creates an asset without images.
  public override init() {
    super.init()
  }

  /// Registers an image for the traits that a collection specifies, in place of one that is registered
  /// for equal traits.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let variant = Variant(traits: traitCollection, image: UIImage(image.values, asset: self))
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(variant)
    }
  }

  /// Removes the image that is registered for equal traits.
  public func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the registered image that matches traits best, or an empty image if none is registered.
  ///
  /// Decided here, because UIKit's documentation only names the best match: an image matches if none of
  /// its traits is specified differently, and the one with most equal traits is returned, of equal ones
  /// the last that was registered; if none matches, the first.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let variants = variants.withLock { $0 }
    var best: (variant: Variant, count: Int)?
    for variant in variants {
      guard let count = variant.traits.matchCount(with: traitCollection) else { continue }
      if count >= best?.count ?? 0 { best = (variant, count) }
    }
    return (best?.variant ?? variants.first)?.image ?? UIImage()
  }
}

extension UITraitCollection {
  /// Returns the number of traits that both collections specify, or `nil` if one of them differs.
  fileprivate func matchCount(with other: UITraitCollection) -> Int? {
    var (count, differs) = (0, false)
    func compare<Trait: Equatable>(_ own: Trait, _ others: Trait, _ unspecified: Trait) {
      guard own != unspecified, others != unspecified else { return }
      if own == others { count += 1 } else { differs = true }
    }
    compare(userInterfaceStyle, other.userInterfaceStyle, .unspecified)
    compare(layoutDirection, other.layoutDirection, .unspecified)
    compare(
      preferredContentSizeCategory, other.preferredContentSizeCategory, .unspecified)
    compare(horizontalSizeClass, other.horizontalSizeClass, .unspecified)
    compare(verticalSizeClass, other.verticalSizeClass, .unspecified)
    compare(userInterfaceIdiom, other.userInterfaceIdiom, .unspecified)
    compare(displayScale, other.displayScale, 0)
    compare(accessibilityContrast, other.accessibilityContrast, .unspecified)
    compare(legibilityWeight, other.legibilityWeight, .unspecified)
    compare(userInterfaceLevel, other.userInterfaceLevel, .unspecified)
    return differs ? nil : count
  }
}
