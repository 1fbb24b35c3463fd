/// Who may load a representation of an item provider; kept as a value, for there is one app here.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// Everybody.
  case all
  /// Apps of the same team.
  case team
  /// Apps of the same group.
  case group
  /// The app itself.
  case ownProcess
}
