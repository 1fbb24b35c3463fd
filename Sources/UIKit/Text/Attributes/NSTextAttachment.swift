import Foundation

/// An object that is placed in text like a character (UIKit).
open class NSTextAttachment: NSObject {
  private let header = CoreFoundationHeader()

  /// The character that carries an attachment, U+FFFC.
  public static let character = 0xFFFC

  /// The place and the size in points, from the baseline up; zero is the image's size.
  open var bounds = CGRect.zero
  /// The picture that is shown.
  open var image: UIImage?
  /// The thing's data, if it has any.
  open var contents: Data?
  /// The data's uniform type identifier, if it has any.
  open var fileType: String?

  /// Creates an attachment without anything in it.
  public override init() {
    super.init()
  }

  /// Creates an attachment from data and its uniform type identifier.
  public init(data contentData: Data?, ofType uti: String?) {
    self.contents = contentData
    self.fileType = uti
    super.init()
  }

  /// Creates an attachment that shows a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The place and the size in points that the attachment takes in a line, from the baseline up.
  ///
  /// The default is ``bounds``, or the image's size. UIKit: apps override it to align pictures with a
  /// font. May be called on any thread that measures the text.
  ///
  /// - Quirk: text is a value here before it has lines, so this is asked once a measuring, without a
  ///   container, for a line as wide as the screen and as high as the run's font, at its beginning.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// The picture that is shown in a place in points; the default is ``image``.
  ///
  /// May be called on any thread that measures the text, without a container.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Creates the string of one character that carries an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
