// The functions of the Objective-C runtime by which extensions give stored values to a class.

/// Returns the value that an object was given under a key; nil for none. Main thread.
///
/// Rule: the documentation of the Objective-C runtime; a key is an address, whatever lies there.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: any AssociatedObjectOwner, _ key: UnsafeRawPointer
) -> Any? {
  object.associatedObjects.value(for: key)
}

/// Gives an object a value under a key in place of the former one; nil takes that away. Main thread.
///
/// The value goes with the object.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: any AssociatedObjectOwner, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  object.associatedObjects.set(value, for: key, policy)
}

/// Takes all values away that an object was given. Main thread.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(
  _ object: any AssociatedObjectOwner
) {
  object.associatedObjects = AssociatedObjects()
}
