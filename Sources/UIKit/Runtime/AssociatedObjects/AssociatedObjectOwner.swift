/// An object that keeps values which extensions in other modules give to it.
///
/// The Objective-C runtime keeps them for every object. Without it a class needs room of its own, which
/// responders (views, controllers, windows), layers, recognisers and bar items have. Nodes have it too.
@preconcurrency @MainActor public protocol AssociatedObjectOwner: AnyObject {
  /// The values, by the addresses of their keys.
  var associatedObjects: AssociatedObjects { get set }
}

extension UIResponder: AssociatedObjectOwner {}
extension CALayer: AssociatedObjectOwner {}
extension UIGestureRecognizer: AssociatedObjectOwner {}
extension UIBarItem: AssociatedObjectOwner {}
