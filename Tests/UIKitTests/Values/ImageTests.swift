import Testing
import UIKit

@testable import UIFoundation

@Suite("Images")
struct ImageTests {
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    + Data([0, 0, 1, 4, 0, 0, 0, 3])
  private static let gif = Data("GIF89a".utf8) + Data([5, 1, 2, 0])
  private static let jpeg =
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2])
    + Data([0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 0, 7, 2, 0, 3, 1, 1, 0])

  @Test(
    "the size of an encoded image is read from its header",
    arguments: [(png, 260, 3), (gif, 261, 2), (jpeg, 512, 7)])
  func header(data: Data, width: Int, height: Int) throws {
    let image = try #require(UIImage(data: data, scale: 2))
    #expect(image.size == CGSize(width: CGFloat(width) / 2, height: CGFloat(height) / 2))
    #expect(image.cgImage?.width == width)
  }

  @Test(
    "data that is no image makes none",
    arguments: [
      Data(), Data("no image".utf8), png.prefix(20), jpeg.prefix(16), Data([0xFF, 0xD8, 0xFF]),
      Data("GIF89a".utf8) + Data([0, 0, 2, 0]),
    ])
  func notAnImage(data: Data) {
    #expect(UIImage(data: data) == nil)
  }

  @Test("a named image comes from the environment alone")
  func named() {
    var environment = RuntimeEnvironment()
    environment.assets.images["cat"] = UIImage(
      name: "cat", size: CGSize(width: 4, height: 3), scale: 2)
    #expect(environment.bind { UIImage(named: "cat")?.size } == CGSize(width: 4, height: 3))
    #expect(UIImage(named: "cat") == nil)
  }

  @Test("images are equal by their values, and changed copies differ")
  func equality() {
    let image = UIImage(name: "a", size: CGSize(width: 2, height: 2))
    #expect(image == UIImage(name: "a", size: CGSize(width: 2, height: 2)))
    #expect(image != UIImage(name: "b", size: CGSize(width: 2, height: 2)))
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.withTintColor(.red).size == image.size)
  }

  @Test("caps stretch a single point between them")
  func stretchable() {
    let image = UIImage(name: "a", size: CGSize(width: 10, height: 8))
      .stretchableImage(withLeftCapWidth: 4, topCapHeight: 3)
    #expect(image.capInsets == UIEdgeInsets(top: 3, left: 4, bottom: 4, right: 5))
    #expect(image.resizingMode == .stretch)
  }

  @Test("a quarter turn exchanges width and height")
  func orientation() {
    let pixels = CGImage(width: 20, height: 10)
    let sizes = [UIImage.Orientation.up, .left, .downMirrored, .rightMirrored].map {
      UIImage(cgImage: pixels, scale: 2, orientation: $0).size
    }
    let (flat, tall) = (CGSize(width: 10, height: 5), CGSize(width: 5, height: 10))
    #expect(sizes == [flat, tall, flat, tall])
  }

  @Test(
    "a file's name states its scale",
    arguments: [("/a/b.png", 1.0), ("/a/b@2x.png", 2), ("c@3x.jpg", 3), ("@2x/d.png", 1)])
  func scale(path: String, expected: Double) {
    #expect(ImageFileName.scale(ofPath: path) == CGFloat(expected))
  }
}
