import Foundation

/// A Home Screen quick action.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// The app-specific type of the quick action.
  open internal(set) var type: String
  /// The user-visible title.
  open internal(set) var localizedTitle: String
  /// The user-visible subtitle, or `nil`.
  open internal(set) var localizedSubtitle: String?
  /// The icon, or `nil`.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// App-specific data for performing the quick action.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the content that the quick action shows, or `nil`.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates a quick action with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Creates a quick action.
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

/// The icon of a Home Screen quick action. It is stored as a value and not drawn.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The icons that the system provides, in UIKit's order.
  public enum IconType: Int, Hashable, Sendable {
    /// An icon that shows a pen on paper.
    case compose
    /// An icon that shows a triangle.
    case play
    /// An icon that shows two bars.
    case pause
    /// An icon that shows a plus sign.
    case add
    /// An icon that shows the user's location.
    case location
    /// An icon that shows a magnifying glass.
    case search
    /// An icon that shows the share symbol.
    case share
    /// An icon that shows a prohibition sign.
    case prohibit
    /// An icon that shows a person.
    case contact
    /// An icon that shows a house.
    case home
    /// An icon that shows a marked location.
    case markLocation
    /// An icon that shows a star.
    case favorite
    /// An icon that shows a heart.
    case love
    /// An icon that shows a cloud.
    case cloud
    /// An icon that shows an envelope.
    case invitation
    /// An icon that shows a seal with a check mark.
    case confirmation
    /// An icon that shows a letter.
    case mail
    /// An icon that shows an envelope with a bubble.
    case message
    /// An icon that shows a calendar page.
    case date
    /// An icon that shows a clock.
    case time
    /// An icon that shows a photo.
    case capturePhoto
    /// An icon that shows a video.
    case captureVideo
    /// An icon that shows a list with a check mark.
    case task
    /// An icon that shows a list with several check marks.
    case taskCompleted
    /// An icon that shows an alarm clock.
    case alarm
    /// An icon that shows a bookmark.
    case bookmark
    /// An icon that shows crossed arrows.
    case shuffle
    /// An icon that shows a speaker.
    case audio
    /// An icon that shows a circle with an arrow.
    case update
  }

  /// The icon that the system provides, or `nil` for an image or a symbol.
  package let type: IconType?
  /// The name of the app's image or of a symbol, or `nil` for an icon that the system provides.
  package let name: String?

  /// Creates an icon that the system provides.
  public init(type: IconType) {
    self.type = type
    name = nil
    super.init()
  }

  /// Creates an icon from an image of the app.
  public init(templateImageName: String) {
    type = nil
    name = templateImageName
    super.init()
  }

  /// Creates an icon from a symbol.
  public init(systemImageName: String) {
    type = nil
    name = systemImageName
    super.init()
  }
}
