import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Tables of layout attributes")
struct MapTableTypeTests {
  @Test("a table of any types makes one from elements to their attributes")
  func types() {
    let table: NSMapTable<ASCollectionElement, UICollectionViewLayoutAttributes> =
      NSMapTable<AnyObject, AnyObject>.elementToLayoutAttributes()
    #expect(table.count == 0)
  }
}
