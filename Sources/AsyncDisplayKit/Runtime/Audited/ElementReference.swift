/// An unretained reference to an element.
///
/// Reference counting costs more than measuring. Create a reference only to an element that another
/// object keeps alive as long as the reference is used:
/// - the items of a stack: the stack's array of children, which the measuring function holds;
/// - the search for duplicates: the tree that is searched;
/// - the records of a snapshot: the snapshot's `owners`, and for a spec everything it had as a
///   child since it was measured (``ASLayoutSpec`` keeps replaced children).
struct ElementReference: Equatable {
  private let reference: Unmanaged<ASLayoutElementObject>

  @inline(__always)
  init(_ element: ASLayoutElementObject) {
    reference = Unmanaged.passUnretained(element)
  }

  static func == (first: ElementReference, second: ElementReference) -> Bool {
    first.reference.toOpaque() == second.reference.toOpaque()
  }

  /// Calls a closure with the element without retaining the element.
  @inline(__always)
  func with<Result>(_ body: (ASLayoutElementObject) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// A Boolean value that indicates whether one strong reference to the element exists.
  ///
  /// The number is a hint: another thread may retain the element at any time. Reading it changes nothing.
  var isHeldOnce: Bool { retainCount(reference.toOpaque()) == 1 }

  /// The element as a strong reference.
  var element: ASLayoutElementObject { reference.takeUnretainedValue() }
}

/// Returns the number of strong references to an object. The runtime's function only reads the header of the
/// object, which the caller keeps alive; a pointer and a word are passed alike in Swift and in C.
@_silgen_name("swift_retainCount")
private func retainCount(_ object: UnsafeMutableRawPointer) -> UInt
