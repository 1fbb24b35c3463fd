import Foundation
import Testing
import UIFoundation

@Suite("Tables and arrays of objects")
struct PointerTableTests {
  private final class Listener {}

  @Test("a table of weak objects has those that live, in the order in which they were added")
  func weakTable() {
    let table = NSHashTable<Listener>.weakObjects()
    let (first, second) = (Listener(), Listener())
    do {
      let third = Listener()
      table.add(first)
      table.add(third)
      table.add(second)
      table.add(second)
      #expect(table.count == 3 && table.contains(third))
    }
    #expect(
      table.allObjects.map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    #expect(table.count == 2 && table.anyObject === first)
    table.remove(first)
    #expect(!table.contains(first) && table.contains(second))
    table.removeAllObjects()
    #expect(table.count == 0 && table.member(second) == nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test("a table of weak objects of a protocol type lists them")
  func anyObjects() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let listener = Listener()
    table.add(listener)
    table.add(nil)
    #expect(table.allObjects.count == 1 && table.allObjects.first is Listener)
    let names = table.objectEnumerator().compactMap { $0 as? Listener }
    #expect(names.count == 1)
  }

  @Test("a table retains its objects by default, and compares them by 'isEqual(_:)'")
  func strongTable() {
    let table = NSHashTable<NSString>()
    table.add(NSString(string: "a rather long text"))
    #expect(table.count == 1)
    #expect(table.contains(NSString(string: "a rather long text")))
    let byIdentity = NSHashTable<NSString>(options: .objectPointerPersonality)
    byIdentity.add(NSString(string: "a rather long text"))
    #expect(!byIdentity.contains(NSString(string: "a rather long text")))
  }

  @Test("a map finds equal keys, and has no more objects that are released")
  func map() {
    let map = NSMapTable<NSString, Listener>.strongToWeakObjects()
    let kept = Listener()
    do {
      let released = Listener()
      map.setObject(released, forKey: "a rather long key")
      map.setObject(kept, forKey: "another long key")
      #expect(map.count == 2)
      #expect(map.object(forKey: NSString(string: "a rather long key")) === released)
    }
    #expect(map.object(forKey: "a rather long key") == nil && map.count == 1)
    #expect(map.keyEnumerator().compactMap { $0 as? NSString } == ["another long key"])
    #expect(map.objectEnumerator()?.compactMap { $0 as? Listener }.count == 1)
    map.removeObject(forKey: "another long key")
    #expect(map.count == 0 && map.objectEnumerator() == nil)
    withExtendedLifetime(kept) {}
  }

  @Test("a map with weak keys loses the entries of released keys")
  func weakKeys() {
    let map = NSMapTable<Listener, NSString>.weakToStrongObjects()
    let both = NSMapTable<Listener, Listener>.weakToWeakObjects()
    let kept = Listener()
    do {
      let key = Listener()
      map.setObject("released", forKey: key)
      both.setObject(kept, forKey: key)
      #expect(both.count == 1)
    }
    map.setObject("kept", forKey: kept)
    #expect(map.count == 1 && map.object(forKey: kept) == "kept" && both.count == 0)
    map.setObject("changed", forKey: kept)
    #expect(map.count == 1 && map.object(forKey: kept) == "changed")
    map.removeAllObjects()
    #expect(map.count == 0)
  }

  @Test(
    "an array of weak pointers has 'nil' in the place of a released object, until it is compacted")
  func pointers() {
    let array = NSPointerArray.weakObjects()
    let kept = Listener()
    do {
      let released = Listener()
      array.addPointer(Unmanaged.passUnretained(released).toOpaque())
      array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
      #expect(array.allObjects.count == 2)
      withExtendedLifetime(released) {}
    }
    #expect(array.count == 2 && array.pointer(at: 0) == nil)
    #expect(array.pointer(at: 1) == Unmanaged.passUnretained(kept).toOpaque())
    array.compact()
    #expect(array.count == 1 && array.allObjects.first as? Listener === kept)
    array.insertPointer(nil, at: 0)
    array.replacePointer(at: 0, withPointer: Unmanaged.passUnretained(kept).toOpaque())
    array.removePointer(at: 1)
    #expect(array.count == 1 && array.allObjects.count == 1)
    array.removePointer(at: 5)
    #expect(array.pointer(at: 5) == nil && array.count == 1)
  }

  @Test("an autorelease pool returns the result of its closure, or throws its error")
  func pool() throws {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
