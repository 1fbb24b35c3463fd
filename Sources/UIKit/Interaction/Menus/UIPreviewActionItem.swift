import Foundation

/// Something that stands below a preview: an action or a group of them; main thread.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it says.
  var title: String { get }
}
