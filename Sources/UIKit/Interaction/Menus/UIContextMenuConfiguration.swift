import Foundation

/// What a long press on something shows: a menu and a preview, each made when it is asked for.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu, given the actions that the system suggests; none are here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes the controller of the preview.
  public typealias PreviewProvider = () -> UIViewController?

  /// What was pressed, as the app names it.
  public let identifier: any NSCopying
  private let previewProvider: PreviewProvider?
  private let actionProvider: ActionProvider?

  /// Makes a configuration; without an identifier it gets one of its own.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Makes the menu; UIKit does when it shows it. A driven step.
  public func makeMenu() -> UIMenu? { actionProvider?([]) }

  /// Makes the controller of the preview; UIKit does when it shows it. A driven step.
  public func makePreview() -> UIViewController? { previewProvider?() }
}

/// Makes the menu of a press, given the actions that the system suggests; main thread.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Makes the controller of a press's preview; main thread.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
