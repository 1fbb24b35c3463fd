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
    /// A pen on paper.
    case compose
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus sign.
    case add
    /// A place.
    case location
    /// A magnifying glass.
    case search
    /// A mark on a map.
    case share
    /// A sign that forbids something.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A marked location.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An envelope.
    case invitation
    /// A seal with a check mark.
    case confirmation
    /// A letter.
    case mail
    /// An envelope with a bubble.
    case message
    /// A calendar page.
    case date
    /// A clock.
    case time
    /// A photo.
    case capturePhoto
    /// A video.
    case captureVideo
    /// A list with a check mark.
    case task
    /// A list with several check marks.
    case taskCompleted
    /// An alarm clock.
    case alarm
    /// A bookmark.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// A speaker.
    case audio
    /// A circle with an arrow.
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
