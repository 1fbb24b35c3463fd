import Foundation
import Testing
import UIKit

@Suite("How buttons draw symbols and attributed titles")
@MainActor
struct ButtonSymbolTests {
  @Test("a preferred configuration of a state changes its symbol, the usual one any other state's")
  func prefersSymbols() throws {
    let image = try #require(UIImage(systemName: "star"))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setImage(image, for: .normal)
    let plain = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
    #expect(button.intrinsicContentSize.height > plain.height)
    #expect(button.imageView?.image?.size.height ?? 0 > image.size.height)
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
    button.isHighlighted = true
    #expect(button.currentPreferredSymbolConfiguration == .init(pointSize: 40))
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize == plain)
  }

  @Test("a configuration's transformer gives the title its font and color")
  func transformsTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Buy"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = UIFont.boldSystemFont(ofSize: 30)
      new.foregroundColor = .red
      return new
    }
    let button = UIButton(configuration: configuration)
    let shown = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(shown?[.font] as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(shown?[.foregroundColor] as? UIColor == .red)
  }

  @Test("configurations are equal by what they show, and transformers equal their copies alone")
  func compares() {
    var one = UIButton.Configuration.filled()
    #expect(one == .filled() && one != .plain())
    one.background.cornerRadius = 4
    #expect(one != .filled())
    one = .filled()
    one.titleTextAttributesTransformer = .init { $0 }
    let copy = one
    #expect(one == copy && one.hashValue == copy.hashValue)
    one.titleTextAttributesTransformer = .init { $0 }
    #expect(one != copy)
    var background = UIBackgroundConfiguration.listPlainCell()
    #expect(background == .listPlainCell() && background != .clear())
    background.backgroundColorTransformer = .grayscale
    #expect(background != .listPlainCell())
    let other = background
    background.backgroundColorTransformer = .grayscale
    #expect(background == other)
    background.backgroundColorTransformer = .init { $0 }
    #expect(background != other)
  }
}
