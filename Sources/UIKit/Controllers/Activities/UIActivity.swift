import Foundation

/// A way to share, as data.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What a way does with the items.
  public enum Category: Int, Hashable, Sendable {
    /// Something with them here.
    case action
    /// It gives them to somebody else.
    case share
  }

  weak var controller: UIActivityViewController?

  /// Creates a way.
  public override init() {
    super.init()
  }

  /// What ways of this class do with the items; by default something here.
  open class var activityCategory: Category { .action }
  /// The name; `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title; `nil` by default.
  open var activityTitle: String? { nil }
  /// The image; `nil` by default.
  open var activityImage: UIImage? { nil }
  /// What is shown while items are shared; `nil` by default, where ``perform()`` shares.
  open var activityViewController: UIViewController? { nil }
  /// Returns a Boolean value that indicates whether the items can be shared in this way; no by
  /// default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items; nothing by default.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares, and calls ``activityDidFinish(_:)`` in the end; nothing by default.
  open func perform() {}

  /// Tells that sharing has ended: what was shown is dismissed, and the handler of the controller that
  /// offered the way hears of it. Without such a controller nothing happens.
  open func activityDidFinish(_ completed: Bool) {
    let controller = self.controller
    self.controller = nil
    controller?.conclude(activityType, completed)
  }
}

extension UIActivity {
  /// The name of a way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from its name, without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity." + name)
    }

    /// Onto the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// By message.
    public static let message = system("Message")
    /// By mail.
    public static let mail = system("Mail")
    /// On paper.
    public static let print = system("Print")
    /// To a device near by.
    public static let airDrop = system("AirDrop")
    /// To the photos.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// To a contact.
    public static let assignToContact = system("AssignToContact")
    /// To the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// To the books.
    public static let openInIBooks = system("OpenInIBooks")
    /// As a document to draw on.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// To Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// To Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// To Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// To Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// To Vimeo.
    public static let postToVimeo = system("PostToVimeo")
  }
}
