import Foundation

/// A menu of actions and other menus, as a value.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name, without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its elements stand in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element at most is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its elements are small.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The name.
  public let identifier: Identifier
  /// How the menu is shown inside another.
  public let options: Options
  /// The elements in order.
  public let children: [UIMenuElement]

  /// Makes a menu; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu like this one with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }

  /// The elements in order, with fetched ones in place of what fetches them.
  private var elements: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.elements() ?? [$0] }
  }

  /// Chooses the action of a title, in this menu or one inside it. A driven step.
  ///
  /// Deferred elements are fetched by it; those that come later can be chosen when they are there.
  ///
  /// - Returns: whether there is such an action that can be chosen.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    for child in elements {
      if let menu = child as? UIMenu, menu.choose(title) { return true }
      if let command = child as? UICommand, command.title == title {
        if command.isAvailable { command.perform() }
        return command.isAvailable
      }
      guard let action = child as? UIAction, action.title == title else { continue }
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      action.perform(sender: self)
      return true
    }
    return false
  }
}

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
