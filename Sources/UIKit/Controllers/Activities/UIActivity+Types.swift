extension UIActivity {
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
