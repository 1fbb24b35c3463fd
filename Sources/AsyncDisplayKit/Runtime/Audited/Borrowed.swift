/// An unretained reference to an object.
///
/// Proof: code that creates one keeps the object alive as long as the reference is used:
/// - a node that is being initialized: its initializer holds it until it returns;
/// - an element's running pass: the function that started the pass holds it until it resets the property;
/// - the spec that a node measures: the measuring function holds it;
/// - the lent layout of a pass: the layout resets the pass's reference when it is deallocated, and the
///   pass settles the layout before that;
/// - the pass that lends a layout: it settles the layout before it is deallocated;
/// - the pass that measures a stack: the caller of the stack holds it;
/// - the style of an element: the element's slot holds it until the element is deallocated.
///
/// Counting these references would cost more than measuring.
struct Borrowed<Object: AnyObject> {
  private let reference: Unmanaged<Object>

  @inline(__always)
  init(_ object: Object) {
    reference = Unmanaged.passUnretained(object)
  }

  /// Creates a reference to an object that a slot keeps alive.
  @inline(__always)
  init(_ reference: Unmanaged<Object>) {
    self.reference = reference
  }

  /// Calls a closure with the object without retaining it.
  @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// The object as a strong reference.
  @inline(__always)
  var object: Object { reference.takeUnretainedValue() }

  /// Returns whether the reference refers to an object.
  @inline(__always)
  func refers(to object: Object) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}
