import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Rounded images")
struct RoundedImageTests {
  @Test func `a rounded image has caps of its radius around one point`() {
    let image = UIImage.as_resizableRoundedImage(
      withCornerRadius: 8, cornerColor: .white, fill: .black)
    #expect(image.size == CGSize(width: 17, height: 17))
    #expect(image.capInsets == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(image.resizingMode == .stretch)
    #expect(image.displayList?.operations.count == 2)
  }

  @Test func `without a corner color nothing is behind the corners`() throws {
    let image = UIImage.as_resizableRoundedImage(
      withCornerRadius: 2, cornerColor: nil, fill: .red)
    guard case .fill(_, let color, _, _)? = image.displayList?.operations.first else {
      Issue.record("nothing was filled")
      return
    }
    #expect(color == UIColor.red.cgColor)
    #expect(image.displayList?.operations.count == 1)
  }

  @Test func `a border lies inside the image`() throws {
    let image = UIImage.as_resizableRoundedImage(
      withCornerRadius: 4, cornerColor: nil, fill: .red, borderColor: .blue, borderWidth: 2)
    guard case .stroke(let path, let color, let style, _)? = image.displayList?.operations.last
    else {
      Issue.record("no border was drawn")
      return
    }
    #expect(path.boundingBox == CGRect(x: 1, y: 1, width: 7, height: 7))
    #expect(color == UIColor.blue.cgColor)
    #expect(style.width == 2)
  }

  @Test("Texture 3's forms draw with the colors of the traits")
  func traits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    for (style, plain) in [(UIUserInterfaceStyle.dark, UIColor.white), (.light, .black)] {
      var traits = ASPrimitiveTraitCollection()
      traits.userInterfaceStyle = style
      let image = UIImage.as_resizableRoundedImage(
        withCornerRadius: 4, cornerColor: color, fill: color, traitCollection: traits)
      let expected = UIImage.as_resizableRoundedImage(
        withCornerRadius: 4, cornerColor: plain, fill: plain)
      #expect(image.cgImage == expected.cgImage && image.capInsets == expected.capInsets)
      let bordered = UIImage.as_resizableRoundedImage(
        withCornerRadius: 4, cornerColor: nil, fill: .red, borderColor: color, borderWidth: 2,
        traitCollection: traits)
      let expectedBorder = UIImage.as_resizableRoundedImage(
        withCornerRadius: 4, cornerColor: nil, fill: .red, borderColor: plain, borderWidth: 2)
      #expect(bordered.cgImage == expectedBorder.cgImage)
    }
  }
}
