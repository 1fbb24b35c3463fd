import Foundation

/// A view controller with which the user picks documents or a destination. Nothing is shown; a test
/// makes the choice.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// The operation on the documents.
  public let documentPickerMode: UIDocumentPickerMode
  /// The uniform type identifiers of the documents to pick, or an empty array for an export.
  package let documentTypes: [String]
  /// The documents to export, or an empty array for a pick.
  package let exportedURLs: [URL]
  /// The delegate that is notified of the choice.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether the user may pick several documents. The default is
  /// `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether file extensions are shown. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  open var shouldShowFileExtensions = false {
    didSet { reportUnused("UIDocumentPickerViewController", if: shouldShowFileExtensions) }
  }
  /// The directory that the picker initially shows. Tests can read it.
  open var directoryURL: URL?

  /// Creates a controller for picking documents of some types.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    documentTypes = allowedUTIs
    exportedURLs = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for picking documents of some types, or copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Creates a controller for exporting documents.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    documentTypes = []
    exportedURLs = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for exporting one document.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a controller that moves documents elsewhere, or copies them.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates a controller without types. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    documentTypes = []
    exportedURLs = []
    super.init(coder: coder)
  }
}

/// The delegate of a document picker; all methods are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Tells the delegate which documents were picked. The default implementation reports the first
  /// document alone.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Tells the delegate which document was picked.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Tells the delegate that the user canceled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// The default implementation calls ``documentPicker(_:didPickDocumentAt:)`` with the first
  /// document.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// The default implementation does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}

  /// The default implementation does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The operation of a document picker.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Documents are copied into the app.
  case `import`
  /// Documents are opened at their location.
  case open
  /// The app's documents are copied elsewhere.
  case exportToService
  /// The app's documents are moved elsewhere.
  case moveToService
}
