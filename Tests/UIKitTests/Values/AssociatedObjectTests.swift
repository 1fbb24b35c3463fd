import Foundation
import Testing
import UIKit

@Suite("Values that extensions keep")
@MainActor
struct AssociatedObjectTests {
  private final class Thing {}

  private final class Copied: NSObject, NSCopying {
    func copy(with zone: NSZone? = nil) -> Any { Copied() }
  }

  @Test("every kind of object keeps what an extension gives it, apart from others")
  func kinds() {
    let owners: [any RuntimeBridge.AssociatedObjectOwner] = [
      UIView(), UIViewController(), UIWindow(), CALayer(), UITapGestureRecognizer(),
      UIBarButtonItem(), UITabBarItem(),
    ]
    for (index, owner) in owners.enumerated() { owner.note = "\(index)" }
    #expect(owners.map(\.note) == ["0", "1", "2", "3", "4", "5", "6"])
    #expect(owners.allSatisfy { $0.count == 0 })
  }

  @Test("a value is replaced, taken away alone, and taken away with all others")
  func replacing() {
    let view = UIView()
    view.note = "a"
    view.note = "b"
    view.count = 1
    #expect(view.note == "b" && view.count == 1)
    view.note = nil
    #expect(view.note == nil && view.count == 1)
    view.note = "c"
    objc_removeAssociatedObjects(view)
    #expect(view.note == nil && view.count == 0)
  }

  @Test("a value is kept, copied or left to others as the policy says, and goes with its owner")
  func policies() {
    let view = UIView()
    weak var kept: Thing?
    do {
      let thing = Thing()
      kept = thing
      objc_setAssociatedObject(view, &Keys.note, thing, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Keys.note) as? Thing === thing)
      objc_setAssociatedObject(view, &Keys.count, thing, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(kept != nil)
    objc_setAssociatedObject(view, &Keys.count, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(kept == nil && objc_getAssociatedObject(view, &Keys.note) == nil)

    let copied = Copied()
    objc_setAssociatedObject(view, &Keys.note, copied, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(view, &Keys.note) as? Copied
    #expect(copy != nil && copy !== copied)

    do {
      let owner = UIView()
      let thing = Thing()
      kept = thing
      objc_setAssociatedObject(owner, &Keys.note, thing, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(kept == nil)
  }

  @Test(
    "the policies have the numbers of the Objective-C runtime",
    arguments: [
      (objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN, UInt(0)),
      (.OBJC_ASSOCIATION_RETAIN_NONATOMIC, 1), (.OBJC_ASSOCIATION_COPY_NONATOMIC, 3),
      (.OBJC_ASSOCIATION_RETAIN, 769), (.OBJC_ASSOCIATION_COPY, 771),
    ])
  func numbers(policy: objc_AssociationPolicy, number: UInt) {
    #expect(policy.rawValue == number)
  }
}

@MainActor private enum Keys {
  static var note: UInt8 = 0
  static var count: UInt8 = 0
}

extension RuntimeBridge.AssociatedObjectOwner {
  fileprivate var note: String? {
    get { objc_getAssociatedObject(self, &Keys.note) as? String }
    set { objc_setAssociatedObject(self, &Keys.note, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
  fileprivate var count: Int {
    get { objc_getAssociatedObject(self, &Keys.count) as? Int ?? 0 }
    set { objc_setAssociatedObject(self, &Keys.count, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
