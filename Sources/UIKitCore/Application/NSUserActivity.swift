import Foundation

/// The activity type of an activity that represents a webpage.
///
/// Rule: Apple's documentation of `NSUserActivityTypeBrowsingWeb`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A state of the app that can be continued on another device, found by search, or restored.
///
/// Foundation on Linux does not have this class. The runtime passes no activity to other devices:
/// the activity is a value, and a test passes it to the app's delegates with `deliver(_:)` of the
/// application.
open class NSUserActivity: NSObject {
  /// The type of the activity, as a reverse-DNS string.
  public let activityType: String
  /// The user-visible title. The default is `nil`.
  open var title: String?
  /// The data that the app needs to continue the activity. The default is an empty dictionary.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The keys of `userInfo` that the app cannot do without. The default is `nil`.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether the delegate must update the activity before it is
  /// handed over.
  ///
  /// The default is `false`. Tests can read it.
  open var needsSave = false
  /// The webpage that continues the activity on devices without the app, or the URL of a universal
  /// link.
  open var webpageURL: URL?
  /// The URL of the page that contained the link.
  open var referrerURL: URL?
  /// The date after which the activity is no longer valid. The default is `nil`.
  open var expirationDate: Date?
  /// Keywords for search. The default is an empty set.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether Handoff may continue the activity on another device.
  /// The default is `true`.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether on-device search may find the activity. The default is
  /// `false`.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether all users may find the activity. The default is
  /// `false`.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the system may suggest the activity. The default is
  /// `false`.
  open var isEligibleForPrediction = false
  /// The identifier by which the app deletes the activity from search. The default is `nil`.
  open var persistentIdentifier: String?
  /// The identifier of the content that the activity shows. The default is `nil`.
  open var targetContentIdentifier: String?
  /// A Boolean value that indicates whether the activity is the user's current activity.
  package private(set) var isCurrent = false
  /// A Boolean value that indicates whether the activity was invalidated.
  package private(set) var isInvalidated = false

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Merges entries into `userInfo`. New values replace existing values with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Marks the activity as current. Has no effect after ``invalidate()``.
  open func becomeCurrent() {
    isCurrent = !isInvalidated
  }

  /// Marks the activity as not current.
  open func resignCurrent() {
    isCurrent = false
  }

  /// Invalidates the activity. It can no longer become current.
  open func invalidate() {
    isCurrent = false
    isInvalidated = true
  }
}

/// An object that can restore its state from a user activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores the state that the activity describes.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
