import Testing
import UIKit

@testable import UIKitCore

@Suite("Helpers that Apple's SDK adds to geometry")
struct GeometryHelperTests {
  @Test("insets move each edge inwards")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == insets)
  }

  @Test("a value object is cast to the geometry that it contains, and to no other")
  func valueObjects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let objects: [String: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin),
      "size": NSValue(cgSize: rect.size), "number": NSNumber(value: 3),
    ]
    #expect(objects.compactMapValues { $0 as? CGRect } == ["rect": rect])
    #expect(objects.compactMapValues { $0 as? CGPoint } == ["point": rect.origin])
    #expect(objects.compactMapValues { $0 as? CGSize } == ["size": rect.size])
    #expect((rect as Any as? NSValue)?.cgRectValue == rect)
  }

  @Test("the row of an index path is set in place")
  func row() {
    var path = IndexPath(row: 1, section: 2)
    path.row = 5
    #expect(path == IndexPath(item: 5, section: 2))
  }

  @Test(
    "leading and trailing follow the reading direction",
    arguments: [
      (
        UIUserInterfaceLayoutDirection.leftToRight,
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      ),
      (.rightToLeft, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
    ])
  func directional(direction: UIUserInterfaceLayoutDirection, expected: UIEdgeInsets) {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(UIEdgeInsets(insets, direction: direction) == expected)
    #expect(NSDirectionalEdgeInsets(expected, direction: direction) == insets)
  }

  @Test(
    "halves of a pixel go away from zero",
    arguments: [
      (1.25, 2.0, 1.5), (-1.25, 2.0, -1.5), (1.2, 2.0, 1.0), (1.5, 1.0, 2.0), (0.5, 3.0, 2.0 / 3),
    ])
  func rounding(value: Double, scale: Double, expected: Double) {
    #expect(CGFloat(value).roundedToPixel(scale: CGFloat(scale)) == CGFloat(expected))
  }

  @Test("an index path knows section, item and row")
  func indexPath() {
    var path = IndexPath(item: 3, section: 2)
    #expect((path.section, path.item, path.row) == (2, 3, 3))
    #expect(path == IndexPath(row: 3, section: 2))
    path.item = 5
    path.section = 1
    #expect(path == [1, 5])
  }

  @Test("a shorter index path answers not found and ignores a change")
  func shortIndexPath() {
    var path = IndexPath(index: 4)
    path.item = 2
    #expect((path.section, path.item) == (4, NSNotFound))
    var empty = IndexPath()
    empty.section = 1
    #expect(empty.section == NSNotFound && empty.isEmpty)
  }

  @Test("geometry is printed in UIKit's notation")
  func strings() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
    #expect(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == "{1, 2, 3, 4}")
  }

  @Test(
    "growth is shared among flexible parts in proportion",
    arguments: [
      ((false, false, false), 10.0, 20.0), ((true, false, false), 40, 20),
      ((false, true, false), 10, 50), ((true, true, true), 15, 30),
      ((true, false, true), 10 + 30 * 10.0 / 40, 20),
    ] as [((Bool, Bool, Bool), Double, Double)])
  func autoresizing(flexible: (Bool, Bool, Bool), origin: Double, extent: Double) {
    let span = AutoresizedSpan(
      before: 10, length: 20, after: 30, growth: 30,
      flexible: (before: flexible.0, length: flexible.1, after: flexible.2))
    #expect(abs(Double(span.origin) - origin) < 1e-9)
    #expect(abs(Double(span.extent) - extent) < 1e-9)
  }
}
