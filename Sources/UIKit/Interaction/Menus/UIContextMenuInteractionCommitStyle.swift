/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It goes away.
  case dismiss
  /// It becomes what it stands for.
  case pop
}
