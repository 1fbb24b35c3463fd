import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Image contexts by Texture's names")
struct GraphicsFunctionTests {
  private static let size = CGSize(width: 4, height: 2)

  private func draw() {
    UIColor.label.setFill()
    UIRectFill(CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  private func image(_ style: UIUserInterfaceStyle, isCancelled: (() -> Bool)? = nil) -> UIImage {
    var traits = ASPrimitiveTraitCollectionMakeDefault()
    traits.userInterfaceStyle = style
    return ASGraphicsCreateImage(traits, Self.size, false, 3, nil, isCancelled, draw)
  }

  @Test("an image has the size, the scale and what was drawn with the colors of the traits")
  func drawing() {
    let light = image(.light)
    #expect(light.size == Self.size && light.scale == 3)
    #expect(light != image(.dark))
    // Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImageWithOptions`.
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(ASGraphicsCreateImageWithOptions(Self.size, false, 3, nil, nil, draw) == light)
    }
    let traits = ASPrimitiveTraitCollectionFromUITraitCollection(
      UITraitCollection(userInterfaceStyle: .light))
    #expect(
      ASGraphicsCreateImageWithTraitCollectionAndOptions(
        traits, Self.size, false, 3, nil, draw) == light)
  }

  // Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImage`.
  @Test("an empty size draws nothing")
  func emptySize() {
    var isDrawn = false
    let image = ASGraphicsCreateImageWithOptions(
      CGSize(width: 3, height: 0), false, 1, nil, nil
    ) { isDrawn = true }
    #expect(!isDrawn && image.size == .zero)
  }

  @Test("cancelled drawing gives an empty image, and leaves no context behind")
  func cancelling() {
    #expect(image(.light, isCancelled: { true }).size == .zero)
    #expect(image(.light, isCancelled: { false }) == image(.light))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
