extension UIMenu.Identifier {
  /// The app's own menu.
  public static let application = Self("com.apple.menu.application")
  /// Files.
  public static let file = Self("com.apple.menu.file")
  /// Editing.
  public static let edit = Self("com.apple.menu.edit")
  /// The look of a window.
  public static let view = Self("com.apple.menu.view")
  /// Windows.
  public static let window = Self("com.apple.menu.window")
  /// Help.
  public static let help = Self("com.apple.menu.help")
  /// What lies outside of the other menus.
  public static let root = Self("com.apple.menu.root")
  /// The look of a text.
  public static let format = Self("com.apple.menu.format")
  /// Undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste, delete, select.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Finding text.
  public static let find = Self("com.apple.menu.find")
  /// Replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Fonts.
  public static let font = Self("com.apple.menu.font")
  /// The size of text.
  public static let textSize = Self("com.apple.menu.text-size")
  /// Closing.
  public static let close = Self("com.apple.menu.close")
  /// Preferences.
  public static let preferences = Self("com.apple.menu.preferences")
}
