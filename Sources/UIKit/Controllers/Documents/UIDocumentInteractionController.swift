import Foundation

/// A controller that offers actions for a file, as data: nothing is shown, and there is no other
/// app.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// The kind of interface that the controller presents.
  public enum Offer: Hashable, Sendable {
    /// A preview of the file.
    case preview
    /// A menu of all actions.
    case optionsMenu
    /// A menu of the apps that can open the file.
    case openInMenu
  }

  /// The URL of the file.
  open var url: URL?
  /// The display name of the file. The default is the file's name.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// The uniform type identifier of the file.
  open var uti: String?
  /// The property list that is passed to another app.
  open var annotation: Any?
  /// The delegate, which provides the view controller of previews and is notified of presentations.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The interface that is presented now, or `nil`. UIKit has no such member; tests read it.
  public private(set) var currentOffer: Offer?

  /// Creates a controller for a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Creates a controller without a file.
  public override init() {
    super.init()
  }

  /// Presents a preview of the file when the delegate provides a view controller to present it
  /// from.
  ///
  /// Rule: UIKit's documentation: without that delegate method there is no preview.
  ///
  /// - Returns: `true` when the preview is presented.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard currentOffer == nil, url != nil,
      delegate?.documentInteractionControllerViewControllerForPreview(self) != nil
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    currentOffer = .preview
    return true
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) {
    guard currentOffer == .preview else { return }
    currentOffer = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Presents the menu of all actions at a rectangle of a view, in points.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(.optionsMenu)
  }

  /// Presents the menu of all actions at a bar button item.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(.optionsMenu)
  }

  /// Presents the menu of apps that can open the file at a rectangle of a view, in points.
  ///
  /// - Returns: `false`: there is no other app without a device, and UIKit shows no empty menu.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Presents the menu of apps that can open the file at a bar button item.
  ///
  /// - Returns: `false`: there is no other app without a device, and UIKit shows no empty menu.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) {
    guard currentOffer == .optionsMenu else { return }
    currentOffer = nil
    delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
  }

  private func presentMenu(_ menu: Offer) -> Bool {
    guard currentOffer == nil, url != nil else { return false }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    currentOffer = menu
    return true
  }
}
