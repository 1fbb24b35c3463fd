import Foundation

/// The content that a long press shows: a menu and a preview, each created when it is requested.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier that the app gave the configuration.
  public let identifier: any NSCopying
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. Without an identifier it gets a unique one.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// A closure that creates the menu of a press from the actions that the system suggests, of which the
/// runtime has none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A closure that creates the view controller of a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
