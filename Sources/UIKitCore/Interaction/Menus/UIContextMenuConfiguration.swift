import Foundation

/// The content that a long press shows: a menu and a preview, each created on request.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the configuration.
  public let identifier: any NSCopying
  package let previewProvider: UIContextMenuContentPreviewProvider?
  package let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. Without an identifier, it gets a unique one.
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

/// A closure that creates the menu of a long press. The actions that the system suggests are always
/// empty here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A closure that creates the view controller of a preview.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
