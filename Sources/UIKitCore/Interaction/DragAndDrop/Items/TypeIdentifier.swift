/// A uniform type identifier of data, with the types that it conforms to.
///
/// The system's type hierarchy is open; this type knows the types of texts, URLs, images and files.
struct TypeIdentifier: Hashable {
  let name: String

  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.rtf": ["public.text"],
    "public.html": ["public.text"],
    "public.xml": ["public.text"],
    "public.json": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.mpeg-4": ["public.movie"],
    "com.apple.quicktime-movie": ["public.movie"],
    "public.movie": ["public.audiovisual-content"],
    "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.data": ["public.item"],
    "public.folder": ["public.directory"],
    "public.directory": ["public.item"],
  ]

  /// Returns a Boolean value that indicates whether the type equals another one or conforms to it.
  func conforms(to other: TypeIdentifier) -> Bool {
    self == other
      || Self.parents[name, default: []].contains { TypeIdentifier(name: $0).conforms(to: other) }
  }
}

extension TypeIdentifier {
  /// Creates the type of files with a file extension. For an unknown extension, it is the type of
  /// plain data.
  init(fileExtension: String) {
    let types = [
      "txt": "public.utf8-plain-text", "png": "public.png", "jpg": "public.jpeg",
      "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "heic": "public.heic",
      "html": "public.html", "json": "public.json", "xml": "public.xml", "pdf": "com.adobe.pdf",
      "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie",
    ]
    self.init(name: types[fileExtension.lowercased()] ?? "public.data")
  }
}
