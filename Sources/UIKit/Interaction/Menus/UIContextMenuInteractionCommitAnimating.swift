/// The way from a preview to what it stands for.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Whether the preview becomes what it stands for, or goes away.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
