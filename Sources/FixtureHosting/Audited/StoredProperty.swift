// The only file of this target that bypasses the compiler's checks: `Mirror` does not distinguish
// `let` from `var`, so the runtime's description of a type's stored properties is read.

/// A stored property of a class, as described by the Swift runtime.
struct StoredProperty {
  /// The declared type. `()` for a type that cannot be copied, such as a lock.
  let type: Any.Type
  /// A Boolean value that indicates whether the property is declared with `var`.
  let isVariable: Bool

  /// Returns the stored properties of a class, those of its superclasses first.
  /// Proof: both functions are those that `Mirror` itself calls for an instance of any class; they
  /// read constant metadata. The record has the same fields as the standard library's own record,
  /// in the same order, and the name's memory is freed by the function that is returned with it.
  static func all(of type: AnyClass) -> [StoredProperty] {
    (0..<recursiveCount(type)).map { index in
      var record = ChildRecord()
      let childType = recursiveChild(type, index: index, fieldMetadata: &record)
      record.freeName?(record.name)
      return StoredProperty(type: childType, isVariable: record.isVariable)
    }
  }
}

private struct ChildRecord {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChild(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<ChildRecord>
) -> Any.Type
