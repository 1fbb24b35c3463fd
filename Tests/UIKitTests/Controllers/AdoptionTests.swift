import Testing
import UIKit

@Suite("Children that change their parent")
@MainActor
struct AdoptionTests {
  @Test("a child that is added elsewhere leaves its former parent")
  func adoption() {
    let (former, next, child) = (UIViewController(), UIViewController(), UIViewController())
    former.addChild(child)
    next.addChild(child)
    #expect(former.children.isEmpty)
    #expect(next.children == [child] && child.parent === next)
  }
}
