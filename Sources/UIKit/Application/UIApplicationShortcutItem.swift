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

/// The picture of an action that a long press on the app's icon offers; kept as a value.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// The pictures that the system draws, in UIKit's order.
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
    /// An arrow out of a box.
    case share
    /// A forbidden way.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A marked place.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An envelope.
    case invitation
    /// A seal with a tick.
    case confirmation
    /// A letter.
    case mail
    /// An envelope with a bubble.
    case message
    /// A calendar's sheet.
    case date
    /// A clock.
    case time
    /// A photo.
    case capturePhoto
    /// A video.
    case captureVideo
    /// A list with a tick.
    case task
    /// A list with ticks.
    case taskCompleted
    /// An alarm clock.
    case alarm
    /// A bookmark.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// A loudspeaker.
    case audio
    /// A circle with an arrow.
    case update
  }

  /// The picture that the system draws; nil for another.
  package let type: IconType?
  /// The name of the app's picture or symbol; nil for one that the system draws.
  package let name: String?

  /// Makes a picture that the system draws.
  public init(type: IconType) {
    self.type = type
    name = nil
    super.init()
  }

  /// Makes a picture of an image of the app.
  public init(templateImageName: String) {
    type = nil
    name = templateImageName
    super.init()
  }

  /// Makes a picture of a symbol.
  public init(systemImageName: String) {
    type = nil
    name = systemImageName
    super.init()
  }
}
