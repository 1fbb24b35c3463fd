import Foundation

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
