// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an object keeps a value that was given to it from outside.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not at all: the value is gone when nobody else keeps it.
  ///
  /// Where the Objective-C runtime then gives a pointer to nothing, here is nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It keeps a copy of a value that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It keeps it.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// It keeps a copy of a value that can be copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}
