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

  /// The element as a strong reference.
  var element: ASLayoutElementObject { reference.takeUnretainedValue() }
}
