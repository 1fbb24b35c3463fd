import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Image backing")
struct ImageBackingTests {
  private let image = CGSize(width: 100, height: 100)
  private let bounds = CGSize(width: 200, height: 400)

  @Test func `to fit, the picture covers the image and has the bounds' ratio`() {
    let backing = ImageBacking(
      image: image, bounds: bounds, contentMode: .scaleAspectFit, crop: ImageCrop())
    #expect(backing.size == CGSize(width: 100, height: 200))
    #expect(backing.drawRect == CGRect(x: 0, y: 50, width: 100, height: 100))
  }

  @Test func `to fill, the picture is the part of the image that has the bounds' ratio`() {
    let backing = ImageBacking(
      image: image, bounds: bounds, contentMode: .scaleAspectFill, crop: ImageCrop())
    #expect(backing.size == CGSize(width: 50, height: 100))
    #expect(backing.drawRect == CGRect(x: -25, y: 0, width: 100, height: 100))
  }

  @Test func `an image with more pixels than the bounds is drawn at their size`() {
    let backing = ImageBacking(
      image: CGSize(width: 1000, height: 500), bounds: CGSize(width: 100, height: 100),
      contentMode: .scaleAspectFill, crop: ImageCrop())
    #expect(backing.size == CGSize(width: 100, height: 100))
    #expect(backing.drawRect == CGRect(x: -50, y: 0, width: 200, height: 100))
  }

  @Test func `upscaling may be forced`() {
    var crop = ImageCrop()
    crop.forcesUpscaling = true
    let backing = ImageBacking(
      image: image, bounds: bounds, contentMode: .scaleAspectFill, crop: crop)
    #expect(backing.size == bounds)
    #expect(backing.drawRect == CGRect(x: -100, y: 0, width: 400, height: 400))
  }

  @Test func `a size may be forced`() {
    var crop = ImageCrop()
    crop.forcedSize = CGSize(width: 10, height: 10)
    let backing = ImageBacking(
      image: image, bounds: bounds, contentMode: .scaleAspectFill, crop: crop)
    #expect(backing == ImageBacking(whole: CGSize(width: 10, height: 10)))
  }

  @Test func `the place that stays in view may be another than the middle`() {
    var crop = ImageCrop()
    crop.rect.origin = .zero
    let backing = ImageBacking(
      image: image, bounds: bounds, contentMode: .scaleAspectFill, crop: crop)
    #expect(backing.drawRect.origin == .zero)
  }

  @Test func `a part to show fills the bounds`() {
    var crop = ImageCrop()
    crop.rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.5)
    let backing = ImageBacking(
      image: CGSize(width: 1000, height: 1000), bounds: CGSize(width: 100, height: 100),
      contentMode: .scaleAspectFill, crop: crop)
    #expect(backing.size == CGSize(width: 100, height: 100))
    #expect(backing.drawRect == CGRect(x: -50, y: -100, width: 200, height: 200))
  }

  @Test(
    "without pixels there is no picture",
    arguments: [
      (CGSize.zero, CGSize(width: 10, height: 10)), (CGSize(width: 10, height: 10), .zero),
      (CGSize(width: 10, height: 10), CGSize(width: -1, height: 5)),
    ])
  func empty(image: CGSize, bounds: CGSize) {
    let backing = ImageBacking(
      image: image, bounds: bounds, contentMode: .scaleAspectFit, crop: ImageCrop())
    #expect(backing == ImageBacking(whole: .zero))
  }
}
