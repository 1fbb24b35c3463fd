/// A class whose instances an app gives a look all at once.
///
/// UIKit applies what is set on the object that ``appearance()`` answers to instances when they come
/// into a window. Here the object keeps what is set, as data: an app's start-up code runs and a test
/// can read what it set, but nothing is applied. Each environment has objects of its own.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The object that keeps the look of the class.
  static func appearance() -> Self
  /// The object that keeps the look of the class inside instances of others, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}
