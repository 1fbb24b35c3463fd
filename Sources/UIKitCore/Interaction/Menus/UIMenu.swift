import Foundation

/// A menu of actions and other menus, as a value.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string, without an argument label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The options of a menu inside another menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits of the set, the same as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown inline in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is for a destructive operation, such as a deletion.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element of the menu is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown as a compact palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options for displaying the menu inside another menu.
  public let options: Options
  /// The elements of the menu, in order.
  public let children: [UIMenuElement]

  /// Creates a menu. Without an identifier, it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy of this menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The children, with the fetched elements in place of deferred ones.
  package var fetchedChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.elements() ?? [$0] }
  }
}

extension UIMenu.Identifier {
  /// The identifier of the app menu.
  public static let application = Self("com.apple.menu.application")
  /// The identifier of the file menu.
  public static let file = Self("com.apple.menu.file")
  /// The identifier of the edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The identifier of the menu for the appearance of a window.
  public static let view = Self("com.apple.menu.view")
  /// The identifier of the window menu.
  public static let window = Self("com.apple.menu.window")
  /// The identifier of the help menu.
  public static let help = Self("com.apple.menu.help")
  /// The identifier of the top level that contains the other menus.
  public static let root = Self("com.apple.menu.root")
  /// The identifier of the menu for the format of text.
  public static let format = Self("com.apple.menu.format")
  /// The identifier of the menu with undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The identifier of the menu with cut, copy, paste, delete, and select.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The identifier of the menu for finding text.
  public static let find = Self("com.apple.menu.find")
  /// The identifier of the menu for replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// The identifier of the menu for sharing.
  public static let share = Self("com.apple.menu.share")
  /// The identifier of the menu for fonts.
  public static let font = Self("com.apple.menu.font")
  /// The identifier of the menu for the size of text.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The identifier of the menu for closing windows.
  public static let close = Self("com.apple.menu.close")
  /// The identifier of the menu for preferences.
  public static let preferences = Self("com.apple.menu.preferences")
}
