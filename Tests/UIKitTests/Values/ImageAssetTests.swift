import Testing
import UIKit

@Suite("Image assets")
struct ImageAssetTests {
  private let light = UIImage(name: "light", size: CGSize(width: 1, height: 1))
  private let dark = UIImage(name: "dark", size: CGSize(width: 1, height: 1))
  private let lightTraits = UITraitCollection(userInterfaceStyle: .light)
  private let darkTraits = UITraitCollection(userInterfaceStyle: .dark)

  @Test("an asset returns the image for the traits, which knows its asset")
  func variants() {
    let asset = UIImageAsset()
    #expect(asset.image(with: lightTraits).size == .zero)
    asset.register(light, with: lightTraits)
    #expect(asset.image(with: darkTraits) == light)
    asset.register(dark, with: darkTraits)
    #expect(asset.image(with: lightTraits) == light)
    let found = asset.image(with: darkTraits)
    #expect(found == dark && found.imageAsset === asset && dark.imageAsset == nil)
    #expect(found.withRenderingMode(.alwaysTemplate).imageAsset === asset)
    asset.unregisterImage(with: darkTraits)
    #expect(asset.image(with: darkTraits) == light)
  }

  @Test("the image with most equal traits matches best, and a later registration replaces one")
  func bestMatch() {
    let asset = UIImageAsset()
    let (wide, other) = (UIImage(name: "wide", size: .zero), UIImage(name: "other", size: .zero))
    let wideTraits = UITraitCollection(traitsFrom: [
      darkTraits, UITraitCollection(horizontalSizeClass: .regular),
    ])
    asset.register(wide, with: wideTraits)
    asset.register(dark, with: darkTraits)
    #expect(asset.image(with: wideTraits) == wide)
    #expect(asset.image(with: darkTraits) == dark)
    asset.register(other, with: darkTraits)
    #expect(asset.image(with: darkTraits) == other)
  }
}
