import Foundation

/// A service that an activity view controller offers for its items, as data.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The category of a service.
  public enum Category: Int, Hashable, Sendable {
    /// The service performs an action with the items in the app.
    case action
    /// The service shares the items with other people.
    case share
  }

  package weak var controller: UIActivityViewController?

  /// Creates an activity.
  public override init() {
    super.init()
  }

  /// The category of the activities of this class. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The type of the service. The default is `nil`.
  open var activityType: ActivityType? { nil }
  /// The title of the service. The default is `nil`.
  open var activityTitle: String? { nil }
  /// The image of the service. The default is `nil`.
  open var activityImage: UIImage? { nil }
  /// The view controller that performs the service. The default is `nil`: ``perform()`` runs
  /// instead.
  open var activityViewController: UIViewController? { nil }
  /// Returns a Boolean value that indicates whether the service can act on the items; `false` by
  /// default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the service to act on the items. The default implementation does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the service and finally calls ``activityDidFinish(_:)``. The default implementation
  /// does nothing.
  open func perform() {}

  /// Finishes the service.
  ///
  /// The activity view controller that runs the service dismisses what is presented and calls its
  /// completion handler. Without such a controller, this method has no effect.
  open func activityDidFinish(_ completed: Bool) {
    let controller = self.controller
    self.controller = nil
    controller?.conclude(activityType, completed)
  }
}

extension UIActivity {
  /// The type of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type as a string.
    public let rawValue: String

    /// Creates a type from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a type from a string, without an argument label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    private static func system(_ name: String) -> ActivityType {
      ActivityType("com.apple.UIKit.activity." + name)
    }

    /// The service that copies the items to the pasteboard.
    public static let copyToPasteboard = system("CopyToPasteboard")
    /// The service that sends the items in a message.
    public static let message = system("Message")
    /// The service that sends the items by mail.
    public static let mail = system("Mail")
    /// The service that prints the items.
    public static let print = system("Print")
    /// The service that sends the items to a nearby device.
    public static let airDrop = system("AirDrop")
    /// The service that saves the items to the photo library.
    public static let saveToCameraRoll = system("SaveToCameraRoll")
    /// The service that assigns an image to a contact.
    public static let assignToContact = system("AssignToContact")
    /// The service that adds a URL to the reading list.
    public static let addToReadingList = system("AddToReadingList")
    /// The service that opens the item in the Books app.
    public static let openInIBooks = system("OpenInIBooks")
    /// The service that opens the item as a PDF for markup.
    public static let markupAsPDF = system("MarkupAsPDF")
    /// The service that posts the items to Facebook.
    public static let postToFacebook = system("PostToFacebook")
    /// The service that posts the items to Twitter.
    public static let postToTwitter = system("PostToTwitter")
    /// The service that posts the items to Weibo.
    public static let postToWeibo = system("PostToWeibo")
    /// The service that posts the items to Tencent Weibo.
    public static let postToTencentWeibo = system("TencentWeibo")
    /// The service that posts images to Flickr.
    public static let postToFlickr = system("PostToFlickr")
    /// The service that posts videos to Vimeo.
    public static let postToVimeo = system("PostToVimeo")
  }
}
