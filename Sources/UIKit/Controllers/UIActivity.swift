import Foundation

/// A way to share, as data.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes a type from its name, without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Onto the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// By message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// By mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To a device near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// Makes a way.
  public override init() {
    super.init()
  }

  /// The name; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The image; nil by default.
  open var activityImage: UIImage? { nil }
  /// Whether the items can be shared in this way; no by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items; nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares; nothing by default.
  open func perform() {}
  /// Tells that sharing has ended; nothing shows it here.
  open func activityDidFinish(_ completed: Bool) {}
}
