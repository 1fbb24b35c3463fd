import Foundation

/// The type of an activity that stands for a web page.
///
/// Rule: Apple's documentation of `NSUserActivityTypeBrowsingWeb`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in an app, as it is handed to another device, to search or to the app itself.
///
/// Foundation on Linux has no such class. Nothing is handed over without a device: the activity is kept
/// as a value, and `deliver(_:)` of the application gives it to the app's delegates.
open class NSUserActivity: NSObject {
  /// What kind of activity it is, as a reversed domain name.
  public let activityType: String
  /// What a person reads; default none.
  open var title: String?
  /// What the app needs to go on; default nothing.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The keys without which the app cannot go on; default none are named.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is to fill the activity before it is handed over; default no.
  open var needsSave = false
  /// The page that goes on where the app is missing; the page itself for a link into the app.
  open var webpageURL: URL?
  /// The page that the link was found on.
  open var referrerURL: URL?
  /// When the activity is of no use any more; default never said.
  open var expirationDate: Date?
  /// Words by which it is found; default none.
  open var keywords: Set<String> = []
  /// Whether another device may go on; default yes.
  open var isEligibleForHandoff = true
  /// Whether the device's search finds it; default no.
  open var isEligibleForSearch = false
  /// Whether everybody's search finds it; default no.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may propose it; default no.
  open var isEligibleForPrediction = false
  /// The name that takes it away; default none.
  open var persistentIdentifier: String?
  /// The content that it stands for in the system's search; default none.
  open var targetContentIdentifier: String?
  /// Whether it is what a person does now.
  public private(set) var isCurrent = false
  /// Whether it has ended.
  public private(set) var isInvalidated = false

  /// Makes an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to what the app needs, in place of those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Says that a person does this now; an activity that has ended stays ended.
  open func becomeCurrent() {
    isCurrent = !isInvalidated
  }

  /// Says that a person does this no longer.
  open func resignCurrent() {
    isCurrent = false
  }

  /// Ends the activity.
  open func invalidate() {
    isCurrent = false
    isInvalidated = true
  }
}

/// An object that goes on with what a person did elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes over what the activity says.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
