import Foundation

/// Lets a person choose documents, or a place for some, by a driven step: nothing is shown.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// What becomes of the documents.
  public let documentPickerMode: UIDocumentPickerMode
  /// The uniform type identifiers to choose from; empty when documents are given away.
  public let documentTypes: [String]
  /// The documents that are given away; empty when documents are chosen.
  public let exportedURLs: [URL]
  /// Hears of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether several documents may be chosen. The default is
  /// `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether names are shown with their extensions; kept as data.
  /// The default is `false`.
  open var shouldShowFileExtensions = false
  /// Where the choice begins; kept as data.
  open var directoryURL: URL?

  /// Creates a controller that lets documents of some types be chosen.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    documentTypes = allowedUTIs
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that gives documents away.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    documentTypes = []
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller that gives a document away.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a controller that moves documents elsewhere, or copies them.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates a controller without types; archives are not read.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    documentTypes = []
    exportedURLs = []
    super.init(coder: coder)
  }

  /// Chooses documents, or the places of those that are given away. A driven step: the controller is
  /// dismissed, and the delegate hears.
  ///
  /// - Returns: whether they could be chosen: not none, and not several where one is allowed.
  @discardableResult
  public func choose(_ urls: [URL]) -> Bool {
    let isAllowed = urls.count == 1 || allowsMultipleSelection || !exportedURLs.isEmpty
    guard !urls.isEmpty, isAllowed else { return false }
    dismiss(animated: false)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    return true
  }

  /// Gives up. A driven step: the controller is dismissed, and the delegate hears.
  public func cancel() {
    dismiss(animated: false)
    delegate?.documentPickerWasCancelled(self)
  }
}

/// Hears which documents were chosen; every member may be missing.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Hears which documents were chosen; when it is missing the first one is told by itself.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Hears which document was chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Hears that nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Tells of the first document.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}

  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What becomes of documents that are chosen.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// They are copied into the app.
  case `import`
  /// They are opened where they are.
  case open
  /// The app's documents are copied elsewhere.
  case exportToService
  /// The app's documents are moved elsewhere.
  case moveToService
}
