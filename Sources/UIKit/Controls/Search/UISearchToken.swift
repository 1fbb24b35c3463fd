import Foundation

/// A part of a search that is shown as one piece, before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The image before the text. UIKit does not tell it; a test reads it.
  public let icon: UIImage?
  /// The text. UIKit does not tell it; a test reads it.
  public let text: String
  /// What the piece stands for, as the app says.
  open var representedObject: Any?

  /// Makes a piece.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
