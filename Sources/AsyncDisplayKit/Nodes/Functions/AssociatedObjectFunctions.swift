import UIKit

// The functions of the Objective-C runtime by which extensions give stored values to a node.

/// Returns the value that a node was given under a key; nil for none. Any thread.
///
/// Rule: the documentation of the Objective-C runtime; a key is an address, whatever lies there.
public func objc_getAssociatedObject(_ object: ASDisplayNode, _ key: UnsafeRawPointer) -> Any? {
  object.extras?.associatedObjects.value(for: key)
}

/// Gives a node a value under a key in place of the former one; nil takes that away. Any thread.
///
/// The value goes with the node.
public func objc_setAssociatedObject(
  _ object: ASDisplayNode, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  object.ownExtras.associatedObjects.set(value, for: key, policy)
}

/// Takes all values away that a node was given. Any thread.
public func objc_removeAssociatedObjects(_ object: ASDisplayNode) {
  object.extras?.associatedObjects = AssociatedObjects()
}
