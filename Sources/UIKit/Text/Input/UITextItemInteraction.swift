/// What is done with a link or an image in a text.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// What a tap does.
  case invokeDefaultAction
  /// The menu of a long touch is shown.
  case presentActions
  /// A look into it is shown.
  case preview
}
