import Foundation
import Testing
import UIKit

@MainActor @Suite("Symbols")
struct SymbolTests {
  @Test("a well-formed name is a symbol", arguments: ["star", "star.fill", "0.circle"])
  func known(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage)
    #expect(UIImage(systemName: name) == image)
  }

  @Test(
    "a malformed name is none", arguments: ["", ".", "Star", "star..fill", "star.", "stern blau"])
  func unknown(name: String) {
    #expect(UIImage(systemName: name) == nil)
  }

  @Test("an environment may say which symbols there are")
  func listed() {
    var environment = ViolationLog().environment
    environment.assets.symbolNames = ["star"]
    environment.bind {
      #expect(UIImage(systemName: "star") != nil)
      #expect(UIImage(systemName: "star.fill") == nil)
    }
  }

  @Test("size follows point size and scale, on whole pixels")
  func sizes() {
    ViolationLog().environment.bind {
      func side(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat? {
        let image = UIImage(systemName: "star", withConfiguration: configuration)
        #expect(image?.size.width == image?.size.height && image?.scale == 2)
        return image?.size.width
      }
      #expect(side(nil) == 20.5)
      #expect(side(.init(pointSize: 100)) == 119.5)
      #expect(side(.init(pointSize: 100, weight: .bold, scale: .small)) == 95.5)
      #expect(side(.init(pointSize: 100, weight: .bold, scale: .large)) == 155.5)
      #expect(side(.init(font: .systemFont(ofSize: 20))) == 24)
      #expect(side(.init(pointSize: .nan)) == 0)
    }
  }

  @Test("a text style follows the environment's text size")
  func textStyle() throws {
    var environment = ViolationLog().environment
    let standard = try environment.bind {
      try #require(UIImage(systemName: "star", withConfiguration: .init(textStyle: .body)))
    }
    environment.traits.preferredContentSizeCategory = .extraExtraExtraLarge
    let large = try environment.bind {
      try #require(UIImage(systemName: "star", withConfiguration: .init(textStyle: .body)))
    }
    #expect(standard.size.width == 20.5 && large.size.width == 27.5)
  }

  @Test("a configuration is applied over another where it says something")
  func applying() throws {
    let base = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large)
    let merged = base.applying(UIImage.SymbolConfiguration(scale: .small))
    #expect(merged == UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .small))
    #expect(base.applying(nil) == base)
    let image = try #require(UIImage(systemName: "star"))
    #expect(image.applyingSymbolConfiguration(base)?.symbolConfiguration == base)
    let plain = UIImage(name: "photo", size: CGSize(width: 5, height: 5))
    #expect(plain.applyingSymbolConfiguration(base) == nil && !plain.isSymbolImage)
    #expect(plain.withConfiguration(base) == plain)
  }

  @Test("an image view gives symbols a size, but not those that have their own")
  func imageView() {
    ViolationLog().environment.bind {
      let view = UIImageView(image: UIImage(systemName: "star"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 100)
      #expect(view.intrinsicContentSize.width == 119.5)
      view.image = UIImage(systemName: "star", withConfiguration: .init(pointSize: 20))
      #expect(view.intrinsicContentSize.width == 24)
    }
  }
}
