import Foundation

/// One thing that is dragged: what it hands on, and what it stands for in this app.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Hands the data on.
  open private(set) var itemProvider: NSItemProvider
  /// What the item stands for, for drops in the app that it was dragged from.
  open var localObject: Any?
  /// Makes what is shown while the item is dragged; kept as a value, for nothing is shown.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item of a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
