import Foundation

/// A controller that offers actions for a file, as data: nothing is shown, and there is no other
/// app.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  /// A presentation of the controller.
  package enum Presentation {
    /// A preview of the document.
    case preview
    /// A menu of options for the document.
    case optionsMenu
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
  /// The current presentation, or `nil` while nothing is presented.
  package private(set) var presentation: Presentation?

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
    guard presentation == nil, url != nil,
      delegate?.documentInteractionControllerViewControllerForPreview(self) != nil
    else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    presentation = .preview
    return true
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) {
    guard presentation == .preview else { return }
    presentation = nil
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
    guard presentation == .optionsMenu else { return }
    presentation = nil
    delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
  }

  private func presentMenu(_ menu: Presentation) -> Bool {
    guard presentation == nil, url != nil else { return false }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    presentation = menu
    return true
  }
}
