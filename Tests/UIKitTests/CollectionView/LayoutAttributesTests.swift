import Foundation
import Testing
import UIKit

/// Rules of `UICollectionViewLayoutAttributes` as UIKit documents them.
@Suite("Layout attributes")
struct LayoutAttributesTests {
  @Test("frame, center, size and bounds follow each other")
  func geometry() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(1, 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 100.0 / 3, height: 40)
    #expect(attributes.frame.origin == CGPoint(x: 10, y: 20))
    #expect(attributes.size == CGSize(width: 100.0 / 3, height: 40))
    attributes.size = CGSize(width: 20, height: 60)
    #expect(attributes.center.y == 40)
    #expect(attributes.frame.minY == 10)
    attributes.center = CGPoint(x: 0, y: 0)
    #expect(attributes.frame == CGRect(x: -10, y: -30, width: 20, height: 60))
    attributes.bounds = CGRect(x: 9, y: 9, width: 2, height: 2)
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("a transform changes the frame around the center, not the size")
  func transform() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -5, y: -10, width: 20, height: 40))
    #expect(attributes.size == CGSize(width: 10, height: 20))
    #expect(attributes.transform3D.m11 == 2)
  }

  @Test("categories and kinds", arguments: UICollectionView.ElementCategory.allTestCases)
  func categories(category: UICollectionView.ElementCategory) {
    let attributes = category.makeAttributes()
    #expect(attributes.representedElementCategory == category)
    #expect(attributes.representedElementKind == (category == .cell ? nil : "kind"))
  }

  @Test("a copy is equal until a value differs")
  func copies() throws {
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x = 1 }, { $0.alpha = 0.5 }, { $0.zIndex = 3 }, { $0.isHidden = true },
      { $0.transform3D.m34 = 1 }, { $0.indexPath = .at(3, 3) }, { $0.size.width = 7 },
    ]
    for change in changes {
      let original = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "kind", with: .at(0, 0))
      let copy = try #require(original.copy() as? UICollectionViewLayoutAttributes)
      #expect(copy == original && copy !== original && copy.hash == original.hash)
      change(copy)
      #expect(copy != original)
    }
  }

  @Test("a subclass is copied as itself")
  func subclass() throws {
    let original = TintedAttributes(forCellWith: .at(0, 1))
    original.tint = 5
    let copy = try #require(original.copy() as? TintedAttributes)
    #expect(copy.tint == 5)
    #expect(copy == original)
    copy.tint = 6
    #expect(copy != original)
    #expect(UICollectionViewLayoutAttributes(forCellWith: .at(0, 1)) != original)
  }

  @Test("attributes may be made off the main actor")
  func background() async {
    let width = await Task.detached {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
      return attributes.frame.width
    }.value
    #expect(width == 9)
  }
}

private final class TintedAttributes: UICollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? TintedAttributes)?.tint == tint
  }
}

extension UICollectionView.ElementCategory {
  static let allTestCases: [Self] = [.cell, .supplementaryView, .decorationView]

  func makeAttributes() -> UICollectionViewLayoutAttributes {
    switch self {
    case .cell: UICollectionViewLayoutAttributes(forCellWith: .at(0, 0))
    case .supplementaryView:
      UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: .at(0, 0))
    case .decorationView:
      UICollectionViewLayoutAttributes(forDecorationViewOfKind: "kind", with: .at(0, 0))
    }
  }
}
