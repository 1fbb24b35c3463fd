import Foundation

/// An action that a long press on the app's icon offers.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What the app calls it.
  open internal(set) var type: String
  /// What a person reads.
  open internal(set) var localizedTitle: String
  /// The smaller line below; nil for none.
  open internal(set) var localizedSubtitle: String?
  /// The picture; nil for none.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app needs to run the action.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The content that the action leads to; nil where it is not said.
  open internal(set) var targetContentIdentifier: Any?

  /// Makes an action with a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Makes an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}
