import Foundation

/// A drag, as the view sees it from which the items come.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app notes of the drag.
  var localContext: Any? { get set }
}
