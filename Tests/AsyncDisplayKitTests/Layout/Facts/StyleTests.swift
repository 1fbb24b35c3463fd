import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Styles")
struct StyleTests {
  private final class Observer: ASLayoutElementStyleDelegate {
    var names: [String] = []

    func style(_ style: ASLayoutElementStyle, propertyDidChange propertyName: String) {
      names.append(propertyName)
    }
  }

  @Test("a new style has Texture's defaults")
  func defaults() {
    let style = ASLayoutElementStyle()
    #expect(style.width == ASDimensionAuto && style.maxHeight == ASDimensionAuto)
    #expect(style.flexGrow == 0 && style.flexShrink == 0 && style.flexBasis == ASDimensionAuto)
    #expect(style.alignSelf == .auto && style.layoutPosition == .zero)
    #expect(style.preferredSize == .zero)
  }

  @Test("the six size properties are independent")
  func sizes() {
    let style = ASLayoutElementStyle()
    style.width = ASDimensionMake(1)
    style.height = ASDimensionMake(2)
    style.minWidth = ASDimensionMake(3)
    style.maxWidth = ASDimensionMake(4)
    style.minHeight = ASDimensionMake(5)
    style.maxHeight = ASDimensionMake(6)
    let all = [
      style.width, style.height, style.minWidth, style.maxWidth, style.minHeight, style.maxHeight,
    ]
    #expect(all.map(\.value) == [1, 2, 3, 4, 5, 6])
  }

  @Test("setting sizes as points sets both dimensions")
  func pointSizes() {
    let style = ASLayoutElementStyle()
    style.preferredSize = CGSize(width: 100, height: 90)
    style.minSize = CGSize(width: 10, height: 9)
    style.maxSize = CGSize(width: 200, height: 190)
    #expect(style.preferredLayoutSize == pair(100, 90))
    #expect(style.preferredSize == CGSize(width: 100, height: 90))
    #expect(style.minLayoutSize == pair(10, 9))
    #expect(style.maxLayoutSize == pair(200, 190))
  }

  // Source: `ASLayoutElement.mm`, `-setPreferredLayoutSize:`, which stores one size and then calls the
  // delegate for each side.
  @Test("the delegate is notified of a pair of dimensions when both have changed")
  func pairs() {
    final class Reader: ASLayoutElementStyleDelegate {
      var sizes: [CGSize] = []

      func style(_ style: ASLayoutElementStyle, propertyDidChange propertyName: String) {
        sizes.append(style.preferredSize)
      }
    }
    let (style, reader) = (ASLayoutElementStyle(), Reader())
    style.delegate = reader
    style.preferredSize = CGSize(width: 3, height: 4)
    #expect(reader.sizes == [CGSize(width: 3, height: 4), CGSize(width: 3, height: 4)])
    style.preferredSize = CGSize(width: 3, height: 5)
    #expect(reader.sizes.count == 4)
  }

  @Test("reading a fractional preferred size is a violation until it is points again")
  func fractionalPreferredSize() {
    let style = ASLayoutElementStyle()
    style.width = ASDimensionMake("50%")
    var size = CGSize(width: 1, height: 1)
    #expect(
      LaidOut.violations { size = style.preferredSize }.map(\.code)
        == [.fractionalPreferredSize])
    #expect(size == .zero)
    style.preferredSize = CGSize(width: 100, height: 100)
    #expect(LaidOut.violations { size = style.preferredSize }.isEmpty)
    #expect(size == CGSize(width: 100, height: 100))
  }

  @Test("the delegate gets the name of each property that gets another value")
  func delegate() {
    let observer = Observer()
    let style = ASLayoutElementStyle(delegate: observer)
    style.width = ASDimensionMake(100)
    style.width = ASDimensionMake(100)
    style.flexGrow = 1
    style.layoutPosition = CGPoint(x: 1, y: 0)
    style.alignSelf = .end
    #expect(
      observer.names == [
        ASLayoutElementStyleWidthProperty, ASLayoutElementStyleFlexGrowProperty,
        ASLayoutElementStyleLayoutPositionProperty, ASLayoutElementStyleAlignSelfProperty,
      ])
    #expect(style.delegate === observer)
  }

  @Test("extension slots keep their values; a slot that does not exist is a violation")
  func extensions() {
    let style = ASLayoutElementStyle()
    style.setLayoutOptionExtensionBool(true, at: 0)
    style.setLayoutOptionExtensionInteger(7, at: 3)
    style.setLayoutOptionExtensionEdgeInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), at: 0)
    #expect(style.layoutOptionExtensionBool(at: 0))
    #expect((0..<4).map { style.layoutOptionExtensionInteger(at: $0) } == [0, 0, 0, 7])
    #expect(style.layoutOptionExtensionEdgeInsets(at: 0).right == 4)
    let found = LaidOut.violations { style.setLayoutOptionExtensionInteger(1, at: 4) }
    #expect(found.map(\.code) == [.styleExtensionOutOfBounds])
    #expect(found.first?.numbers == [4, 4])
  }

  @Test("styled configures in place and returns the element")
  func styled() {
    let spec = ASLayoutSpec()
    let same = spec.styled { $0.flexGrow = 2 }
    #expect(same === spec && spec.style.flexGrow == 2)
  }

  private func pair(_ width: CGFloat, _ height: CGFloat) -> ASLayoutSize {
    ASLayoutSizeMake(ASDimensionMake(width), ASDimensionMake(height))
  }
}
