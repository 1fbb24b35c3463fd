import Foundation

/// Offers what can be done with a file, as data: nothing is shown and no other app is there.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// What is offered.
  public enum Offer: Hashable, Sendable {
    /// A look into the file.
    case preview
    /// A menu of all that can be done.
    case optionsMenu
    /// A menu of the apps that can open the file.
    case openInMenu
  }

  /// The file.
  open var url: URL?
  /// The name that is shown: the file's unless set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// The kind of the file.
  open var uti: String?
  /// What another app is told besides.
  open var annotation: Any?
  /// Decides where a preview is shown and hears of what is offered.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// What is offered now; `nil` for nothing. UIKit has no such member; a test reads it.
  public private(set) var currentOffer: Offer?

  /// Creates a controller of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Creates a controller without a file.
  public override init() {
    super.init()
  }

  /// Offers a look into the file where the delegate names a controller to show it from.
  ///
  /// - Returns: whether the look is offered.
  ///
  /// Rule: UIKit's documentation: without that delegate's method there is no preview.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard currentOffer == nil, url != nil,
      delegate?.documentInteractionControllerViewControllerForPreview(self) != nil
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    currentOffer = .preview
    return true
  }

  /// Ends the look into the file.
  open func dismissPreview(animated: Bool) {
    guard currentOffer == .preview else { return }
    currentOffer = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Offers a menu of all that can be done, at a rectangle of a view in points.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentMenu(.optionsMenu)
  }

  /// Offers a menu of all that can be done, at a bar's button.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentMenu(.optionsMenu)
  }

  /// Offers a menu of apps that can open the file, at a rectangle of a view in points.
  ///
  /// - Returns: no: without a device there is no other app, and UIKit shows no empty menu.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Offers a menu of apps that can open the file, at a bar's button.
  ///
  /// - Returns: no, as at a rectangle.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  /// Ends the menu.
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
