import AsyncDisplayKit
import Testing

@Suite("Values that extensions keep on nodes")
struct AssociatedObjectTests {
  @Test("a node keeps what an extension gives it, on any thread and before it loads")
  func keeping() async {
    let count = await Task.detached {
      let node = ASCellNode()
      #expect(node.count == nil)
      node.count = 3
      objc_removeAssociatedObjects(ASDisplayNode())
      return node.count ?? 0
    }.value
    #expect(count == 3)
  }

  @Test("values are taken away alone or together, and go with their node")
  func removing() {
    final class Thing {}
    let node = ASDisplayNode()
    node.count = 1
    node.count = nil
    #expect(node.count == nil)
    node.count = 2
    objc_removeAssociatedObjects(node)
    #expect(node.count == nil)
    weak var kept: Thing?
    do {
      let owner = ASDisplayNode()
      let thing = Thing()
      kept = thing
      objc_setAssociatedObject(owner, countKey, thing, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(kept == nil)
  }
}

private let countAddress = KeyAddress()
private var countKey: UnsafeRawPointer { countAddress.pointer }

/// An object whose address is a key, as apps in Swift 6 mode make one.
private final class KeyAddress: Sendable {
  var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

extension ASDisplayNode {
  fileprivate var count: Int! {
    get { objc_getAssociatedObject(self, countKey) as? Int }
    set { objc_setAssociatedObject(self, countKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}
