import Foundation

/// The content that a long press shows: a menu and a preview, each created when it is requested.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// A closure that creates the menu from the actions that the system suggests, of which there are
  /// none.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// A closure that creates the view controller of the preview.
  public typealias PreviewProvider = () -> UIViewController?

  /// The identifier that the app gave the configuration.
  public let identifier: any NSCopying
  package let previewProvider: PreviewProvider?
  package let actionProvider: ActionProvider?

  /// Creates a configuration. Without an identifier it gets a unique one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// A closure that creates the menu of a press from the actions that the system suggests.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// A closure that creates the view controller of a preview.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
