import Foundation

/// A uniform type of data, of which the runtime has the identifier alone.
///
/// Files that import UniformTypeIdentifiers name it; the plugin `AdaptSources` leaves the import out.
public struct UTType: Hashable, Sendable {
  /// The identifier of the type, such as `public.image`.
  public let identifier: String

  /// Creates a type from its identifier. On a device the result is `nil` for a type that is not declared, and here for
  /// an empty text.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String) {
    self.identifier = identifier
  }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String) {
    self.identifier = identifier
  }

  /// Data of any kind.
  public static let data = UTType(importedAs: "public.data")
  /// A file or a folder.
  public static let item = UTType(importedAs: "public.item")
  /// Content of any kind.
  public static let content = UTType(importedAs: "public.content")
  /// A folder.
  public static let folder = UTType(importedAs: "public.folder")
  /// A text of any kind.
  public static let text = UTType(importedAs: "public.text")
  /// A text without attributes.
  public static let plainText = UTType(importedAs: "public.plain-text")
  /// An RTF document.
  public static let rtf = UTType(importedAs: "public.rtf")
  /// An HTML document.
  public static let html = UTType(importedAs: "public.html")
  /// An XML document.
  public static let xml = UTType(importedAs: "public.xml")
  /// A JSON document.
  public static let json = UTType(importedAs: "public.json")
  /// A table of comma-separated values.
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  /// A PDF document.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// A zip archive.
  public static let zip = UTType(importedAs: "public.zip-archive")
  /// A URL.
  public static let url = UTType(importedAs: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(importedAs: "public.file-url")
  /// An image of any kind.
  public static let image = UTType(importedAs: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(importedAs: "public.jpeg")
  /// A PNG image.
  public static let png = UTType(importedAs: "public.png")
  /// A GIF image.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// Pictures with or without sound.
  public static let movie = UTType(importedAs: "public.movie")
  /// Pictures without sound.
  public static let video = UTType(importedAs: "public.video")
  /// Sound of any kind.
  public static let audio = UTType(importedAs: "public.audio")
  /// An MP3 sound.
  public static let mp3 = UTType(importedAs: "public.mp3")
}
