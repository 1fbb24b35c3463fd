/// The isolation of a conformance, as returned by the Swift runtime.
///
/// Proof: the layout of `ConformanceExecutionContext` in the Swift runtime, two pointers.
private struct ConformanceContext {
  var globalActor: UnsafeRawPointer?
  var globalActorConformance: UnsafeRawPointer?
}

// Exported by the standard library since Swift 6.2. Three pointers are passed the same way by the C and
// the Swift calling convention of the platforms that this package supports.
@_silgen_name("swift_conformsToProtocolWithExecutionContext")
private func conformance(
  of type: UnsafeRawPointer, to descriptor: UnsafeRawPointer,
  _ context: UnsafeMutablePointer<ConformanceContext>
) -> UnsafeRawPointer?

/// Returns a Boolean value that indicates whether a class's conformance to a protocol is isolated to a
/// global actor, as in `extension Feed: @MainActor ASCollectionDelegate`.
///
/// A dynamic cast does not tell: on Linux it succeeds on any thread, and the members can then be called
/// on the wrong one.
///
/// - Parameters:
///   - type: The class.
///   - existential: The type `any` protocol, of one protocol without a superclass.
/// - Returns: Whether there is a conformance, and it is isolated.
func isIsolatedConformance(of type: AnyObject.Type, to existential: Any.Type) -> Bool {
  // Proof: a metatype is a pointer to metadata. The metadata of an existential type of one protocol has
  // the protocol's descriptor after the kind and two 32-bit words; the stable ABI fixes this.
  let descriptor = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  var context = ConformanceContext()
  let table = conformance(
    of: unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self), to: descriptor, &context)
  return table != nil && context.globalActor != nil
}
