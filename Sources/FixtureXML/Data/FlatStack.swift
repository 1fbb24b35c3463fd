/// A stack of plain values in flat memory.
///
/// A class whose methods only load and store: changing an array that is a property of a class takes a dynamic check of
/// exclusive access for each element of a data file.
///
/// Proof: the memory belongs to the stack alone, is released with it, and is read only below the count, up to which it
/// is initialized; values without references need no release.
final class FlatStack<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity = 64
  /// The number of values.
  private(set) var count = 0

  /// Creates a stack with values.
  init(_ elements: [Element]) {
    base = .allocate(capacity: capacity)
    for element in elements { push(element) }
  }

  deinit { base.deallocate() }

  /// The value at an index from the bottom.
  subscript(_ index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// The value at the top.
  var top: Element { self[count - 1] }

  /// Adds a value.
  func push(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Removes values from the top.
  func pop(_ number: Int) {
    precondition(number <= count)
    count -= number
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
