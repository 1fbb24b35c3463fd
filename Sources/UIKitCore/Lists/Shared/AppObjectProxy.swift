/// An object of this package that a list calls instead of an object of the app.
///
/// Messages name the type of the app's object.
@MainActor
package protocol AppObjectProxy: AnyObject {
  /// The app's object, or `nil` without one.
  var appObject: AnyObject? { get }
}

/// The name of an object's type in messages: that of the app's object where the object is a proxy.
///
/// - Returns: `nil` without an object of the app.
@MainActor
package func appTypeName(of object: AnyObject?) -> String? {
  guard let object else { return nil }
  guard let proxy = object as? any AppObjectProxy else { return "\(type(of: object))" }
  return appTypeName(of: proxy.appObject)
}
