import Foundation
import Testing
import UIKit

/// Colors that are images.
@Suite("Pattern colors")
@MainActor
struct PatternColorTests {
  private let tile = Self.image("tile")
  private var color: UIColor { UIColor(patternImage: tile) }

  @Test("a pattern has no components but its opacity")
  func components() {
    var red: CGFloat = 0.5
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(!color.getHue(&red, saturation: nil, brightness: nil, alpha: nil))
    #expect(!color.getWhite(&red, alpha: nil))
    #expect(red == 0.5)
    #expect(color.cgColor.components == [1] && color.cgColor.numberOfComponents == 1)
    #expect(color.cgColor.colorSpace?.model == .pattern)
    #expect(color.cgColor.copy(alpha: 0.5)?.components == [0.5])
    #expect(CGColor.black.numberOfComponents == 4 && CGColor.black.colorSpace?.model == .rgb)
  }

  @Test("patterns of equal images are equal, and equal to no color")
  func equality() {
    let other = UIColor(patternImage: Self.image("other"))
    #expect(color == UIColor(patternImage: tile) && color.hash == UIColor(patternImage: tile).hash)
    #expect(color != other && color.cgColor != other.cgColor)
    #expect(color != .black && color.cgColor != UIColor.black.cgColor)
    #expect(color.description == "pattern tile {8, 4}")
  }

  @Test("a pattern stays one under traits, with an opacity, and by way of Core Graphics")
  func stays() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(color.resolvedColor(with: dark) == color)
    #expect(color.withAlphaComponent(0.5) == color)
    #expect(UIColor(cgColor: color.cgColor) == color)
    let faint = color.cgColor.copy(alpha: 0.5).map { UIColor(cgColor: $0) }
    #expect(faint?.cgColor.alpha == 0.5 && faint?.cgColor.pattern == tile && faint != color)
    let color = color
    let dynamic = UIColor { _ in color }
    #expect(dynamic.cgColor == color.cgColor && dynamic.resolvedColor(with: dark) == color)
    #expect(!dynamic.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test("what is filled with a pattern is in the display list with its image")
  func drawing() {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      color.setFill()
      UIRectFill(bounds)
    }
    let view = UIView(frame: bounds)
    view.backgroundColor = color
    #expect(view.layer.backgroundColor?.pattern == tile)
    guard case .drawing(let list) = image.cgImage?.source,
      case .fill(_, let filled, _, _) = list.operations.first
    else {
      Issue.record("nothing was filled")
      return
    }
    #expect(filled.pattern == tile)
  }

  private static func image(_ name: String) -> UIImage {
    UIImage(cgImage: CGImage(width: 8, height: 4, source: .named(name)))
  }
}
