import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Dimensions")
struct DimensionTests {
  @Test(
    "a text becomes the dimension it names",
    arguments: [
      ("", ASDimensionAuto), ("auto", ASDimensionAuto), ("100pt", ASDimensionMake(100)),
      ("0.5pt", ASDimensionMake(0.5)), ("50%", ASDimensionMake(.fraction, 0.5)),
      ("nonsense", ASDimensionAuto), ("12", ASDimensionAuto), ("pt", ASDimensionMake(0)),
    ])
  func parsing(_ text: String, _ expected: ASDimension) {
    #expect(ASDimensionMake(text) == expected)
  }

  @Test("legal values make no violation")
  func legalValues() {
    let found = LaidOut.violations {
      _ = ASDimensionMake(.auto, 0)
      _ = ASDimensionMake(.points, 100)
      _ = ASDimensionMake(.fraction, 1)
      _ = ASDimensionMakeWithPoints(0)
      _ = ASDimensionMakeWithFraction(0)
    }
    #expect(found.isEmpty)
  }

  @Test(
    "an illegal value is a violation and becomes the nearest legal one",
    arguments: [
      (ASDimensionUnit.auto, 100, 0), (.points, -1, 0), (.points, .infinity, 0), (.points, .nan, 0),
      (.fraction, 1.5, 1), (.fraction, -0.5, 0), (.fraction, .nan, 0),
    ] as [(ASDimensionUnit, CGFloat, CGFloat)])
  func illegalValues(_ unit: ASDimensionUnit, _ value: CGFloat, _ legal: CGFloat) {
    var made = ASDimensionAuto
    let found = LaidOut.violations { made = ASDimensionMake(unit, value) }
    #expect(found.map(\.code) == [.invalidDimension])
    #expect(made == ASDimension(unit: unit, value: legal))
  }

  @Test("a dimension resolves to its points, its share of the parent, or the given size")
  func resolving() {
    #expect(ASDimensionResolve(ASDimensionAuto, 200, 7) == 7)
    #expect(ASDimensionResolve(ASDimensionMake(30), 200, 7) == 30)
    #expect(ASDimensionResolve(ASDimensionMake("25%"), 200, 7) == 50)
    #expect(
      ASDimensionResolve(ASDimensionMake("25%"), ASLayoutElementParentDimensionUndefined, 7).isNaN)
  }

  @Test("dimensions and pairs have Texture's texts")
  func texts() {
    #expect(NSStringFromASDimension(ASDimensionMake(12)) == "12pt")
    #expect(NSStringFromASDimension(ASDimensionMake("50%")) == "50%")
    #expect(NSStringFromASDimension(ASDimensionAuto) == "Auto")
    let pair = ASLayoutSizeMake(ASDimensionMake(12), ASDimensionMake("50%"))
    #expect(NSStringFromASLayoutSize(pair) == "{12pt, 50%}")
    #expect(ASDimensionEqualToDimension(ASDimensionMake(100), ASDimensionMake("100pt")))
  }

  @Test("a pair resolves each axis by itself")
  func pairs() {
    let pair = ASLayoutSizeMake(ASDimensionMake("50%"), ASDimensionAuto)
    let size = ASLayoutSizeResolveSize(
      pair, CGSize(width: 80, height: 60), CGSize(width: 1, height: 2))
    #expect(size == CGSize(width: 40, height: 2))
    #expect(ASLayoutSizeAuto == ASLayoutSizeMake(ASDimensionAuto, ASDimensionAuto))
  }
}
