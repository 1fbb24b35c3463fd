import Testing
import UIKit

@Suite("Parts of images and animated images")
struct ImagePartTests {
  private let image = CGImage(width: 100, height: 50, source: .named("photo"))

  @Test("a part has whole pixels inside of the image, and a part of it is one of the whole")
  func cropping() throws {
    let part = try #require(image.cropping(to: CGRect(x: 9.5, y: 10, width: 20, height: 100)))
    #expect(part.width == 21 && part.height == 40)
    #expect(part.source == .part(CGRect(x: 9, y: 10, width: 21, height: 40), of: .named("photo")))
    let inner = try #require(part.cropping(to: CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(inner.source == .part(CGRect(x: 10, y: 12, width: 3, height: 4), of: .named("photo")))
    #expect(image.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)) == nil)
    #expect(image.cropping(to: .null) == nil)
  }

  @Test("an animated image looks like its first picture and has a duration")
  func animation() throws {
    let pictures = [3.0, 5.0].map { UIImage(name: "p", size: CGSize(width: $0, height: 2)) }
    let animated = try #require(UIImage.animatedImage(with: pictures, duration: 1.5))
    #expect(animated.size.width == 3 && animated.images == pictures && animated.duration == 1.5)
    #expect(UIImage.animatedImage(with: pictures, duration: 0)?.duration == 2.0 / 30)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(pictures[0].images == nil && pictures[0].duration == 0)
    #expect(animated != pictures[0])
  }

  private static let flips: [(UIImage.Orientation, UIImage.Orientation)] = [
    (.up, .upMirrored), (.down, .downMirrored), (.left, .rightMirrored), (.right, .leftMirrored),
  ]

  @Test("an image that is flipped horizontally has the mirrored orientation", arguments: flips)
  func flipping(orientation: UIImage.Orientation, flipped: UIImage.Orientation) {
    let shown = UIImage(cgImage: image, scale: 1, orientation: orientation)
    let mirrored = shown.withHorizontallyFlippedOrientation()
    #expect(mirrored.imageOrientation == flipped && mirrored.size == shown.size)
    #expect(mirrored.withHorizontallyFlippedOrientation() == shown)
  }

  @Test("families are listed with their fonts, all of which belong to them")
  func families() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    for family in UIFont.familyNames {
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(!names.isEmpty && names == names.sorted())
    }
    for name in UIFont.fontNames(forFamilyName: "Times New Roman") {
      #expect(UIFont(name: name, size: 9)?.familyName == "Times New Roman")
    }
    #expect(UIFont.fontNames(forFamilyName: "Nobody's").isEmpty)
  }
}
