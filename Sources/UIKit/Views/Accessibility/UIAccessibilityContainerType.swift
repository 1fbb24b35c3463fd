/// What kind of container an object is for assistive software.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// None.
  case none
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark.
  case landmark
  /// A group that means something as a whole.
  case semanticGroup
}
